import { deriveFraction } from './derive.ts'

/** A wave of views that starts at a time of the growth clock and flattens out below its ceiling. */
export interface Growth {
  readonly sinceMs: number
  readonly seed: string
  readonly quickViews: number
  readonly quickMs: number
  readonly slowViews: number
  readonly slowMs: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A fresh post: a first push within minutes, then days of slow growth. */
export function ordinaryGrowth(seed: string, sinceMs: number): Growth {
  const luck = deriveFraction(`growth ${seed}`)
  return {
    sinceMs,
    seed,
    quickViews: 900 + 2_400 * luck,
    quickMs: 12 * minuteMs,
    slowViews: 6_000 + 60_000 * luck ** 2,
    slowMs: (2 + 4 * deriveFraction(`pace ${seed}`)) * dayMs,
  }
}

/** An older post: 10 to 35 % more, over one to two weeks. */
export function lateGrowth(seed: string, sinceMs: number, views: number): Growth {
  return {
    ...ordinaryGrowth(seed, sinceMs),
    quickViews: 0,
    slowViews: views * (0.1 + 0.25 * deriveFraction(`growth ${seed}`)),
    slowMs: (6 + 8 * deriveFraction(`pace ${seed}`)) * dayMs,
  }
}

export function viralGrowth(seed: string, sinceMs: number): Growth {
  return {
    ...ordinaryGrowth(seed, sinceMs),
    quickViews: 150_000 + 200_000 * deriveFraction(`viral ${seed}`),
    quickMs: 15 * minuteMs,
  }
}

/** Views gained since the wave began: a whole number, never falling over time, bounded. */
export function grownViews(growth: Growth, nowMs: number): number {
  const elapsedMs = Math.max(0, nowMs - growth.sinceMs)
  const part = (views: number, scaleMs: number) => views * (1 - Math.exp(-elapsedMs / scaleMs))
  return Math.floor(part(growth.quickViews, growth.quickMs) + part(growth.slowViews, growth.slowMs))
}
