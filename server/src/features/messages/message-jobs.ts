import type { MessageId } from '@permille/contract/ids'
import { defineJob } from '../../platform/jobs/job.ts'

/** Notifications mails it to the operator, and its sender that it arrived. */
export const messageReceived = defineJob<{ messageId: MessageId }>('message-received')

/** Notifications mails the answer to a visitor; whoever has an account is told by the news. */
export const visitorAnswered = defineJob<{ messageId: MessageId }>('visitor-answered')
