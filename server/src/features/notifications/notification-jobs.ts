import type { MailId } from '@permille/contract/ids'
import { defineJob } from '../../platform/jobs/job.ts'

export const mailPosted = defineJob<{ mailId: MailId }>('mail-posted')
