import { describe, expect, it, vi } from 'vitest'
import { instantTyped, localText, readDay, readMoment } from './read-date.ts'

describe('a typed day', () => {
  it.each([
    '2026-01-05',
    '2026-1-5',
    ' 2026/01/05 ',
    '2026.01.05',
    '20260105',
    '5.1.2026',
    '05. 01. 2026',
    'Jan 5, 2026',
    'january 5 2026',
    '5 Jan 2026',
  ])('%j is understood', (typed) => {
    expect(readDay(typed)).toEqual({ text: '2026-01-05' })
  })

  it.each([
    ['', 'Type a date like 2026-01-31'],
    ['soon', 'Type a date like 2026-01-31'],
    ['5 Foo 2026', 'Type a date like 2026-01-31'],
    ['01/05/2026', 'Type the year first, like 2026-01-31'],
    ['31.02.2026', 'February 2026 has 28 days'],
    ['2028-02-30', 'February 2028 has 29 days'],
    ['2026-13-01', 'There is no month 13'],
    ['2026-01-00', 'There is no day 0'],
    ['1026-01-01', 'The year must be between 2000 and 2099'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(readDay(typed)).toEqual({ problem })
  })
})

describe('a typed moment', () => {
  it.each([
    ['2026-01-05 14:30', '14:30'],
    ['2026-01-05T14:30', '14:30'],
    ['5.1.2026 14.30', '14:30'],
    ['5.1.2026', '00:00'],
    ['2026-01-05', '00:00'],
    ['Jan 5, 2026, 2:30 pm', '14:30'],
    ['Jan 5, 2026 at 12:05 AM', '00:05'],
    ['5 January 2026 9:00', '09:00'],
  ])('%j is understood', (typed, time) => {
    expect(readMoment(typed)).toEqual({ text: `2026-01-05 ${time}` })
  })

  it.each([
    ['tomorrow', 'Type a date and time like 2026-01-31 14:30'],
    ['01/05/2026 14:30', 'Type the year first, like 2026-01-31 14:30'],
    ['31.02.2026 14:30', 'February 2026 has 28 days'],
    ['2026-01-05 24:00', 'There is no 24:00. Times go from 00:00 to 23:59'],
    ['2026-01-05 14:60', 'There is no 14:60. Times go from 00:00 to 23:59'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(readMoment(typed)).toEqual({ problem })
  })

  it('is in the viewer’s zone, where clocks may skip it', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')

    const skipped = readMoment('2026-03-29 02:30')
    const summer = instantTyped('2026-07-01 14:30')
    const shown = localText(new Date('2026-07-01T12:30:00Z'))
    vi.unstubAllEnvs()

    expect(skipped).toEqual({
      problem: 'Clocks skip 02:30 on that day. Choose an hour earlier or later',
    })
    expect(summer.toISOString()).toBe('2026-07-01T12:30:00.000Z')
    expect(shown).toBe('2026-07-01 14:30')
  })
})
