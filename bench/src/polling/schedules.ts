import {
  secondsUntilNextRead,
  viewsToNextCent,
} from '../../../server/src/features/tracking/cadence.ts'
import { estimateViewsPerHour } from '../../../server/src/features/tracking/view-rate.ts'
import { ageAtRoots } from './post.ts'
import type { Schedule } from './simulate.ts'

/** In each, a larger pace reads less often. */
export const schedules: Readonly<Record<string, (pace: number) => Schedule>> = {
  uniform: (pace) => () => () => 4 * pace,
  'age ladder': (pace) => (post) => (reading) =>
    pace * rung(reading.hours - post.approvedAfterHours),
  product: (pace) => (post) => productSchedule(pace, post),
  optimum: (pace) => (post) => {
    const roots = pace / Math.sqrt(post.ratePerKViewsCents / 30_000)
    return ({ hours }) => Math.min(ageAtRoots(post, hours, roots) - hours, longestHours)
  },
}

export const longestHours = 7 * 24

/** Hourly on the first day, every six hours in the first week, then daily. */
function rung(hours: number): number {
  if (hours < 24) return 1
  return hours < longestHours ? 6 : 24
}

/** The product's own functions, which know only past readings. */
const productSchedule = (pace: number, post: Parameters<Schedule>[0]): ReturnType<Schedule> => {
  const publishedAt = new Date(0)
  const approvedAt = atHours(post.approvedAfterHours)
  const { ratePerKViewsCents } = post
  let known = { viewsPerHour: 0, viewCount: 0, lastReadAt: null as Date | null, publishedAt }
  return ({ hours, views: viewCount }) => {
    const now = atHours(hours)
    const viewsPerHour = estimateViewsPerHour(known, { viewCount, at: now })
    known = { viewsPerHour, viewCount, lastReadAt: now, publishedAt }
    const terms = { ratePerKViewsCents, minPayoutCents: 0, maxPayoutCents: 0 }
    const seconds = secondsUntilNextRead(
      {
        approvedAt,
        now,
        viewsPerHour,
        ratePerKViewsCents,
        missedCount: 0,
        pace,
        rereadsAreFree: false,
        viewsToNextCent: viewsToNextCent({ ...terms, viewCount }),
        campaignMoney: 'enough',
      },
      { hotIntervalSeconds: null },
    )
    return seconds / 3600
  }
}

function atHours(hours: number): Date {
  return new Date(hours * 3_600_000)
}
