import type { Clock } from '../clock.ts'
import { Rejected } from '../errors/errors.ts'

/** Counts calls per caller in windows of fixed length, in this process's memory. */
export interface RateLimit {
  /** Throws when the caller has used up this window. */
  count(caller: string): void
}

export function createRateLimit(
  clock: Clock,
  { callsMax, windowSeconds }: { callsMax: number; windowSeconds: number },
): RateLimit {
  let counts = new Map<string, number>()
  let windowEndsAt = 0
  return {
    count(caller) {
      const now = clock.now().getTime()
      if (now >= windowEndsAt) {
        counts = new Map()
        windowEndsAt = now + windowSeconds * 1000
      }
      const calls = (counts.get(caller) ?? 0) + 1
      counts.set(caller, calls)
      if (calls > callsMax) throw tooManyCalls(Math.ceil((windowEndsAt - now) / 1000))
    },
  }
}

function tooManyCalls(retryAfterSeconds: number): Rejected {
  return new Rejected('too-many-requests', 'Too many requests. Wait a moment and try again.', {
    kind: 'too-many',
    retryAfterSeconds,
  })
}
