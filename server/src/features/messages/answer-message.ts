import type { MessageId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { writeAudit } from '../accounts/public.ts'
import { visitorAnswered } from './message-jobs.ts'
import { closeMessage, findMessage } from './message-store.ts'

export interface AnswerRequest {
  readonly id: MessageId
  readonly answer: string
  readonly adminUserId: UserId
  readonly at: Date
  readonly requestId?: string | undefined
}

/** Sends the answer, once: it cannot be taken back. Throws `NotFound`, `Rejected`. */
export async function answerMessage(tx: Transaction, request: AnswerRequest): Promise<void> {
  const { id, adminUserId, requestId } = request
  const closed = await closeMessage(tx, request)
  if (closed === undefined) throw await whyNot(tx, id)
  if (closed.isOfVisitor) {
    await enqueue(tx, visitorAnswered, { payload: { messageId: id }, key: `visitor-answer:${id}` })
  }
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'message.answer',
    objectType: 'message',
    objectId: id,
    requestId,
  })
}

async function whyNot(tx: Transaction, id: MessageId): Promise<Error> {
  const message = await findMessage(tx, id)
  if (message === undefined) return new NotFound('no-message', 'This message does not exist')
  const words = `${message.answeredByName} has answered this message`
  return new Rejected('message-answered', words)
}
