import type { MessageId } from '@permille/contract/ids'
import { defineMailJob } from '#platform/jobs/job.ts'

/** Notifications mails it to the operator, and its sender that it arrived. */
export const messageReceived = defineMailJob<{ messageId: MessageId }>('message-received')

/** Notifications mails the answer to a visitor; a user gets it as a notification. */
export const visitorAnswered = defineMailJob<{ messageId: MessageId }>('visitor-answered')
