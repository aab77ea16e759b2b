import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import { paymentsUnwanted } from '../campaigns/public.ts'
import type { FundingOutcomeDeps } from './apply-funding-outcome.ts'
import { cancelOpenFundings } from './cancel-funding.ts'
import { handleProviderEventJob } from './funding-jobs.ts'
import { type HandleEventDeps, handleProviderEvent } from './handle-provider-event.ts'

/** The inbox; `handlers` come from every feature that handles provider events. */
export function fundingHandlers(deps: HandleEventDeps & FundingOutcomeDeps): JobHandler[] {
  return [
    handleJob(handleProviderEventJob, ({ eventId }) => handleProviderEvent(deps, eventId)),
    handleJob(paymentsUnwanted, ({ campaignId }) => cancelOpenFundings(deps, campaignId)),
  ]
}
