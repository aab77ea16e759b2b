import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { lockFreeze, releaseFreeze } from '#money/movements/release-frozen.ts'
import { takeBackFlagged } from '#money/movements/taken-back/take-back-frozen.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invariant, NotFound } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import { resumeAfterReturnedMoney } from '../funding/public.ts'
import { isDisputed, markPaidAfterCorrection } from '../submissions/public.ts'
import { type FlagAct, findFlagRefusal } from './flag.ts'
import { clearViews, findFlaggedPost, noteClose } from './flag-store.ts'

interface Decision {
  readonly freezeId: FreezeId
  readonly adminUserId: UserId
  /** In the admin's words; the creator and the brand read them. */
  readonly reason: string
  readonly at: Date
  readonly requestId: string
}

/** The views are real: the money goes to the creator, and up to twice as many views are not flagged again. */
export async function releaseFlag(
  tx: Transaction,
  decision: Decision,
): Promise<{ releasedCents: Cents }> {
  const { freezeId, adminUserId, at } = decision
  const submissionId = await requireOpen(tx, decision, 'release')
  const releasedCents = await releaseFreeze(tx, { freezeId, closedBy: adminUserId, at })
  invariant(releasedCents !== null, 'a doubt that was open under the lock ends once')
  await clearViews(tx, submissionId)
  const release = { action: 'doubt.release' as const, submissionId, cents: releasedCents }
  await recordDecision(tx, decision, release)
  return { releasedCents }
}

/**
 * The views are not real: what they earned returns to the campaign, whatever else freezes it, and they earn
 * nothing. For the campaign that works like a top-up. The post stays approved, with its other earnings. While
 * its creator disputes it, the dispute is decided first.
 */
export async function takeBackFlag(
  tx: Transaction,
  decision: Decision,
): Promise<{ takenBackCents: Cents }> {
  const { freezeId, adminUserId: takenBy, at } = decision
  const submissionId = await requireOpen(tx, decision, 'take-back')
  const taken = await takeBackFlagged(tx, { id: newId(), freezeId, takenBy, at })
  invariant(taken !== null, 'a doubt that was open under the lock ends once')
  const { totalCents: takenBackCents, campaignIds, submissionIds } = taken
  await recordDecision(tx, decision, {
    action: 'doubt.take-back' as const,
    submissionId,
    cents: takenBackCents,
  })
  await markPaidAfterCorrection(tx, { submissionIds, at })
  await resumeAfterReturnedMoney(tx, { campaignIds, at })
  return { takenBackCents }
}

/** Locks the flag, and throws unless it can be decided like this. */
async function requireOpen(
  tx: Transaction,
  { freezeId, adminUserId, at }: Decision,
  act: FlagAct,
): Promise<SubmissionId> {
  await lockFreeze(tx, freezeId)
  const flag = await findFlaggedPost(tx, freezeId)
  if (flag === undefined) throw new NotFound('doubt-not-found', 'Flag not found')
  const { submissionId } = flag
  const isOwn = flag.enteredBy === adminUserId
  const state = { ...flag, isOwn, isDisputed: await isDisputed(tx, submissionId), at }
  const refusal = findFlagRefusal(state, act)
  if (refusal !== undefined) throw refusal
  return submissionId
}

async function recordDecision(
  tx: Transaction,
  { freezeId, adminUserId, reason, requestId }: Decision,
  made: { action: AuditAction; submissionId: SubmissionId; cents: Cents },
): Promise<void> {
  await noteClose(tx, { freezeId, note: reason })
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: made.action,
    objectType: 'submission',
    objectId: made.submissionId,
    after: { reason, cents: made.cents, freezeId },
    requestId,
  })
}
