import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { SetupDeps } from './administration-deps.ts'
import { checkSetupDaily } from './check-setup.ts'
import { deleteWhatIsOld } from './retention-store.ts'
import { thinReadings } from './thinning-store.ts'

export function retentionSchedule(deps: {
  database: DatabaseServer
  clock: Clock
}): ScheduledTask[] {
  return [
    {
      name: 'delete what is old',
      everySeconds: 6 * 3600,
      work: () => deleteWhatIsOld(deps.database, deps.clock.now()),
    },
    {
      name: 'thin old readings',
      firstAfterSeconds: 3600,
      everySeconds: 6 * 3600,
      work: () => thinReadings(deps.database, deps.clock.now()),
    },
  ]
}

export function setupSchedule(deps: SetupDeps): ScheduledTask[] {
  return [
    {
      name: 'check the setup daily',
      firstAfterSeconds: 60,
      everySeconds: 600,
      work: () => checkSetupDaily(deps),
    },
  ]
}
