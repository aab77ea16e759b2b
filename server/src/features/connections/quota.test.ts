import { expect, test } from 'vitest'
import { addSeconds } from '#platform/clock.ts'
import { quotas, windowAt, xReadsQuota } from './quota.ts'

test.each([
  ['2026-07-01T06:59:00Z', '2026-06-30T07:00:00.000Z'],
  ['2026-07-01T07:00:00Z', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01T07:59:00Z', '2026-11-30T08:00:00.000Z'],
  ['2026-12-01T08:00:00Z', '2026-12-01T08:00:00.000Z'],
])('at %s YouTube’s day started at %s, midnight Pacific', (now, start) => {
  expect(windowAt(new Date(now), quotas.youtube).startsAt).toEqual(new Date(start))
})

test.each([
  ['summer time begins', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ['summer time ends', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
])('the Pacific day on which %s is one window from midnight to midnight', (_, start, end) => {
  const day = { startsAt: new Date(start), endsAt: new Date(end) }

  for (let at = day.startsAt; at < day.endsAt; at = addSeconds(at, 1800)) {
    expect(windowAt(at, quotas.youtube)).toEqual(day)
  }
  expect(windowAt(addSeconds(day.startsAt, -1), quotas.youtube).endsAt).toEqual(day.startsAt)
  expect(windowAt(day.endsAt, quotas.youtube).startsAt).toEqual(day.endsAt)
})

test('a one-minute window starts on the minute', () => {
  const { startsAt } = windowAt(new Date('2026-06-01T10:20:30Z'), quotas.tiktok)

  expect(startsAt.toISOString()).toBe('2026-06-01T10:20:00.000Z')
})

test('X’s billing day is the UTC day', () => {
  const { startsAt } = windowAt(new Date('2026-07-01T23:59:59Z'), xReadsQuota(10))

  expect(startsAt.toISOString()).toBe('2026-07-01T00:00:00.000Z')
})
