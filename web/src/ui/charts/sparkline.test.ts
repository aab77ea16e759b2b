import { describe, expect, it } from 'vitest'
import { sparklinePoints } from './sparkline.tsx'

describe('the points of a sparkline', () => {
  it('run from the lower left to the upper right if the values rise from zero', () => {
    expect(sparklinePoints([0, 5, 10])).toBe('2,30 60,16 118,2')
  })

  it('are scaled from zero: a small change of a large number looks small', () => {
    expect(sparklinePoints([90, 100])).toBe('2,4.8 118,2')
  })

  it('are at the bottom if all are zero', () => {
    expect(sparklinePoints([0, 0])).toBe('2,30 118,30')
  })

  it('span the whole width for a single value', () => {
    expect(sparklinePoints([3])).toBe('2,2 118,2')
  })

  it('are empty without values', () => {
    expect(sparklinePoints([])).toBe('')
  })
})
