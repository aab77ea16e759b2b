import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { endQuietDoubts } from './end-quiet-doubts.ts'

export function doubtSchedule(deps: { database: DatabaseServer; clock: Clock }): ScheduledTask[] {
  return [{ name: 'end quiet doubts', everySeconds: 600, work: () => endQuietDoubts(deps) }]
}
