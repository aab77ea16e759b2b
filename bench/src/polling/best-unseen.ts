import { leastPace } from '../../../server/src/features/tracking/pace.ts'
import { type DayPost, hoursOf } from './day-posts.ts'
import { viewsPerHourAt } from './post.ts'
import { longestHours } from './schedules.ts'
import { shortestHours } from './simulate.ts'

const range = { from: 1e-6, to: 1e6, halvings: 40 }

/**
 * Average unseen money, in cents, if every post's true rate were known and the day's reads were distributed by
 * its square root: on average half of an interval's money is unseen.
 */
export function bestUnseenCents(
  posts: readonly DayPost[],
  { start, end, reads }: { start: Date; end: Date; reads: number },
): number {
  const middle = new Date((start.getTime() + end.getTime()) / 2)
  const centsPerHour = posts.map(
    (post) => (viewsPerHourAt(post, hoursOf(post, middle)) * post.ratePerKViewsCents) / 1000,
  )
  const hours = (end.getTime() - start.getTime()) / 3_600_000
  const intervalsAt = (pace: number): number[] =>
    centsPerHour.map((cents) =>
      Math.min(Math.max(pace / Math.sqrt(cents), shortestHours), longestHours),
    )
  const readsAt = (pace: number): number =>
    intervalsAt(pace).reduce((sum, interval) => sum + hours / interval, 0)
  const pace = leastPace((some) => readsAt(some) > reads, range)
  return intervalsAt(pace).reduce(
    (sum, interval, index) => sum + ((centsPerHour[index] ?? 0) * interval) / 2,
    0,
  )
}
