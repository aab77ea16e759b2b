import { describe, expect, it } from 'vitest'
import {
  formatDay,
  formatMinute,
  formatMoment,
  pastTime,
  relativeTime,
  timeAhead,
} from './relative-time.ts'

const now = new Date(2026, 5, 15, 12, 0, 0)
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('a time relative to now', () => {
  it.each([
    [0, 'just now'],
    [-0.5, '30 minutes ago'],
    [-1, '1 hour ago'],
    [5, 'in 5 hours'],
    [23.8, 'in 1 day'],
    [-26, '1 day ago'],
    [47.9, 'in 2 days'],
    [24 * 6, 'in 6 days'],
    [-24 * 20, 'May 26'],
    [-24 * 400, 'May 11, 2025'],
  ])('at %d hours reads "%s"', (hours, text) => {
    expect(relativeTime(after(hours), now)).toBe(text)
  })

  it.each([2 / 60, 1, 30, 24 * 30])('in the past is never shown as %d hours ahead', (hours) => {
    expect(pastTime(after(hours), now)).toBe('just now')
    expect(pastTime(after(-hours), now)).toBe(relativeTime(after(-hours), now))
  })

  it.each([0, 2 / 60, 30])('in the future is never shown as %d hours ago', (hours) => {
    expect(timeAhead(after(-hours), now)).toBe('in a moment')
    expect(timeAhead(after(5), now)).toBe('in 5 hours')
  })

  it('has an exact form', () => {
    expect(formatDay(now)).toBe('Jun 15, 2026')
  })

  it.each([
    [-1, '11:00:00'],
    [-24, 'Jun 14, 12:00:00'],
    [-24 * 400, 'May 11, 2025, 12:00:00'],
  ])('at %d hours is exactly "%s"', (hours, text) => {
    expect(formatMoment(after(hours), now)).toBe(text)
  })

  it.each([
    [1, 'today, 13:00'],
    [48, 'Jun 17, 12:00'],
    [24 * 400, 'Jul 20, 2027, 12:00'],
  ])('a deadline in %d hours is "%s"', (hours, text) => {
    expect(formatMinute(after(hours), now)).toBe(text)
  })
})
