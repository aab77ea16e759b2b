import { createTurns } from '#platform/fair-queue.ts'
import type { Findings } from '../findings.ts'
import type { RangeEnds } from '../id-ranges.ts'
import type { Progress } from './progress-store.ts'

/** What one run of the check shares: its connection, its findings, and how far its rules were checked. */
export interface CheckRun {
  readonly sideBySide: SideBySide
  readonly findings: (id: string) => Findings
  readonly ends: RangeEnds
  /** Everything written before then is committed, so a check now covers it. */
  readonly committedUntil: Date
  /** By the names of the queries, as this run last saw it, in the order in which they are swept. */
  readonly progress: Map<string, Progress>
  /** Queries whose sweep goes no further in this run: a range failed to be checked, or another process took over. */
  readonly paused: Set<string>
  /** Once aborted, no further range is swept. */
  readonly stop: AbortSignal | undefined
}

/**
 * Statements in flight at once. Most of their time is spent waiting for pages of history that were
 * last read long ago.
 */
export const queriesAtOnce = 4

export type SideBySide = <T>(all: Iterable<T>, check: (each: T) => Promise<void>) => Promise<void>

/** Runs at most `queriesAtOnce` statements of one run at a time. */
export function createSideBySide(): SideBySide {
  const turns = createTurns({
    atOnce: queriesAtOnce,
    atOncePerCaller: queriesAtOnce,
    waitingMax: Number.POSITIVE_INFINITY,
  })
  return async (all, check) => {
    await Promise.all([...all].map((each) => turns('check', () => check(each))))
  }
}
