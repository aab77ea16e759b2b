import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readUrl } from '#api/url-filters.ts'
import { askedFor, type HistoryPeriod, rangeIn } from './history-range.ts'

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T22:00:00Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

const period = (days: HistoryPeriod) => ({ days })
const ends = (from: string, to: string) => ({ from, to })

describe('the range of a history', () => {
  it.each([
    ['', period('30')],
    ['days=7', period('7')],
    ['days=90', period('90')],
    ['days=all', period('all')],
    ['days=8', period('30')],
    ['days=7.0', period('30')],
    ['days=x', period('30')],
    ['from=2026-10-01&to=2026-10-31', ends('2026-10-01', '2026-10-31')],
    ['from=2026-10-01&to=2027-10-31', ends('2026-10-01', '2026-11-27')],
    ['from=2026-10-02&to=2026-10-01', period('30')],
    ['from=2026-12-01&to=2026-12-31', period('30')],
    ['from=first&to=last', period('30')],
    ['from=2026-10-01', period('30')],
    ['from=2026-02-31&to=2026-03-15', period('30')],
    ['from=2026-00-10&to=2026-13-01', period('30')],
  ])('in the URL "%s" is %j', (search, range) => {
    expect(rangeIn(readUrl(new URLSearchParams(search)), '30')).toEqual(range)
  })

  it.each([
    [period('30'), { days: 60 }],
    [period('90'), { days: 180 }],
    [period('all'), { from: 'first' }],
    [ends('2026-10-01', '2026-10-31'), { days: 62, to: '2026-10-31' }],
    [ends('2026-10-31', '2026-10-31'), { days: 2, to: '2026-10-31' }],
    [ends('2025-10-01', '2026-10-31'), ends('2025-10-01', '2026-10-31')],
  ])('%j is asked for as %j', (range, query) => {
    expect(askedFor(range)).toEqual(query)
  })
})
