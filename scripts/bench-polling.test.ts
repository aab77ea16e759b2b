import { expect, test } from 'vitest'
import { compareSchedules } from '../bench/src/polling/compare-schedules.ts'

test('the product’s readings leave little more money unseen than the best possible ones', () => {
  const compared = compareSchedules({ posts: 40, sigma: 1.5, seed: 11 }, 3)

  const shares = Object.fromEntries(compared.map(({ name, ofOptimum }) => [name, ofOptimum]))
  expect(shares.product).toBeGreaterThan(0.85)
  expect(shares.uniform).toBeLessThan(0.6)
  expect(shares['age ladder']).toBeLessThan(0.6)
})
