import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { burnOf, daysInWords } from './burn.ts'

const now = new Date('2026-03-10T12:00:00Z')
const campaign = { burnPerDayCents: toCents(200), leftCents: toCents(7000), endsAt: null }

test('the money lasts for whole days at the current pace', () => {
  expect(burnOf(campaign, now)).toEqual({ perDayCents: 200, daysLeft: 35, isMoneyFirst: true })
  expect(burnOf({ ...campaign, leftCents: toCents(199) }, now)?.daysLeft).toBe(0)
})

test('a campaign that ends before its money does has the days until its end', () => {
  const endsAt = new Date(now.getTime() + 3.5 * 86_400_000).toISOString() as Timestamp
  const burn = burnOf({ ...campaign, endsAt }, now)

  expect(burn).toEqual({ perDayCents: 200, daysLeft: 3, isMoneyFirst: false })
})

test('there is no forecast without recent spending or money left', () => {
  expect(burnOf({ ...campaign, burnPerDayCents: toCents(0) }, now)).toBeUndefined()
  expect(burnOf({ ...campaign, leftCents: toCents(0) }, now)).toBeUndefined()
})

test.each([
  [0, true, 'spent within a day'],
  [0, false, 'ends within a day'],
  [1, true, '1 day left'],
  [1200, false, 'over a year left'],
])('%i days, the money first: %j are "%s"', (daysLeft, isMoneyFirst, words) => {
  expect(daysInWords({ daysLeft, isMoneyFirst })).toBe(words)
})
