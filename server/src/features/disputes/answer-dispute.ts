import type { BrandId, SubmissionId, UserId } from '@permille/contract/ids'
import { disputeAnswerDays } from '@permille/contract/submissions/deadlines'
import { Rejected } from '../../platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { SubmissionNotFound } from '../submissions/public.ts'
import { conflict, requireOpen } from './dispute.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import { findDispute, findPostStatus, lockDisputedPost, markAnswered } from './dispute-store.ts'
import type { DisputeChanged } from './open-dispute.ts'

export interface AnswerDisputeRequest {
  readonly submissionId: SubmissionId
  readonly brandId: BrandId
  readonly userId: UserId
  readonly answer: string
  readonly requestId?: string | undefined
}

/** The brand's side, once, within 3 days. It makes the dispute the admins' turn at once. */
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
    const dispute = requireOpen(await findDispute(tx, submissionId))
    if (dispute.answeredAt !== null) {
      throw conflict('already-answered', 'This dispute is already answered. An admin decides now.')
    }
    const at = deps.clock.now()
    if (at > dispute.answerDueAt) {
      throw new Rejected(
        'answer-too-late',
        `A dispute can be answered for ${disputeAnswerDays} days. That time is over, and an admin decides.`,
      )
    }
    const { id } = dispute
    await markAnswered(tx, { id, answer, answeredBy: userId, at })
    await writeAudit(tx, {
      actor: { kind: 'brand', userId },
      action: 'dispute.answer',
      objectType: 'dispute',
      objectId: id,
      after: { submissionId, answer },
      requestId: request.requestId,
    })
    return { id, status: 'open' }
  })
}
