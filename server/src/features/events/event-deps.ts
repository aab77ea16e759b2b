import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

/** The feature's dependencies; built once, by the wiring. */
export interface EventDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly log: Log
}
