import { describe, expect, it } from 'vitest'
import { addMonths, dayAfterKey, weeksOf } from './calendar-days.ts'

describe('the weeks of a month', () => {
  it('begin on Mondays, and leave out the days of other months', () => {
    const weeks = weeksOf('2026-11-27')

    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.at(-1)?.slice(0, 2)).toEqual(['2026-11-30', null])
  })

  it('are four in a February that begins on a Monday', () => {
    expect(weeksOf('2027-02-28')).toHaveLength(4)
  })
})

it('a month later is the same day, or the last of its month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  expect(addMonths('2026-12-05', 1)).toBe('2027-01-05')
})

it.each([
  ['ArrowLeft', false, '2026-11-26'],
  ['ArrowRight', false, '2026-11-28'],
  ['ArrowUp', false, '2026-11-20'],
  ['ArrowDown', false, '2026-12-04'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['PageUp', false, '2026-10-27'],
  ['PageDown', true, '2027-11-27'],
  ['a', false, undefined],
] as const)('from Friday, Nov 27, %s leads (shifted: %s) to %s', (key, isShifted, day) => {
  expect(dayAfterKey('2026-11-27', key, isShifted)).toBe(day)
})
