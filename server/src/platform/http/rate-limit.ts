import type { Clock } from '../clock.ts'
import { Rejected } from '../errors/errors.ts'

/** Counts calls per caller in windows of fixed length, in this process's memory. */
export interface RateLimit {
  /** Counts one call; throws when the caller has used up this window. */
  count(caller: string): void
  /** Its calls in this window, the refused ones too. */
  callsOf(caller: string): number
}

export function createRateLimit(
  clock: Clock,
  { callsMax, windowSeconds }: { callsMax: number; windowSeconds: number },
): RateLimit {
  let counts = new Map<string, number>()
  let windowEndsAt = 0
  const countsNow = (): Map<string, number> => {
    const now = clock.now().getTime()
    if (now < windowEndsAt) return counts
    counts = new Map()
    windowEndsAt = now + windowSeconds * 1000
    return counts
  }
  const stop = (): never => {
    const leftMs = windowEndsAt - clock.now().getTime()
    throw tooManyCalls(Math.max(1, Math.ceil(leftMs / 1000)))
  }
  return {
    count: (caller) => {
      const calls = (countsNow().get(caller) ?? 0) + 1
      counts.set(caller, calls)
      if (counts.size > callersMax) forgetFirst(counts)
      if (calls > callsMax) stop()
    },
    callsOf: (caller) => countsNow().get(caller) ?? 0,
  }
}

/** About 10 MB; whoever has more addresses than this is not stopped by counting one. */
const callersMax = 100_000

function forgetFirst(counts: Map<string, number>): void {
  for (const caller of counts.keys()) {
    counts.delete(caller)
    return
  }
}

export function tooManyCalls(
  retryAfterSeconds: number,
  message = 'Too many requests. Wait a moment and try again.',
): Rejected {
  return new Rejected('too-many-requests', message, { kind: 'too-many', retryAfterSeconds })
}
