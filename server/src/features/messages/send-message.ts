import type { BrandId, MessageId, UserId } from '@permille/contract/ids'
import type { MessageTopic } from '@permille/contract/messages/message-form'
import type { Database, DatabaseServer, Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import { type AuditActor, writeAudit } from '../accounts/public.ts'
import { messageReceived } from './message-jobs.ts'
import { insertMessage, type NewMessage } from './message-store.ts'

const hour = { windowSeconds: 3600 }
const perUser = {
  ...hour,
  name: 'messages',
  callsMax: 10,
  refusal: 'You have written several times. Try again in an hour.',
}
const perNetwork = {
  ...hour,
  name: 'messages-of-network',
  callsMax: 5,
  refusal: 'Your network has written several times. Try again in an hour.',
}
/** An address may belong to someone else, who is mailed that a message arrived. */
const perEmail = { ...perNetwork, name: 'messages-of-email', callsMax: 3 }

export type Sender =
  | { readonly kind: 'creator' | 'admin'; readonly userId: UserId }
  | { readonly kind: 'brand'; readonly userId: UserId; readonly brandId: BrandId | null }
  | { readonly kind: 'visitor'; readonly email: string; readonly address: string }

/** Before the work, so that simultaneous messages all count; throws over the limit. */
export async function countMessage(db: Database, sender: Sender): Promise<void> {
  if (sender.kind !== 'visitor') {
    await countInWindow(db, perUser, sender.userId)
    return
  }
  await countInWindow(db, perNetwork, sender.address)
  await countInWindow(db, perEmail, sender.email)
}

/** A visitor gives an address for the answer; other senders' is known. */
export function senderOf(
  actor: Exclude<Sender, { kind: 'visitor' }> | null,
  { email, address }: { email: string | undefined; address: string },
): Sender {
  if (actor !== null) return actor
  if (email !== undefined) return { kind: 'visitor', email, address }
  throw new Rejected('email-required', 'Say where we can reply', {
    details: { fields: { email: 'An email address is required' } },
  })
}

export interface MessageRequest {
  readonly sender: Sender
  readonly topic: MessageTopic
  readonly text: string
  readonly at: Date
  readonly requestId?: string | undefined
}

/** A repeated text is the same message. */
export async function sendMessage(
  database: DatabaseServer,
  { sender, topic, text, at, requestId }: MessageRequest,
): Promise<void> {
  const isVisitor = sender.kind === 'visitor'
  const from = isVisitor
    ? { userId: null, email: sender.email }
    : { userId: sender.userId, email: null }
  const message = { id: newId<MessageId>(), topic, campaignId: null, text, at, ...from }
  const actor: AuditActor = isVisitor ? { kind: 'system' } : sender
  await database.transaction((tx) => receiveMessage(tx, message, { actor, requestId }))
}

/** Its text is in no log: only its sender and admins read it. Returns false if it is open already. */
export async function receiveMessage(
  tx: Transaction,
  message: NewMessage,
  by: { readonly actor: AuditActor; readonly requestId: string | undefined },
): Promise<boolean> {
  if (!(await insertMessage(tx, message))) return false
  const { id, topic, campaignId } = message
  const job = { payload: { messageId: id }, key: `message:${id}` }
  await enqueue(tx, messageReceived, job)
  await writeAudit(tx, {
    actor: by.actor,
    action: campaignId === null ? 'message.send' : 'message.report',
    objectType: 'message',
    objectId: id,
    after: campaignId === null ? { topic } : { topic, campaignId },
    requestId: by.requestId,
  })
  return true
}
