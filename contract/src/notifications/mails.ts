import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { mailId, mailParams } from '../ids.ts'
import { mailsKeptDays } from '../privacy/retention.ts'
import { acknowledged, paging, search, timestamp } from '../shapes.ts'
import { notificationKinds } from './notifications.ts'

/**
 * What a mail is about: a notification, or something for people without a list of notifications, such as the
 * operator.
 */
export const mailKinds = [...notificationKinds, 'invitation', 'support'] as const
export type MailKind = (typeof mailKinds)[number]

export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

const shared = {
  id: mailId,
  kind: z.enum(mailKinds),
  toAddress: z.string(),
  subject: z.string(),
  /** When it was written. */
  at: timestamp,
  /** `queued` until the mail server has it; `failed` if it was refused last and will be tried again. */
  state: z.enum(mailStates),
  sentAt: z.nullable(timestamp),
  tries: z.int(),
  /** The mail server's last response; null unless failed. */
  failure: z.nullable(z.string()),
}

const listedMail = z.object(shared)
export type ListedMail = z.output<typeof listedMail>

const mail = z.object({
  ...shared,
  text: z.string(),
  /** Null for mails of an older version. */
  html: z.nullable(z.string()),
  /** It has a single-use link, which nobody but the addressee can read. */
  isLinkHidden: z.boolean(),
  /** False without a mail server: nothing is sent. */
  isMailSent: z.boolean(),
})
export type OutboxMail = z.output<typeof mail>

export const listMailsCall = endpoint({
  name: 'listMails',
  method: 'GET',
  path: '/api/admin/mails',
  summary: `The outbox: every mail of the last ${mailsKeptDays} days, newest first`,
  access: ['admin'],
  query: z.strictObject({
    to: search,
    state: z.optional(z.enum(mailStates)),
    kind: z.optional(z.enum(mailKinds)),
    ...paging,
  }),
  response: z.array(listedMail),
})

export const readMailCall = endpoint({
  name: 'readMail',
  method: 'GET',
  path: '/api/admin/mails/{id}',
  summary: 'One mail as written, without its single-use link',
  access: ['admin'],
  refusals: ['mail-not-found'],
  params: mailParams,
  response: mail,
})

export const retryMailCall = endpoint({
  name: 'retryMail',
  method: 'POST',
  path: '/api/admin/mails/{id}/retry',
  summary: 'Send an unsent mail',
  access: ['admin'],
  refusals: ['mail-not-found', 'mail-sent', 'no-mail-server'],
  params: mailParams,
  response: acknowledged,
})
