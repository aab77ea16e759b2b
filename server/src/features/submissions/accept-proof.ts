import type { SubmissionId } from '@permille/contract/ids'
import { payPromised } from '#money/movements/pay-promised.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import type { Proof, ProofEffects } from '../connections/public.ts'
import { closeSubmission } from './close-submission.ts'
import { findLost, type Lost, listCampaignsOf, listClaimed, lockClaimed } from './proof-store.ts'
import { recordRejection } from './record-transition.ts'
import { submissionsEnded } from './submission-jobs.ts'
import { lockPost } from './submission-store.ts'

/** The effects of proving an account on the posts submitted from it (rules §3). */
export function createProofEffects(deps: { readonly earningsHoldHours: number }): ProofEffects {
  return {
    endRivals,
    payOwed: (tx, owed) => payOwed(tx, { ...owed, holdHours: deps.earningsHoldHours }),
  }
}

/** Locks posts before rows, like a submission, so that no one submits one of them in between. */
async function endRivals(tx: Transaction, proof: Proof): Promise<SubmissionId[]> {
  const claimed = await listClaimed(tx, proof)
  const own = claimed.filter(({ isOwn }) => isOwn)
  for (const post of own.toSorted(byPost)) await lockPost(tx, post)
  await lockClaimed(tx, claimed)
  const lost = await findLost(tx, claimed)
  const lostIds = lost.map(({ id }) => id)
  for (const each of lost) await endLost(tx, each, proof.at)
  if (lost.length > 0) await enqueue(tx, submissionsEnded, { payload: { submissionIds: lostIds } })
  return own.map(({ id }) => id).filter((id) => !lostIds.includes(id))
}

function byPost(one: { externalPostId: string }, other: { externalPostId: string }): number {
  return one.externalPostId < other.externalPostId ? -1 : 1
}

async function endLost(tx: Transaction, { id, status }: Lost, at: Date): Promise<void> {
  if (status === 'approved') {
    await closeSubmission(tx, { submissionId: id, reason: 'not_owner', at })
    return
  }
  await recordRejection(
    tx,
    { submissionId: id, reviewer: { kind: 'system' }, code: 'wrong_account' },
    { reason: 'Another creator has verified this account.', at },
  )
}

/** Pays bonuses first, as at approval; then the views counted so far, as after a top-up. */
async function payOwed(
  tx: Transaction,
  owed: Proof & { submissionIds: readonly SubmissionId[]; holdHours: number },
): Promise<void> {
  const { submissionIds, at, holdHours } = owed
  for (const campaignId of await listCampaignsOf(tx, submissionIds)) {
    await payPromised(tx, { campaignId, only: submissionIds, at, holdHours })
  }
  await settleViews(tx, { dueAgain: submissionIds, at, holdHours })
}
