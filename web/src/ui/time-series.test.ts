import { describe, expect, it } from 'vitest'
import { instantOf, timeText } from './time-series.ts'

describe('a point in time', () => {
  it('that is a day is that day in every zone', () => {
    const at = '2026-10-17'

    const drawn = instantOf(at)

    expect([drawn.getFullYear(), drawn.getMonth(), drawn.getDate()]).toEqual([2026, 9, 17])
    expect(timeText(at)).toBe('Oct 17, 2026')
  })

  it('that is a moment says its time too', () => {
    const at = new Date(2026, 9, 17, 8, 5).toISOString()

    const text = timeText(at)

    expect(text).toBe('Oct 17, 2026, 8:05 AM')
  })
})
