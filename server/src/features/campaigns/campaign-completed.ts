import { defineJob } from '../../platform/jobs/job.ts'

/** A campaign ended: its pending submissions are decided and its approved ones lock soon. */
export const campaignCompleted = defineJob<{ campaignId: string }>('campaignCompleted')
