import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ScheduledTask } from '../../platform/jobs/schedule.ts'
import { deleteWhatIsOld } from './retention-store.ts'

export function administrationSchedule(deps: {
  database: Database
  clock: Clock
}): ScheduledTask[] {
  return [
    {
      name: 'delete what is old',
      everySeconds: 6 * 3600,
      work: () => deleteWhatIsOld(deps.database, deps.clock.now()),
    },
  ]
}
