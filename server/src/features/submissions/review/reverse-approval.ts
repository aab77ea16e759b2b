import type { SubmissionId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import type { Cents } from '@permille/contract/money'
import type { RejectionCode } from '@permille/contract/submissions/reasons'
import { resumeAfterReturnedMoney } from '#features/funding/public.ts'
import { isInQueuedPayout, takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { submissionsEnded } from '../submission-jobs.ts'
import { markRejected } from '../submission-store.ts'
import { isDisputed } from '../submit/check-store.ts'
import { type AdminAct, auditAct, lockPostForAct, recordSecondDecision } from './admin-act.ts'
import { reasonOf } from './reject-submission.ts'
import { findSecondRefusal } from './second-decision.ts'

export interface Reversal extends AdminAct {
  readonly code: RejectionCode
  /** The evidence; creator and brand read it too. */
  readonly evidence: string
}

export interface Reversed {
  readonly id: SubmissionId
  readonly status: 'rejected'
  readonly takenBackCents: Cents
  readonly owedCents: Cents
}

/**
 * approved, locked or paid → rejected, by an admin with evidence (rules §3). Everything the post earned returns
 * to its campaign, or to the marketplace where it paid in the campaign's place: the unpaid part at once, the paid part as a debt against later earnings.
 */
export function reverseApproval(
  deps: { database: DatabaseServer; clock: Clock },
  reversal: Reversal,
): Promise<Reversed> {
  const { submissionId, adminUserId, code, reason, evidence } = reversal
  return deps.database.transaction(async (tx) => {
    const { submission } = await lockPostForAct(tx, submissionId)
    const refusal = findSecondRefusal(submission, 'reverse')
    if (refusal !== undefined) throw refusal
    if (await isInQueuedPayout(tx, submissionId)) throw payoutOnItsWay()
    if (await isDisputed(tx, submissionId)) throw disputeOpen()

    const at = deps.clock.now()
    const order = { id: newId(), submissionId, takenBy: adminUserId, at }
    const { totalCents, owedCents, campaignIds } = await takeBackPost(tx, order)
    await markRejected(tx, { submissionId, at, code, reason: reasonOf(code, reason) })
    const { status: from } = submission
    const note = `${reasonOf(code, reason)} Evidence: ${isolate(evidence)}`
    await recordSecondDecision(tx, reversal, { from, to: 'rejected', note, at })
    await auditAct(tx, reversal, {
      action: 'submission.reverse',
      before: { status: from },
      after: { status: 'rejected', code, evidence, takenBackCents: totalCents, owedCents },
    })
    await enqueue(tx, submissionsEnded, { payload: { submissionIds: [submissionId] } })
    await resumeAfterReturnedMoney(tx, { campaignIds, at })
    return { id: submissionId, status: 'rejected', takenBackCents: totalCents, owedCents }
  })
}

function disputeOpen(): Rejected {
  return new Rejected(
    'dispute-open',
    'The creator disputes a decision about this post. Decide the dispute first, then reverse.',
  )
}

function payoutOnItsWay(): Rejected {
  return new Rejected(
    'payout-on-its-way',
    'Some of this post’s money is in a payout on its way. Wait until it arrives or fails, then decide.',
  )
}
