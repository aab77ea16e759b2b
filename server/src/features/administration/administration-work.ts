import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Turn } from '#platform/database/turn.ts'
import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { providerRefusedUs } from '../payouts/public.ts'
import type { SetupDeps, WatchDeps } from './administration-deps.ts'
import { checkSetupDaily, checkSetupSoon } from './check-setup.ts'
import { forgetClosed } from './closed-store.ts'
import { deleteWhatIsOld } from './retention-store.ts'
import { thinReadings } from './thinning-store.ts'
import { watchRunning } from './watch/watch-running.ts'

export function administrationHandlers(deps: SetupDeps): JobHandler[] {
  return [
    handleJob(providerRefusedUs, async () => {
      await checkSetupSoon(deps)
    }),
  ]
}

export function retentionSchedule(deps: {
  database: DatabaseServer
  clock: Clock
}): ScheduledTask[] {
  return [
    {
      name: 'delete what is old',
      everySeconds: 6 * 3600,
      work: (stop) => deleteWhatIsOld(deps.database, deps.clock.now(), stop),
    },
    {
      name: 'forget what closed long ago',
      firstAfterSeconds: 3600,
      everySeconds: 6 * 3600,
      work: (stop) => forgetClosed(deps.database, deps.clock.now(), stop),
    },
    {
      name: 'thin old readings',
      firstAfterSeconds: 3600,
      everySeconds: 6 * 3600,
      work: (stop) => thinReadings(deps.database, deps.clock.now(), stop),
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

/** Nothing unless someone asks for metrics or mails. */
export function watchSchedule(
  deps: Omit<WatchDeps, 'watchTurn'> & { watchTurn: Turn | null },
): ScheduledTask[] {
  const { watchTurn } = deps
  return watchTurn === null ? [] : [watchRunning({ ...deps, watchTurn })]
}
