import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { userRoles } from '../enums.ts'
import { campaignId, campaignParams, messageId, messageParams, userId } from '../ids.ts'
import { acknowledged, paging, search, timestamp } from '../shapes.ts'
import { message, messageText, messageTopics, report, reportReasons } from './message-form.ts'

/** A report is a message about a campaign. */
export const messageKinds = ['question', 'report'] as const
export type MessageKind = (typeof messageKinds)[number]

export const messageStates = ['open', 'answered'] as const
export type MessageState = (typeof messageStates)[number]

export const sendMessageCall = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/messages',
  summary: 'Write to the people who run this marketplace; a visitor gives an email address',
  access: 'public',
  refusals: ['email-required'],
  body: message,
  response: z.object({
    ok: z.literal(true),
    /** False without a mail server: nothing is mailed to confirm it. */
    isMailSent: z.boolean(),
  }),
})

export const reportCampaignCall = endpoint({
  name: 'reportCampaign',
  method: 'POST',
  path: '/api/campaigns/{id}/report',
  summary: 'Report a campaign or its brand to the admins; the brand does not learn who reported it',
  access: ['creator', 'brand'],
  scope: 'campaigns:read',
  keys: 'never',
  refusals: ['already-reported', 'campaign-not-found', 'own-campaign'],
  params: campaignParams,
  body: z.strictObject({
    ...report.shape,
    /** The token in the link to an invite-only campaign. */
    invite: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: acknowledged,
})

export const listMessagesCall = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages and reports, newest first',
  access: ['admin'],
  query: z.strictObject({
    state: z.optional(z.enum(messageStates)),
    kind: z.optional(z.enum(messageKinds)),
    /** Searches the sender’s name and address. */
    search,
    ...paging,
  }),
  response: z.array(
    z.object({
      id: messageId,
      kind: z.enum(messageKinds),
      topic: z.union([z.enum(messageTopics), z.enum(reportReasons)]),
      text: z.string(),
      createdAt: timestamp,
      /** Null for a visitor, who has given only an address. */
      senderUserId: z.nullable(userId),
      senderName: z.nullable(z.string()),
      senderRole: z.nullable(z.enum(userRoles)),
      senderEmail: z.string(),
      campaignId: z.nullable(campaignId),
      campaignName: z.nullable(z.string()),
      brandName: z.nullable(z.string()),
      /** The answer to the sender; null while it is open. */
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(timestamp),
      answeredByName: z.nullable(z.string()),
    }),
  ),
})
export type ListedMessage = ResponseOf<typeof listMessagesCall>[number]

export const answerMessageCall = endpoint({
  name: 'answerMessage',
  method: 'POST',
  path: '/api/admin/messages/{id}/answer',
  summary: 'Answer a message or report, once; its sender is notified',
  access: ['admin'],
  refusals: ['message-answered', 'no-message'],
  params: messageParams,
  body: z.strictObject({ answer: messageText }),
  response: acknowledged,
})
