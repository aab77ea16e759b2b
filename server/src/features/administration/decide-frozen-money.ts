import type { AuditAction } from '@permille/contract/administration/audit-actions'
import { type SetAsideAct, setAsideActsOf } from '@permille/contract/flagged-views/set-aside-acts'
import type { CreatorId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { releaseFrozen } from '#money/movements/release-frozen.ts'
import { takeBackFrozen } from '#money/movements/taken-back/take-back-frozen.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import { resumeAfterReturnedMoney } from '../funding/public.ts'
import { markPaidAfterCorrection } from '../submissions/public.ts'
import {
  type FrozenCreator,
  findCreatorOf,
  hasDisputedMoney,
  hasFrozenMoney,
  lockFrozen,
} from './frozen-money-store.ts'

interface Decision {
  readonly userId: UserId
  readonly adminUserId: UserId
  /** In the admin's words. */
  readonly reason: string
  readonly at: Date
  readonly requestId: string
}

/** Releases frozen money to the creator, suspended or not (rules §1); other reasons may still keep it. */
export async function releaseFrozenMoney(
  tx: Transaction,
  decision: Decision,
): Promise<{ releasedCents: Cents }> {
  const creator = await findCreator(tx, decision.userId)
  await lockFrozen(tx, creator.id)
  await requirePossible(tx, creator.id, 'release')
  const order = { id: newId(), creatorId: creator.id, at: decision.at }
  const releasedCents = await releaseFrozen(tx, order)
  await auditDecision(tx, decision, { action: 'user.release-frozen', cents: releasedCents })
  return { releasedCents }
}

/**
 * Returns frozen money to the campaigns it came from, and voids the views that earned it. For the campaigns it works
 * like a top-up: other posts' shortfalls are paid, and a campaign paused for lack of money goes live again.
 */
export async function takeBackFrozenMoney(
  tx: Transaction,
  decision: Decision,
): Promise<{ takenBackCents: Cents }> {
  const { at } = decision
  const { id: creatorId, userId } = await findCreator(tx, decision.userId)
  const campaignIds = await lockFrozen(tx, creatorId)
  await requirePossible(tx, creatorId, 'take-back')
  const taken = await takeBackFrozen(tx, { id: newId(), creatorId, userId, campaignIds, at })
  await auditDecision(tx, decision, { action: 'user.take-back-frozen', cents: taken.totalCents })
  await markPaidAfterCorrection(tx, { submissionIds: taken.submissionIds, at })
  await resumeAfterReturnedMoney(tx, { campaignIds: taken.campaignIds, at })
  return { takenBackCents: taken.totalCents }
}

async function findCreator(tx: Transaction, userId: UserId): Promise<FrozenCreator> {
  const creator = await findCreatorOf(tx, userId)
  if (creator === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  return creator
}

async function requirePossible(
  tx: Transaction,
  creatorId: CreatorId,
  act: 'release' | 'take-back',
): Promise<void> {
  const isFrozen = await hasFrozenMoney(tx, creatorId)
  const isDisputed = await hasDisputedMoney(tx, creatorId)
  const refusal = findFrozenRefusal({ isFrozen, isDisputed }, act)
  if (refusal !== undefined) throw refusal
}

/** Why the money of a suspension cannot be decided like this now, or undefined if it can (rules §1). */
export function findFrozenRefusal(
  { isFrozen, isDisputed }: { isFrozen: boolean; isDisputed: boolean },
  act: SetAsideAct,
): Rejected | undefined {
  if (setAsideActsOf({ isOpen: isFrozen, isDisputed }).includes(act)) return undefined
  // If two admins decide, the second finds nothing left.
  if (!isFrozen) return new Rejected('nothing-frozen', 'This creator has no frozen money.')
  return new Rejected(
    'dispute-open',
    'The creator disputes a decision about a post with this money. Decide the dispute first.',
  )
}

async function auditDecision(
  tx: Transaction,
  decision: Decision,
  { action, cents }: { action: AuditAction; cents: Cents },
): Promise<void> {
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: decision.adminUserId },
    action,
    objectType: 'user',
    objectId: decision.userId,
    after: { reason: decision.reason, cents },
    requestId: decision.requestId,
  })
}
