import type { CampaignId, PayoutId, SubmissionId } from '@permille/contract/ids'
import type { LockReason } from '@permille/contract/submissions/reasons'
import { lockRow } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  findPaidInFull,
  listLockedOf,
  listPaidByPayout,
  markLocked,
  markPaid,
  markUnpaid,
} from './closed-store.ts'
import { recordTransition } from './record-transition.ts'
import { SubmissionNotFound } from './review.ts'
import { findForReview, lockSubmissionState } from './submission-store.ts'

/**
 * approved → locked: views and earnings stop. Does nothing to a submission that is not approved. If
 * everything was already paid out, it becomes paid at once. Call under the campaign's and the
 * creator's locks: no settlement adds to it and no transfer is booked at the same time.
 */
export async function closeSubmission(
  tx: Transaction,
  { submissionId, reason, at }: { submissionId: SubmissionId; reason: LockReason; at: Date },
): Promise<void> {
  const found = await findForReview(tx, submissionId, { kind: 'any' })
  if (found === undefined) throw new SubmissionNotFound()
  await lockRow(tx, 'campaign', found.campaignId)
  await lockRow(tx, 'creator', found.creatorId)
  const { status } = await lockSubmissionState(tx, submissionId)
  if (status !== 'approved') return
  await markLocked(tx, { submissionId, reason, at })
  await recordTransition(tx, {
    submissionId,
    from: 'approved',
    to: 'locked',
    actor: 'system',
    actorUserId: null,
    note: closingSentences[reason],
    at,
  })
  await payInFull(tx, [submissionId], at)
}

/** locked → paid for submissions completed by this payout: every cent earned is in a paid payout. */
export async function markSubmissionsPaid(
  tx: Transaction,
  { payoutId, at }: { payoutId: PayoutId; at: Date },
): Promise<void> {
  await payInFull(tx, await listPaidByPayout(tx, payoutId), at)
}

/** locked → paid for submissions whose unpaid money was all taken back. */
export async function markPaidAfterCorrection(
  tx: Transaction,
  { submissionIds, at }: { submissionIds: readonly SubmissionId[]; at: Date },
): Promise<void> {
  await payInFull(tx, submissionIds, at)
}

/** locked → paid for submissions that were only owed a top-up that can no longer come. */
export async function markCampaignPaid(
  tx: Transaction,
  { campaignId, at }: { campaignId: CampaignId; at: Date },
): Promise<void> {
  await payInFull(tx, await listLockedOf(tx, campaignId), at)
}

async function payInFull(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
  at: Date,
): Promise<void> {
  for (const submissionId of await findPaidInFull(tx, submissionIds)) {
    await markPaid(tx, { submissionId, at })
    await recordTransition(tx, {
      submissionId,
      from: 'locked',
      to: 'paid',
      actor: 'system',
      actorUserId: null,
      note: null,
      at,
    })
  }
}

const unpaidSentences = {
  'payout-reversed': 'The payout came back from the payment provider.',
  'money-came-back': 'Money came back to the campaign, which owes this post more.',
  goodwill: 'The marketplace pays more for this post.',
} as const

/**
 * paid → locked: the payout of these submissions was returned in full, or there is money for what they are
 * still owed. Returns those that were paid.
 */
export async function markSubmissionsUnpaid(
  tx: Transaction,
  order: {
    submissionIds: readonly SubmissionId[]
    reason: keyof typeof unpaidSentences
    at: Date
  },
): Promise<SubmissionId[]> {
  const { submissionIds, reason, at } = order
  const unpaid = await markUnpaid(tx, submissionIds)
  for (const submissionId of unpaid) {
    await recordTransition(tx, {
      submissionId,
      from: 'paid',
      to: 'locked',
      actor: 'system',
      actorUserId: null,
      note: unpaidSentences[reason],
      at,
    })
  }
  return unpaid
}

const closingSentences: Readonly<Record<LockReason, string>> = {
  window: 'The tracking window is over.',
  cap: 'The post earned the most this campaign pays for one post.',
  budget: 'The campaign’s budget is spent for good.',
  gone: 'The post is no longer there.',
  ended: 'The campaign has ended.',
  not_owner: 'Another creator has verified this account.',
  deleted: 'The creator deleted their account.',
}
