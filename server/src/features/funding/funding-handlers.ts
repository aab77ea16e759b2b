import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import { paymentsUnwanted } from '../campaigns/public.ts'
import { cancelOpenFundings } from './cancel-funding.ts'
import { handleProviderEventJob } from './funding-jobs.ts'
import { type HandleEventDeps, handleProviderEvent } from './handle-provider-event.ts'
import type { SettleFundingDeps } from './settle-funding.ts'

/** The inbox; `handlers` come from every feature that handles provider events. */
export function fundingHandlers(deps: HandleEventDeps & SettleFundingDeps): JobHandler[] {
  return [
    handleJob(handleProviderEventJob, ({ eventId }) => handleProviderEvent(deps, eventId)),
    handleJob(paymentsUnwanted, ({ campaignId }) => cancelOpenFundings(deps, campaignId)),
  ]
}
