import { defineJob } from '../../platform/jobs/job.ts'
import type { MailId } from './mail-store.ts'

export const mailPosted = defineJob<{ mailId: MailId }>('mail-posted')
