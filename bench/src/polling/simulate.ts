import { leastPace } from '../../../server/src/features/tracking/pace.ts'
import { lifetimeHours, makePost, type Post, unseenViewHours, viewsUntil } from './post.ts'
import { poisson, type Random, seededRandom, standardNormal } from './random.ts'

/** What a schedule may know about a post; hours since publication. */
export interface Reading {
  readonly post: Post
  readonly hours: number
  readonly views: number
}

/** Returns how many hours to wait after each reading of one post; called with them in order. */
export type PostSchedule = (reading: Reading) => number
export type Schedule = (post: Post) => PostSchedule

export interface Simulated {
  readonly readsPerPostDay: number
  /** Average money earned and not yet seen, in cents per post. */
  readonly unseenCents: number
}

export interface Marketplace {
  readonly posts: number
  readonly sigma: number
  readonly seed: number
}

export const shortestHours = 5 / 60
/** Views arrive in bursts: the standard deviation of the logarithm of views between two readings. */
const burst = 0.5

/** Follows each post from approval to the end of its life: at any time there are posts of every age. */
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
