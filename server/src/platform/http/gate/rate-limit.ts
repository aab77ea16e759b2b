import { LruMap } from 'toad-cache'
import type { Clock } from '#platform/clock.ts'
import { tooManyCalls } from '#platform/limits/too-many-calls.ts'

/**
 * Kept in this process's memory, so that counting a call costs no query. A minute begins with a
 * caller's first call.
 */
export interface RateLimit {
  /** Counts one call; throws when the caller is over the limit for this minute. */
  count(caller: string): void
  /** The caller's calls in this minute, including refused ones. */
  callsOf(caller: string): number
  /** What is left of this minute. */
  restOf(caller: string): Rest
}

export interface Rest {
  readonly callsMax: number
  readonly calls: number
  readonly endsInSeconds: number
}

interface Minute {
  calls: number
  readonly endsAtMs: number
}

export function createRateLimit(clock: Clock, callsPerMinute: number): RateLimit {
  const minutes = new LruMap<Minute>(callersMax)
  return {
    count: (caller) => {
      const nowMs = clock.now().getTime()
      let minute = minutes.get(caller)
      if (minute === undefined || minute.endsAtMs <= nowMs) {
        minute = { calls: 0, endsAtMs: nowMs + 60_000 }
        minutes.set(caller, minute)
      }
      minute.calls += 1
      if (minute.calls > callsPerMinute) throw tooManyCalls(minute.endsAtMs - nowMs)
    },
    callsOf: (caller) => minutes.get(caller)?.calls ?? 0,
    restOf: (caller) => {
      const nowMs = clock.now().getTime()
      const { calls, endsAtMs } = minutes.get(caller) ?? { calls: 0, endsAtMs: nowMs + 60_000 }
      return {
        callsMax: callsPerMinute,
        calls: Math.max(0, callsPerMinute - calls),
        endsInSeconds: Math.max(1, Math.ceil((endsAtMs - nowMs) / 1000)),
      }
    },
  }
}

/** About 20 MB; a caller with more addresses than this is not stopped by counting addresses. */
const callersMax = 100_000
