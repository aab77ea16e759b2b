import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import { fundingBooked } from '../funding/public.ts'
import { refreshProviderBalance } from './balance/read-provider-money.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { sendPayoutJob } from './payout-jobs.ts'
import { sendPayout } from './send-payout.ts'

export function payoutHandlers(deps: PayoutDeps): JobHandler[] {
  return [
    handleJob(sendPayoutJob, ({ payoutId }) => sendPayout(deps, payoutId)),
    handleJob(fundingBooked, () => refreshProviderBalance(deps)),
  ]
}
