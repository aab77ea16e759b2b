import type { PayoutId } from '@permille/contract/ids'
import { defineJob } from '../../platform/jobs/job.ts'

export const sendPayoutJob = defineJob<{ payoutId: PayoutId }>('send-payout')
