import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import { paymentsUnwanted } from '../campaigns/public.ts'
import { cancelOpenFundings } from './cancel-funding.ts'
import type { FundingOutcomeDeps, ProviderEventDeps } from './funding-deps.ts'
import { handleProviderEventJob } from './funding-jobs.ts'
import { handleProviderEvent } from './handle-provider-event.ts'

export function fundingHandlers(deps: ProviderEventDeps & FundingOutcomeDeps): JobHandler[] {
  return [
    handleJob(handleProviderEventJob, ({ eventId }) => handleProviderEvent(deps, eventId)),
    handleJob(paymentsUnwanted, ({ campaignId }) => cancelOpenFundings(deps, campaignId)),
  ]
}
