import { defineJob } from '../../platform/jobs/job.ts'

export const sendPayoutJob = defineJob<{ payoutId: string }>('send-payout')
