import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'

export interface DisputeDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly earningsHoldHours: number
  readonly trackingWindowDays: number
}
