import { toCents } from '@permille/contract/money'
import { expect, it } from 'vitest'
import { changeText, moneyTick, periodsOf } from './history-measure.ts'
import type { HistoryRange } from './history-range.ts'

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

const rowsOn = (...days: string[]) =>
  days.map((day, index) => ({
    day,
    unit: 'day' as const,
    viewCount: index,
    amountCents: toCents(0),
  }))

it('the later half of the days is the chosen period, unless nothing before it was asked for', () => {
  const days = rowsOn('2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04')
  const viewsIn = (range: HistoryRange) => {
    const { before, chosen } = periodsOf(days, range)
    return [before, chosen].map((each) => each.map(({ viewCount }) => viewCount))
  }

  expect(viewsIn({ days: '7' })).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(viewsIn({ days: 'all' })).toEqual([[], [0, 1, 2, 3]])
})
