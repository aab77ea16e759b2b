import type { Clock } from '../platform/clock.ts'
import type { DatabaseServer } from '../platform/database/database.ts'
import type { ScheduledTask } from '../platform/jobs/schedule.ts'
import { renewPending } from './demo-store.ts'

/**
 * A demo that runs for days keeps its review queue: none of its pending posts is approved
 * automatically.
 */
export function renewDemo(deps: { database: DatabaseServer; clock: Clock }): ScheduledTask {
  return {
    name: 'renew the demo’s review queue',
    everySeconds: 3600,
    work: () => deps.database.transaction((tx) => renewPending(tx, deps.clock.now())),
  }
}
