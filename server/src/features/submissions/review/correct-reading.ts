import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import { resumeAfterReturnedMoney } from '#features/funding/public.ts'
import { endCorrectedFlag } from '#features/risk/public.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { correctCount } from '#money/movements/taken-back/correct-count.ts'
import { isInQueuedPayout } from '#money/movements/taken-back/take-back-post.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { markPaidAfterCorrection } from '../close-submission.ts'
import { recordTransition } from '../record-transition.ts'
import type { Submission } from '../submission.ts'
import type { ReviewDeps } from '../submission-deps.ts'
import { submissionApproved } from '../submission-jobs.ts'
import { isDisputed } from '../submit/check-store.ts'
import { type AdminAct, auditAct, lockPostForAct } from './admin-act.ts'
import { findApproveAgainRefusal, shareLockPost, tracksUntilOf } from './approve-again.ts'
import { isLockedForCap, markApprovedAgain } from './approve-again-store.ts'
import type { EnteredReading } from './enter-reading.ts'
import { type Entered, insertCorrection, noteEntered } from './entered-store.ts'

/**
 * Enters the right count where an earlier manual reading was too high (rules §3). What the wrong one earned and was
 * not withdrawn returns to the campaign, and the right one is paid again; for a reversed post, with its approval.
 */
export function correctReading(
  deps: ReviewDeps,
  act: AdminAct & { reading: EnteredReading },
): Promise<Entered> {
  const { submissionId, adminUserId: by, reading, reason: note } = act
  return deps.database.transaction(async (tx) => {
    const { evictedAt } = await shareLockPost(tx, submissionId)
    const { submission, completedAt } = await lockPostForAct(tx, submissionId)
    if (submission.approvedAt === null) throw notApproved()
    if (await isInQueuedPayout(tx, submissionId)) throw refused('payout-on-its-way', onItsWay)
    if (await isDisputed(tx, submissionId)) throw refused('dispute-open', disputed)

    const at = deps.clock.now()
    const { viewCount } = reading
    const corrected = await correctCount(tx, { id: newId(), submissionId, viewCount, at })
    if (corrected === null) throw refused('nothing-to-correct', nothing)
    const { viewsBefore, viewsAfter, totalCents: takenBackCents, campaignIds } = corrected
    const counted = viewsAfter === viewCount
    await endCorrectedFlag(tx, { submissionId, viewCount: viewsAfter, correctedBy: by, at })
    await insertCorrection(tx, { ...reading, id: newId(), submissionId, at, note, counted })
    await settleViews(tx, { dueAgain: [submissionId], at, holdHours: deps.earningsHoldHours })
    if (evictedAt === null) await goOn(tx, deps, { act, submission, completedAt, at })
    await markPaidAfterCorrection(tx, { submissionIds: [submissionId], at })
    await resumeAfterReturnedMoney(tx, { campaignIds, at })
    const result = { ...(await noteEntered(tx, { submissionId, at, by })), takenBackCents }
    await auditAct(tx, act, {
      action: 'submission.enter-reading',
      before: { viewCount: viewsBefore },
      after: { ...reading, ...result, viewCount: viewsAfter },
    })
    return result
  })
}

/** A post that only the wrong count had locked for its cap is read again, as one that is approved again. */
async function goOn(
  tx: Transaction,
  deps: ReviewDeps,
  of: { act: AdminAct; submission: Submission; completedAt: Date | null; at: Date },
): Promise<void> {
  const { act, submission, completedAt, at } = of
  const { submissionId, adminUserId: actorUserId } = act
  const { approvedAt } = submission
  if (approvedAt === null || !(await isLockedForCap(tx, submissionId))) return
  const tracksUntil = tracksUntilOf(submission, { ...deps, completedAt, at })
  if ((await findApproveAgainRefusal(tx, submission, { tracksUntil, at })) !== undefined) return
  await markApprovedAgain(tx, { submissionId, approvedAt, tracksUntil })
  const change = { from: 'locked', to: 'approved', actor: 'admin', note: isBelowCap } as const
  await recordTransition(tx, { ...change, submissionId, actorUserId, at })
  await enqueue(tx, submissionApproved, { payload: { submissionId } })
}

const isBelowCap = 'A reading was corrected: the post has not earned its cap.'
const onItsWay =
  'Some of this post’s money is in a payout on its way. Wait until it arrives or fails, then correct the reading.'
const disputed =
  'The creator disputes a decision about this post. Decide the dispute first, then correct the reading.'
const nothing =
  'There is nothing to lower: the highest count of this post is the platform’s own, or not above this one, or its money was withdrawn. If it was paid again after a reversal, reverse it once more, then correct the reading.'

function notApproved(): Rejected {
  return refused(
    'nothing-to-correct',
    'This post is not approved, so a reading by hand has not been paid. Enter the right count: it replaces the other one.',
  )
}

function refused(code: RefusalCodeOf<409>, message: string): Rejected {
  return new Rejected(code, message)
}
