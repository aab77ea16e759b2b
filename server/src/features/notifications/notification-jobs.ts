import type { MailId } from '@permille/contract/ids'
import { defineMailJob } from '#platform/jobs/job.ts'

export const mailPosted = defineMailJob<{ mailId: MailId }>('mail-posted', 'mail-server')
