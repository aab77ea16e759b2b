import { type Random, standardNormal } from './random.ts'

/** How long views arrive, in hours. */
export const lifetimeHours = 60 * 24
const medianViews = 3000
/** Before that age the rate is nearly flat. */
const settlesAfterHours = 6

/** A post whose view rate falls with a power of its age. */
export interface Post {
  /** Views an hour at the age of an hour less than `settlesAfterHours`. */
  readonly scale: number
  readonly decay: number
  readonly ratePerKViewsCents: number
  /** Hours from its publication to its approval. */
  readonly approvedAfterHours: number
}

export function makePost(random: Random, sigma: number): Post {
  const views = medianViews * Math.exp(sigma * standardNormal(random))
  const decay = 0.8 + 0.8 * random()
  const unscaled: Post = {
    scale: 1,
    decay,
    ratePerKViewsCents: 100 * Math.exp(1.8 * random()),
    approvedAfterHours: 1 + 47 * random(),
  }
  return { ...unscaled, scale: views / viewsUntil(unscaled, lifetimeHours) }
}

/** Expected views until the age of `hours`. */
export function viewsUntil({ scale, decay }: Post, hours: number): number {
  return scale * powerIntegral(hours, -decay)
}

export function viewsPerHourAt({ scale, decay }: Post, hours: number): number {
  return scale * (hours + settlesAfterHours) ** -decay
}

/** Unseen views, integrated over the hours from one reading to the next. */
export function unseenViewHours(post: Post, from: number, until: number): number {
  const { scale, decay } = post
  const anti = (hours: number) => {
    const rising = (hours + settlesAfterHours) ** (2 - decay) / (2 - decay)
    const start = settlesAfterHours ** (1 - decay) * hours
    return (scale * (rising - start)) / (1 - decay)
  }
  return anti(until) - anti(from) - viewsUntil(post, from) * (until - from)
}

/** The integral of (t + settlesAfterHours)^power from 0; no post's power is -1. */
function powerIntegral(hours: number, power: number): number {
  const next = power + 1
  return ((hours + settlesAfterHours) ** next - settlesAfterHours ** next) / next
}

/** The age at which the square root of the rate, summed over time, has grown by `more` since the age of `from`. */
export function ageAtRoots(post: Post, from: number, more: number): number {
  const next = 1 - post.decay / 2
  const start = (from + settlesAfterHours) ** next
  return (start + (more * next) / Math.sqrt(post.scale)) ** (1 / next) - settlesAfterHours
}
