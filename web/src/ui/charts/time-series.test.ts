import { describe, expect, it } from 'vitest'
import { instantOf, linesOf, timeText, valueText } from './time-series.ts'

describe('a point in time', () => {
  it('given as a day is that day in every timezone', () => {
    const at = '2026-10-17'

    const drawn = instantOf(at)

    expect([drawn.getFullYear(), drawn.getMonth(), drawn.getDate()]).toEqual([2026, 9, 17])
    expect(timeText(at)).toBe('Oct 17, 2026')
    expect(timeText(at, 'week')).toBe('Week of Oct 17, 2026')
    expect(timeText(at, 'month')).toBe('October 2026')
  })

  it('given as a moment includes its time', () => {
    const at = new Date(2026, 9, 17, 8, 5).toISOString()

    const text = timeText(at)

    expect(text).toBe('Oct 17, 2026, 08:05')
  })
})

describe('a series whose last value still grows', () => {
  const points = [5, 3, 1].map((value, index) => ({ at: `2026-10-0${index + 1}`, value }))
  const series = { label: 'Views', unit: 'Views per day', points, format: String }

  it('is a final line and a provisional one', () => {
    expect(linesOf({ ...series, isLastGrowing: true })).toEqual([
      [5, 3, null],
      [null, 3, 1],
    ])
  })

  it('is final bars and a provisional one, without gaps for lines', () => {
    expect(linesOf({ ...series, isLastGrowing: true, isBars: true })).toEqual([
      [5, 3, null],
      [null, null, 1],
    ])
  })

  it('has no dashes from zero to zero, and no bars of zero', () => {
    const flat = [5, 0, 0].map((value, index) => ({ at: `2026-10-0${index + 1}`, value }))

    expect(linesOf({ ...series, points: flat, isLastGrowing: true })).toEqual([
      [5, 0, 0],
      [null, null, null],
    ])
    expect(linesOf({ ...series, points: flat, isBars: true })[0]).toEqual([5, null, null])
  })

  it('marks only its last value as provisional', () => {
    const growing = { ...series, isLastGrowing: true }

    expect([valueText(growing, 1), valueText(growing, 2)]).toEqual(['3', '1 so far'])
  })

  it('is one line without such a value, or with a single value', () => {
    expect(linesOf(series)).toEqual([
      [5, 3, 1],
      [null, null, null],
    ])
    expect(linesOf({ ...series, points: points.slice(0, 1), isLastGrowing: true })[0]).toEqual([5])
  })
})
