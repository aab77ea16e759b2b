import type { Log } from '#platform/log.ts'
import type { AccessTokenDeps, ReadQuotaAhead } from '../connections/public.ts'

/** What reading posts needs. */
export interface ReadingDeps extends AccessTokenDeps {
  readonly log: Log
}

/** The feature's dependencies; built once, by the wiring. */
export interface TrackingDeps extends ReadingDeps {
  readonly earningsHoldHours: number
  readonly hotIntervalSeconds: number | null
}

/** The facts that a platform's pace is computed from. */
export interface PaceDeps extends Pick<ReadingDeps, 'database' | 'clock' | 'log'> {
  readonly readQuotaAhead: ReadQuotaAhead
}
