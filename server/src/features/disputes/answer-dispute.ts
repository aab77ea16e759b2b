import type { SubmissionId } from '@permille/contract/ids'
import { invariant } from '#platform/errors/errors.ts'
import type { ActingBrand } from '#platform/http/actor.ts'
import { writeAudit } from '../accounts/public.ts'
import { SubmissionNotFound } from '../submissions/public.ts'
import { findAnswerRefusal } from './dispute.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { findDispute, findPostStatus, lockDisputedPost, markAnswered } from './dispute-store.ts'
import type { DisputeChanged } from './open-dispute.ts'

export interface AnswerDisputeRequest extends ActingBrand {
  readonly submissionId: SubmissionId
  readonly answer: string
  readonly requestId?: string | undefined
}

/** The brand's answer, once, within 3 days. The admins can decide at once after it. */
export function answerDispute(
  deps: Pick<DisputeDeps, 'database' | 'clock'>,
  request: AnswerDisputeRequest,
): Promise<DisputeChanged> {
  const { submissionId, userId, answer } = request
  return deps.database.transaction(async (tx) => {
    if ((await findPostStatus(tx, submissionId, request)) === undefined) {
      throw new SubmissionNotFound()
    }
    await lockDisputedPost(tx, submissionId)
    const dispute = await findDispute(tx, submissionId)
    const at = deps.clock.now()
    const refusal = findAnswerRefusal(dispute, at)
    if (refusal !== undefined) throw refusal
    invariant(dispute !== undefined, 'a dispute that can be answered is there')
    const { id } = dispute
    await markAnswered(tx, { id, answer, answeredBy: userId, at })
    await writeAudit(tx, {
      actor: { kind: 'brand', ...request },
      action: 'dispute.answer',
      objectType: 'dispute',
      objectId: id,
      after: { submissionId, answer },
      requestId: request.requestId,
    })
    return { id, status: 'open' }
  })
}
