import { defineJob } from '../../platform/jobs/job.ts'

export const mailPosted = defineJob<{ mailId: string }>('mail-posted')
