import { type DayPost, hoursOf } from './day-posts.ts'
import { viewsPerHourAt } from './post.ts'

const shortestHours = 5 / 60
const longestHours = 7 * 24
const halvings = 40

/**
 * Money not shown yet at any time, in cents, if every post's true rate were known and the day's reads were spread by
 * its square root: half of an interval's money is unseen on average.
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
  let [fast, slow] = [1e-6, 1e6]
  for (let step = 0; step < halvings; step += 1) {
    const pace = Math.sqrt(fast * slow)
    const made = intervalsAt(pace).reduce((sum, interval) => sum + hours / interval, 0)
    if (made > reads) fast = pace
    else slow = pace
  }
  return intervalsAt(slow).reduce(
    (sum, interval, index) => sum + ((centsPerHour[index] ?? 0) * interval) / 2,
    0,
  )
}
