import { describe, expect, it } from 'vitest'
import { sparklinePoints } from './sparkline.tsx'

describe('the points of a sparkline', () => {
  it('run from the lower left to the upper right when the values rise', () => {
    expect(sparklinePoints([0, 5, 10])).toBe('2,30 60,16 118,2')
  })

  it('lie level in the middle when nothing changes', () => {
    expect(sparklinePoints([7, 7])).toBe('2,16 118,16')
  })

  it('span the whole width for a single value', () => {
    expect(sparklinePoints([3])).toBe('2,16 118,16')
  })

  it('are none without values', () => {
    expect(sparklinePoints([])).toBe('')
  })
})
