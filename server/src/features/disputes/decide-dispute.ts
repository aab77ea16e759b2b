import type { DisputeRemedy } from '@permille/contract/disputes/disputes'
import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { grantGoodwill } from '#money/movements/grant-goodwill.ts'
import { releaseFreeze } from '#money/movements/release-frozen.ts'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { releaseFlag } from '../flagged-views/public.ts'
import {
  approvePostAgain,
  endNewerSubmission,
  markSubmissionsUnpaid,
  SubmissionNotFound,
  shareLockPost,
} from '../submissions/public.ts'
import { conflict, type Dispute, findDecisionRefusal, freezeOf } from './dispute.ts'
import type { DisputeDeps } from './dispute-deps.ts'
import {
  findDispute,
  findPostStatus,
  listHolds,
  lockDisputedPost,
  markDecided,
} from './dispute-store.ts'
import type { DisputeChanged } from './open-dispute.ts'

export interface DisputeDecision {
  readonly submissionId: SubmissionId
  readonly adminUserId: UserId
  readonly decision: DisputeRemedy | 'reject'
  /** Paid by the marketplace, alone or on top of the remedy. */
  readonly goodwillCents: Cents
  /** Read by both sides. */
  readonly notes: string
  readonly requestId: string
}

/**
 * Resolves a dispute for the creator, or rejects it; final either way. The money that it froze is released,
 * unless something else freezes it.
 */
export function decideDispute(
  deps: DisputeDeps,
  decision: DisputeDecision,
): Promise<DisputeChanged> {
  const { submissionId, adminUserId: decidedBy, goodwillCents, notes } = decision
  return deps.database.transaction(async (tx) => {
    if ((await findPostStatus(tx, submissionId, { anyone: true })) === undefined) {
      throw new SubmissionNotFound()
    }
    // An approval locks the post before any row.
    if (decision.decision === 'approve') await shareLockPost(tx, submissionId)
    await lockDisputedPost(tx, submissionId)
    const at = deps.clock.now()
    const dispute = await requireUndecided(tx, submissionId, at)
    const { id } = dispute
    await releaseFreeze(tx, { freezeId: freezeOf(id), closedBy: decidedBy, at })
    await remedy(tx, deps, { ...decision, dispute, at })
    if (goodwillCents > 0) {
      const maturesAt = addHours(at, deps.earningsHoldHours)
      await grantGoodwill(tx, { submissionId, amountCents: goodwillCents, at, maturesAt })
      await markSubmissionsUnpaid(tx, { submissionIds: [submissionId], reason: 'goodwill', at })
    }
    const granted = decision.decision === 'reject' ? null : decision.decision
    await markDecided(tx, { id, remedy: granted, goodwillCents, notes, decidedBy, at })
    await writeAudit(tx, {
      actor: { kind: 'admin', userId: decidedBy },
      action: granted === null ? 'dispute.reject' : 'dispute.resolve',
      objectType: 'dispute',
      objectId: id,
      before: { status: 'open' },
      after: { submissionId, decision: decision.decision, goodwillCents, notes },
      requestId: decision.requestId,
    })
    return { id, status: granted === null ? 'rejected' : 'resolved' }
  })
}

async function requireUndecided(
  tx: Transaction,
  submissionId: SubmissionId,
  at: Date,
): Promise<Dispute> {
  const dispute = await findDispute(tx, submissionId)
  const refusal = findDecisionRefusal(dispute, at)
  if (refusal !== undefined) throw refusal
  invariant(dispute !== undefined, 'a dispute that can be decided is there')
  return dispute
}

type Deciding = DisputeDecision & { readonly dispute: Dispute; readonly at: Date }

async function remedy(tx: Transaction, deps: DisputeDeps, deciding: Deciding): Promise<void> {
  const { decision, dispute } = deciding
  const isHold = dispute.matter === 'hold'
  if (decision === 'approve' && isHold) {
    throw conflict('not-rejected', 'This dispute is about money that is held: release it instead.')
  }
  if (decision === 'release' && !isHold) {
    throw conflict('not-held', 'This dispute is not about money that is held.')
  }
  if (decision === 'approve') await approve(tx, deps, deciding)
  if (decision === 'release') await releaseHolds(tx, deciding)
}

/**
 * Another admin may have approved it without seeing the dispute. The same post in review elsewhere ends: its
 * creator has won this dispute.
 */
async function approve(tx: Transaction, deps: DisputeDeps, deciding: Deciding): Promise<void> {
  const { submissionId, adminUserId, notes: reason, requestId, at } = deciding
  if ((await findPostStatus(tx, submissionId, { anyone: true })) === 'approved') return
  await endNewerSubmission(tx, { submissionId, at })
  await approvePostAgain(tx, deps, { submissionId, adminUserId, reason, requestId })
}

/** Money frozen since for another reason is not disputed. */
async function releaseHolds(tx: Transaction, deciding: Deciding): Promise<void> {
  const { adminUserId, notes: reason, requestId, at } = deciding
  for (const { id: freezeId, cause } of await listHolds(tx, deciding)) {
    if (cause === 'held') await releaseFreeze(tx, { freezeId, closedBy: adminUserId, at })
    else await releaseFlag(tx, { freezeId, adminUserId, reason, at, requestId })
  }
}
