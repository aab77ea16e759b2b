import type { PayoutId } from '@permille/contract/ids'
import { defineJob } from '#platform/jobs/job.ts'

/** The provider refuses our key or our account: nothing moves until the operator acts. */
export const providerRefusedUs = defineJob<Record<string, never>>('provider-refused-us', 3)

export const sendPayoutJob = defineJob<{ payoutId: PayoutId }>('send-payout')
