import { defineJob } from '../../platform/jobs/job.ts'

/** Money arrived at a campaign: what its posts are still due can be paid. */
export const campaignFunded = defineJob<{ campaignId: string }>('campaignFunded')
