import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { endQuietFlags } from './end-quiet-flags.ts'

export function flagSchedule(deps: { database: DatabaseServer; clock: Clock }): ScheduledTask[] {
  return [{ name: 'end quiet doubts', everySeconds: 600, work: () => endQuietFlags(deps) }]
}
