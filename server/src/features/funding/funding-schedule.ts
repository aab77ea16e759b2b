import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { requeueStuckEvents } from './handle-provider-event.ts'
import { reconcileFundings } from './reconcile-fundings.ts'

/** The demo runs faster: pending fundings are checked every 30 seconds. */
export function fundingSchedule(deps: FundingOutcomeDeps & { isDemo: boolean }): ScheduledTask[] {
  const pace = deps.isDemo
    ? { everySeconds: 30, olderThanSeconds: 30 }
    : { everySeconds: 300, olderThanSeconds: 120 }
  return [
    {
      name: 'reconcile fundings',
      everySeconds: pace.everySeconds,
      work: () => reconcileFundings(deps, pace.olderThanSeconds),
    },
    {
      name: 'requeue stuck provider events',
      everySeconds: 300,
      work: () => requeueStuckEvents(deps),
    },
  ]
}
