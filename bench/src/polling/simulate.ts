import { leastPace } from '../../../server/src/features/tracking/pace.ts'
import { lifetimeHours, makePost, type Post, unseenViewHours, viewsUntil } from './post.ts'
import { poisson, type Random, seededRandom, standardNormal } from './random.ts'

/** What a schedule may know about a post; hours count from its publication. */
export interface Reading {
  readonly post: Post
  readonly hours: number
  readonly views: number
}

/** Says how many hours to wait after each reading of one post, told in their order. */
export type PostSchedule = (reading: Reading) => number
export type Schedule = (post: Post) => PostSchedule

export interface Simulated {
  readonly readsPerPostDay: number
  /** Money earned and not seen yet, in cents, at any time, for each post. */
  readonly unseenCents: number
}

export interface Marketplace {
  readonly posts: number
  readonly sigma: number
  readonly seed: number
}

export const shortestHours = 5 / 60
/** Views come in bursts: from one reading to the next their number varies by this sigma of its logarithm. */
const burst = 0.5

/** Follows each post from its approval to the end of its life: at any time there are posts of every age. */
export function simulate(schedule: Schedule, { posts, sigma, seed }: Marketplace): Simulated {
  const random = seededRandom(seed)
  let reads = 0
  let centHours = 0
  let trackedHours = 0
  for (let made = 0; made < posts; made += 1) {
    const post = makePost(random, sigma)
    const followed = follow(post, schedule(post), seededRandom(seed + made))
    reads += followed.reads
    centHours += (followed.viewHours * post.ratePerKViewsCents) / 1000
    trackedHours += lifetimeHours - post.approvedAfterHours
  }
  return { readsPerPostDay: (reads * 24) / trackedHours, unseenCents: centHours / trackedHours }
}

function follow(post: Post, schedule: PostSchedule, random: Random) {
  let hours = post.approvedAfterHours
  let views = poisson(random, viewsUntil(post, hours))
  let reads = 0
  let viewHours = 0
  while (hours < lifetimeHours) {
    reads += 1
    const wait = Math.max(schedule({ post, hours, views }), shortestHours)
    const next = Math.min(hours + wait, lifetimeHours)
    viewHours += unseenViewHours(post, hours, next)
    const mean = viewsUntil(post, next) - viewsUntil(post, hours)
    views += poisson(random, mean * Math.exp(burst * standardNormal(random) - burst ** 2 / 2))
    hours = next
  }
  return { reads, viewHours }
}

/** The pace (larger is slower) at which a family of schedules makes `readsPerPostDay`, by bisection. */
export function paceFor(
  family: (pace: number) => Schedule,
  marketplace: Marketplace,
  readsPerPostDay: number,
): number {
  return leastPace(
    (pace) => simulate(family(pace), marketplace).readsPerPostDay > readsPerPostDay,
    { from: 1 / 8, to: 8, halvings: 10 },
  )
}
