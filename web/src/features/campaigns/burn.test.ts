import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { burnOf, sayEnd } from './burn.ts'

const now = new Date('2026-03-10T12:00:00Z')
const campaign = { burnPerDayCents: toCents(200), leftCents: toCents(7000), endsAt: null }

test('the money lasts for whole days at the current pace', () => {
  expect(burnOf(campaign, now)).toEqual({ perDayCents: 200, ends: { moneyDays: 35 } })
  expect(burnOf({ ...campaign, leftCents: toCents(199) }, now)?.ends).toEqual({ moneyDays: 0 })
})

test('a campaign that ends before its money does has its end date', () => {
  const endsAt = new Date(now.getTime() + 3.5 * 86_400_000).toISOString() as Timestamp
  const burn = burnOf({ ...campaign, endsAt }, now)

  expect(burn).toEqual({ perDayCents: 200, ends: { at: new Date(endsAt) } })
})

test('there is no forecast without recent spending or money left', () => {
  expect(burnOf({ ...campaign, burnPerDayCents: toCents(0) }, now)).toBeUndefined()
  expect(burnOf({ ...campaign, leftCents: toCents(0) }, now)).toBeUndefined()
})

const inFortyDays = new Date(Date.now() + 40 * 86_400_000).toLocaleDateString('en-US', {
  month: 'short',
  day: 'numeric',
})

test.each([
  [{ moneyDays: 0 }, 'money for less than a day'],
  [{ moneyDays: 1 }, 'money for ~1 day'],
  [{ moneyDays: 37 }, 'money for ~37 days'],
  [{ moneyDays: 1200 }, 'money for over a year'],
  [{ at: new Date(Date.now() + 40 * 86_400_000) }, `ends ${inFortyDays}`],
  [{ at: new Date(2040, 0, 6) }, 'ends Jan 6, 2040'],
])('what ends first, %j, is "%s"', (ends, words) => {
  expect(sayEnd({ ends })).toBe(words)
})
