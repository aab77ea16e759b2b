import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { PostReadings } from './submit/post-readings.ts'
import type { RiskThresholds } from './submit/risk.ts'

/** The feature's dependencies; built once, by the wiring. */
export interface SubmissionDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly log: Log
  readonly readings: PostReadings
  readonly riskThresholds: RiskThresholds
  readonly submitsPerDay: number
  readonly earningsHoldHours: number
  readonly trackingWindowDays: number
}
