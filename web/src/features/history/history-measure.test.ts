import { toCents } from '@permille/contract/money'
import { expect, it } from 'vitest'
import { changeText, moneyTick, periodsOf } from './history-measure.ts'

it.each([
  [0, '$0'],
  [50, '$0.50'],
  [4_000, '$40'],
  [120_000, '$1.2K'],
  [250_000_000, '$2.5M'],
])('%i cents are labelled %s on an axis', (cents, text) => {
  expect(moneyTick(cents)).toBe(text)
})

it.each([
  [100, 112, '+12%'],
  [1000, 600, '−40%'],
  [1000, 0, '−100%'],
  [1000, 1004, '0%'],
  [10, 130, '+1,200%'],
  [0, 500, null],
])('from %i to %i is a change of %s', (before, now, text) => {
  expect(changeText(before, now)).toBe(text)
})

it('the later half of the days is the chosen period', () => {
  const days = [1, 2, 3, 4].map((day) => ({
    day: `2026-03-0${day}`,
    viewCount: day,
    amountCents: toCents(0),
  }))

  const { before, chosen } = periodsOf(days)

  expect([before, chosen].map((each) => each.map(({ viewCount }) => viewCount))).toEqual([
    [1, 2],
    [3, 4],
  ])
})
