import * as z from 'zod/mini'
import { email } from '../accounts/account-forms.ts'

export const messageTopics = ['account', 'posts', 'money', 'problem', 'privacy', 'other'] as const
export type MessageTopic = (typeof messageTopics)[number]

export const reportReasons = ['misleading', 'unfair-rejections', 'illegal', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const messageMaxLength = 2000

export const messageText = z
  .string('Write a message')
  .check(
    z.trim(),
    z.minLength(1, 'Write a message'),
    z.maxLength(messageMaxLength, `At most ${messageMaxLength.toLocaleString('en-US')} characters`),
  )

/** For a signed-in sender. */
export const message = z.strictObject({
  topic: z.enum(messageTopics, 'Choose a topic'),
  text: messageText,
  /** Where a visitor is answered. */
  email: z.optional(email),
})

export const visitorMessage = z.strictObject({ ...message.shape, email })

export const report = z.strictObject({
  reason: z.enum(reportReasons, 'Choose a reason'),
  text: messageText,
})
