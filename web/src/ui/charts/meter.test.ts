import { describe, expect, it } from 'vitest'
import { shareOf } from './meter.tsx'

describe('a meter’s share', () => {
  it.each([
    [40, 100, 40],
    [0, 100, 0],
    [150, 100, 100],
    [-5, 100, 0],
    [10, 0, 0],
  ])('for %d in %d is %d percent', (amount, total, percent) => {
    expect(shareOf(amount, total)).toBe(percent)
  })
})
