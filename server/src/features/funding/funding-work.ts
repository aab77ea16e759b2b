import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { paymentsUnwanted } from '../campaigns/public.ts'
import { cancelOpenFundings } from './cancel-funding.ts'
import type { FundingOutcomeDeps, ProviderEventDeps } from './funding-deps.ts'
import { handleProviderEventJob } from './funding-jobs.ts'
import { handleProviderEvent, requeueStuckEvents } from './handle-provider-event.ts'
import { reconcileFundings } from './reconcile-fundings.ts'

export function fundingHandlers(deps: ProviderEventDeps & FundingOutcomeDeps): JobHandler[] {
  return [
    handleJob(handleProviderEventJob, ({ eventId }) => handleProviderEvent(deps, eventId)),
    handleJob(paymentsUnwanted, ({ campaignId }) => cancelOpenFundings(deps, campaignId)),
  ]
}

/** The demo runs faster: pending fundings are checked every 30 seconds. */
export function fundingSchedule(deps: FundingOutcomeDeps & { isDemo: boolean }): ScheduledTask[] {
  const pace = deps.isDemo
    ? { everySeconds: 30, olderThanSeconds: 30 }
    : { everySeconds: 300, olderThanSeconds: 120 }
  return [
    {
      name: 'reconcile fundings',
      everySeconds: pace.everySeconds,
      work: (stop) => reconcileFundings(deps, pace.olderThanSeconds, stop),
    },
    {
      name: 'requeue stuck provider events',
      everySeconds: 300,
      work: () => requeueStuckEvents(deps),
    },
  ]
}
