/** How often posts are read; the fixed interval is the demo's. */
export interface CadenceSettings {
  /** If set, posts approved in the last half hour are read this often. */
  readonly hotIntervalSeconds: number | null
}

export interface PostWorth {
  readonly approvedAt: Date
  readonly viewsPerHour: number
  readonly ratePerKViewsCents: number
  /** Null if it earns no more, however many views come. */
  readonly viewsToNextCent: number | null
  readonly campaignMoney: CampaignMoney
  readonly now: Date
}

export interface PostActivity extends PostWorth {
  readonly missedCount: number
  /** Stretches the interval of its platform's posts; 1 where the quota is enough. */
  readonly pace: number
  /** Whether another reading on the same day costs nothing. */
  readonly rereadsAreFree: boolean
}

/** Whether a post's campaign has money, little of it (a tenth of its budget or less) or none. */
export type CampaignMoney = 'enough' | 'little' | 'spent'

const minute = 60
const hour = 60 * minute
const shortestSeconds = 5 * minute
const longestSeconds = 7 * 24 * hour
const hotSeconds = 30 * minute
/** A post that earns this much an hour is read hourly. */
const hourlyCents = 30
/** Factor for posts read daily anyway, where further reads are free. */
const freeRereads = 4
/** A young post may take off, and its creator watches it. */
const young = { untilSeconds: 24 * hour, longestSeconds: 3 * hour }

/**
 * What a post is worth: reading posts at intervals that shrink with the square root of their earnings per hour
 * minimises the money not shown yet (docs/performance.md). 30 cents an hour are read hourly, a third of a cent
 * every 10 hours, a viral post every 5 minutes.
 */
export function wantedSeconds(post: PostWorth): number {
  const { viewsToNextCent, campaignMoney, ratePerKViewsCents } = post
  // Returned money schedules its posts at once.
  if (campaignMoney === 'spent' || viewsToNextCent === null) return longestSeconds
  const viewsPerHour = Math.max(post.viewsPerHour, 1e-6)
  const centsPerHour = (viewsPerHour * ratePerKViewsCents) / 1000
  const bySquareRoot = hour * Math.sqrt(hourlyCents / centsPerHour)
  // Half of the expected time, because the rate is an estimate.
  const untilNextCent = (hour * viewsToNextCent) / viewsPerHour / 2
  const isYoung = ageSeconds(post) < young.untilSeconds
  const ceiling = isYoung ? young.longestSeconds : longestSeconds
  const needed = Math.max(bySquareRoot, untilNextCent) / (campaignMoney === 'little' ? 2 : 1)
  return Math.min(Math.max(needed, shortestSeconds), ceiling)
}

/** The interval of a post of this worth if the platform's quota allows only a part of all reads. */
export function pacedSeconds(seconds: number, pace: number): number {
  return Math.min(seconds * pace, longestSeconds)
}

/** A missing post is read less and less often. */
export function secondsUntilNextRead(activity: PostActivity, settings: CadenceSettings): number {
  const { missedCount, pace, rereadsAreFree } = activity
  const isHot = ageSeconds(activity) < hotSeconds && missedCount === 0
  if (settings.hotIntervalSeconds !== null && isHot) {
    return settings.hotIntervalSeconds
  }
  const paced = pacedSeconds(wantedSeconds(activity), pace)
  const regular = rereadsAreFree && paced < 24 * hour ? paced / freeRereads : paced
  return Math.min(
    Math.max(regular, shortestSeconds) * 2 ** Math.min(missedCount, 6),
    longestSeconds,
  )
}

function ageSeconds({ approvedAt, now }: PostWorth): number {
  return (now.getTime() - approvedAt.getTime()) / 1000
}

interface Earning {
  readonly viewCount: number
  readonly ratePerKViewsCents: number
  readonly minPayoutCents: number
  /** 0 for no cap. */
  readonly maxPayoutCents: number
}

/** How many more views pay the post's next cent; null at its cap. */
export function viewsToNextCent(earning: Earning): number | null {
  const { viewCount, ratePerKViewsCents, minPayoutCents, maxPayoutCents } = earning
  const gross = Math.floor((viewCount * ratePerKViewsCents) / 1000)
  if (maxPayoutCents > 0 && gross >= maxPayoutCents) return null
  const paysAt = Math.max(gross + 1, minPayoutCents)
  return Math.ceil((paysAt * 1000) / ratePerKViewsCents) - viewCount
}
