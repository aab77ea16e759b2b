import { expect, test } from 'vitest'
import { grownViews, lateGrowth, ordinaryGrowth, viralGrowth } from './growth.ts'

const hourMs = 3_600_000

test('a post grows from nothing, never falls, and stays under its ceiling', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const growth = ordinaryGrowth(seed, 1_000)

    const readings = Array.from({ length: 2_000 }, (_, hour) =>
      grownViews(growth, 1_000 + hour * hourMs),
    )

    expect(readings[0]).toBe(0)
    expect(readings[1]).toBeGreaterThan(500)
    expect(readings).toEqual([...readings].sort((a, b) => a - b))
    expect(readings.at(-1)).toBeLessThanOrEqual(growth.quickViews + growth.slowViews)
  }
})

test('the same seed grows alike, and a time before publication counts as the start', () => {
  const [one, two] = [ordinaryGrowth('post', 0), ordinaryGrowth('post', 0)]

  expect(grownViews(one, 5 * hourMs)).toBe(grownViews(two, 5 * hourMs))
  expect(grownViews(one, -hourMs)).toBe(0)
})

test('a viral post wins more in an hour than an ordinary one in a day', () => {
  const viral = grownViews(viralGrowth('post', 0), hourMs)

  expect(viral).toBeGreaterThan(grownViews(ordinaryGrowth('post', 0), 24 * hourMs))
})

test('a post older than its growth days gets no first push, and ends 10 to 33 % higher', () => {
  const growth = lateGrowth('post', 0, 10_000)

  expect(grownViews(growth, hourMs)).toBeLessThan(50)
  expect(grownViews(growth, 2_000 * hourMs)).toBeGreaterThan(990)
  expect(grownViews(growth, 2_000 * hourMs)).toBeLessThanOrEqual(3_500)
})
