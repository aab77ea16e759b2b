/** How often posts are read; the fixed interval is the demo's. */
export interface CadenceSettings {
  /** If set, posts approved in the last half hour are read this often. */
  readonly hotIntervalSeconds: number | null
}

export interface PostActivity {
  readonly approvedAt: Date
  readonly viewsPerHour: number
  readonly missedCount: number
  readonly now: Date
}

const minute = 60
const hour = 60 * minute
const shortestSeconds = 5 * minute
const longestSeconds = 7 * 24 * hour
const hotSeconds = 30 * minute

/**
 * Reading posts at intervals that fall with the square root of their view rate minimises the money
 * not shown yet: 100 views an hour are read hourly, 1 view every 10 hours, a viral post every 5
 * minutes. A young post is read at least hourly, a missing one less and less often.
 */
export function secondsUntilNextRead(activity: PostActivity, settings: CadenceSettings): number {
  const ageSeconds = (activity.now.getTime() - activity.approvedAt.getTime()) / 1000
  const isHot = ageSeconds < hotSeconds && activity.missedCount === 0
  if (settings.hotIntervalSeconds !== null && isHot) {
    return settings.hotIntervalSeconds
  }
  const bySquareRoot = (10 * hour) / Math.sqrt(Math.max(activity.viewsPerHour, 1e-6))
  const ceiling = ageSeconds < 24 * hour ? hour : longestSeconds
  const regular = Math.min(Math.max(bySquareRoot, shortestSeconds), ceiling)
  return Math.min(regular * 2 ** Math.min(activity.missedCount, 6), longestSeconds)
}

/** A moving average, so that a single quiet or busy interval does not decide the cadence. */
export function smoothedRate(previousPerHour: number, latestPerHour: number): number {
  return previousPerHour === 0 ? latestPerHour : previousPerHour * 0.6 + latestPerHour * 0.4
}
