import { expect, test } from 'vitest'
import { estimateViewsPerHour } from './view-rate.ts'

const publishedAt = new Date('2026-06-01T00:00:00Z')
const after = (hours: number) => new Date(publishedAt.getTime() + hours * 3_600_000)

/** A post of 40 hours, whose rate is averaged over 10. */
function rateAfter(given: { hours: number; gained: number; viewsPerHour?: number }): number {
  const lastReadAt = after(40 - given.hours)
  const known = {
    viewsPerHour: given.viewsPerHour ?? 100,
    viewCount: 1000,
    lastReadAt,
    publishedAt,
  }
  return estimateViewsPerHour(known, { viewCount: 1000 + given.gained, at: after(40) })
}

test('the first reading halves the rate since publication', () => {
  const known = { viewsPerHour: 0, viewCount: 0, lastReadAt: null, publishedAt }

  expect(estimateViewsPerHour(known, { viewCount: 2000, at: after(10) })).toBeCloseTo(100, 0)
})

test('a reading weighs more the longer it has been since the last one', () => {
  const [minutes, hours, days] = [0.1, 10, 39].map((waited) =>
    rateAfter({ hours: waited, gained: waited * 1000 }),
  )

  expect(minutes).toBeCloseTo(100 * Math.exp(-0.01) + 1005 * (1 - Math.exp(-0.01)))
  expect(hours).toBeCloseTo(100 * Math.exp(-1) + 1000.05 * (1 - Math.exp(-1)))
  expect(days).toBeGreaterThan(980)
})

test('fewer views than before count as no gain', () => {
  expect(rateAfter({ hours: 10, gained: -500 })).toBe(rateAfter({ hours: 10, gained: 0 }))
})

test('a post without views still has a small rate', () => {
  expect(rateAfter({ hours: 10, gained: 0, viewsPerHour: 0 })).toBeCloseTo(
    0.05 * (1 - Math.exp(-1)),
  )
})

test('two readings at the same moment count as a second apart', () => {
  const rate = rateAfter({ hours: 0, gained: 10, viewsPerHour: 0 })

  expect(rate).toBeCloseTo(10.5 * 3600 * (1 - Math.exp(-1 / 36_000)))
})

test('a young post’s rate is averaged over an hour', () => {
  const known = { viewsPerHour: 100, viewCount: 0, lastReadAt: after(1), publishedAt }

  const rate = estimateViewsPerHour(known, { viewCount: 500, at: after(2) })

  expect(rate).toBeCloseTo(100 * Math.exp(-1) + 500.5 * (1 - Math.exp(-1)))
})
