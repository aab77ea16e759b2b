import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { formatDay } from '#ui/values/relative-time.ts'
import { burnOf } from './burn.ts'

const now = new Date()
const campaign = { burnPerDayCents: toCents(200), leftCents: toCents(7000), endsAt: null }
const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
const endsAfter = (days: number) => after(days).toISOString() as Timestamp

test.each([
  [199, 'money for under a day'],
  [399, 'money for ~1 day'],
  [7000, 'money for ~35 days'],
  [200_000, 'money for over a year'],
])('with %i cents left, the money runs out first', (left, end) => {
  const leftCents = toCents(left)

  expect(burnOf({ ...campaign, leftCents }, now)).toEqual({ perDayCents: 200, end })
  expect(burnOf({ ...campaign, leftCents, endsAt: endsAfter(2000) }, now)?.end).toBe(end)
})

test('a campaign that ends before its money runs out shows its end date', () => {
  const given = { ...campaign, leftCents: toCents(200_000), endsAt: endsAfter(40) }

  expect(burnOf(given, now)?.end).toBe(`ends ${formatDay(after(40))}`)
})

test('there is no forecast without recent spending or money left', () => {
  expect(burnOf({ ...campaign, burnPerDayCents: toCents(0) }, now)).toBeUndefined()
  expect(burnOf({ ...campaign, leftCents: toCents(0) }, now)).toBeUndefined()
})

test.each([-3, -0.0001, 0])('a campaign whose end date is today or past ends today', (days) => {
  expect(burnOf({ ...campaign, endsAt: endsAfter(days) }, now)?.end).toBe('ends today')
})
