import type { CampaignId, CreatorId, SubmissionId } from '@permille/contract/ids'
import { type Cents, type CentsPerKViews, toCents } from '@permille/contract/money'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { readBalance } from '../balances.ts'
import { campaignBudget } from '../chart-of-accounts.ts'
import { canGetMoney } from '../waiting-posts.ts'
import { accrueBonus } from './accrue-bonus.ts'
import { recoverDebts } from './recover-debts.ts'
import { grantInstead } from './taken-back/grant-instead.ts'
import { type PostPaidAgain, payAgain } from './taken-back/pay-again.ts'
import type { DatedCents } from './taken-back/place-again.ts'

/** Promises the bonus of a post that is approved now; it is paid once, as soon as its campaign has it. */
export async function promiseBonus(tx: Transaction, submissionId: SubmissionId): Promise<void> {
  await run(
    tx,
    sql`UPDATE submission_totals t SET bonus_due_cents = s.flat_bonus_cents FROM submissions s
      WHERE s.id = ${submissionId} AND t.submission_id = s.id AND t.bonus_cents = 0`,
  )
}

interface PromisedPost extends Omit<PostPaidAgain, 'at'> {
  readonly ratePerKViewsCents: CentsPerKViews
  readonly bonusDueCents: Cents
  readonly owedAgainCents: Cents
  /** The part that was frozen for a suspension which nobody has decided about. */
  readonly owedAgainSuspendedCents: Cents
  /** The part that had been paid out. */
  readonly owedAgainPaidCents: Cents
  /** When what is owed again would have been withdrawable. */
  readonly againMaturesAt: Date | null
}

/**
 * Pays these posts of a campaign what they were promised and found no money for: what is owed again, and each bonus
 * whole or not yet. The post that was approved first comes first, so these are paid what earlier ones leave. The caller
 * must have locked the campaign and the creators of these posts.
 */
export async function payPromised(
  tx: Transaction,
  order: {
    campaignId: CampaignId
    only: readonly SubmissionId[]
    at: Date
    holdHours: number
  },
): Promise<void> {
  const { campaignId, only, at, holdHours } = order
  const promised = await listPromised(tx, campaignId)
  if (promised.length === 0) return
  let left: number = await readBalance(tx, campaignBudget(campaignId))
  for (const post of promised) {
    const again = Math.min(left, post.owedAgainCents)
    const bonus = post.bonusDueCents <= left - again ? post.bonusDueCents : 0
    left -= again + bonus
    if (!only.includes(post.submissionId)) continue
    if (again > 0) await payOwedAgain(tx, { ...post, at }, toCents(again))
    if (bonus === 0) continue
    const maturesAt = addHours(at, holdHours)
    await accrueBonus(tx, { ...post, flatBonusCents: toCents(bonus), at, maturesAt })
  }
}

/**
 * Pays these posts what is owed to them again by a campaign that can get no more money, at the marketplace's expense:
 * the decision was not their creators'. What was given up of a post's debt is owed again first, so that the money pays
 * it. What a suspension had frozen is not paid, and owed no more; nor is a bonus that the campaign never had the money for.
 * The caller must have locked the campaign and the creators of these posts.
 */
export async function payByGoodwill(
  tx: Transaction,
  { campaignId, only, at }: { campaignId: CampaignId; only: readonly SubmissionId[]; at: Date },
): Promise<void> {
  if (await canGetMoney(tx, campaignId)) return
  const promised = await listPromised(tx, campaignId)
  const owed = promised.filter(
    (post) => post.owedAgainCents > 0 && only.includes(post.submissionId),
  )
  for (const post of owed) {
    const { submissionId, creatorId, owedAgainCents } = post
    const parts = owedParts(post, { cents: owedAgainCents, at })
    await lowerOwedAgain(tx, submissionId, owedAgainCents)
    await grantInstead(tx, { ...post, at }, parts)
    await recoverDebts(tx, { creatorIds: [creatorId], at })
  }
}

/** Cancels what a departing creator's posts are owed. The caller must have locked the creator. */
export async function forgetPromised(tx: Transaction, creatorId: CreatorId): Promise<void> {
  await run(
    tx,
    sql`UPDATE submission_totals SET bonus_due_cents = 0, owed_again_cents = 0,
        owed_again_suspended_cents = 0, owed_again_paid_cents = 0
      WHERE creator_id = ${creatorId} AND bonus_due_cents + owed_again_cents > 0`,
  )
}

/** Frozen parts first, then paid-out ones. */
async function lowerOwedAgain(
  tx: Transaction,
  submissionId: SubmissionId,
  cents: Cents,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submission_totals SET owed_again_cents = owed_again_cents - ${cents},
        owed_again_suspended_cents = greatest(0, owed_again_suspended_cents - ${cents}),
        owed_again_paid_cents = least(owed_again_paid_cents,
          greatest(0, owed_again_suspended_cents + owed_again_paid_cents - ${cents}))
      WHERE submission_id = ${submissionId}`,
  )
}

async function listPromised(tx: Transaction, campaignId: CampaignId): Promise<PromisedPost[]> {
  return await manyRows(
    tx,
    sql<PromisedPost>`SELECT s.id AS submission_id, s.campaign_id, s.creator_id, c.user_id AS creator_user_id,
        s.rate_per_k_views_cents, t.bonus_due_cents, t.owed_again_cents, t.owed_again_suspended_cents,
        t.owed_again_paid_cents,
        CASE WHEN t.owed_again_cents > 0 THEN (SELECT max(a.matures_at) FROM accrual_corrections k
          JOIN earning_accruals a ON a.id = k.accrual_id
          WHERE a.submission_id = s.id AND NOT k.voids) END AS again_matures_at
      FROM submission_totals t JOIN submissions s ON s.id = t.submission_id
      JOIN creators c ON c.id = s.creator_id
      WHERE t.campaign_id = ${campaignId} AND t.bonus_due_cents + t.owed_again_cents > 0
        AND s.status IN ('approved', 'locked', 'paid') AND s.proven_at IS NOT NULL
      ORDER BY s.approved_at, s.id`,
  )
}

async function payOwedAgain(
  tx: Transaction,
  post: PromisedPost & { at: Date },
  cents: Cents,
): Promise<void> {
  const { submissionId, creatorId, at } = post
  await lowerOwedAgain(tx, submissionId, cents)
  await payAgain(tx, post, owedParts(post, { cents, at }))
  await recoverDebts(tx, { creatorIds: [creatorId], at })
}

/** Pays what is owed again: frozen parts first, then paid-out ones, which have no date. */
function owedParts(
  { owedAgainSuspendedCents, owedAgainPaidCents, againMaturesAt }: PromisedPost,
  { cents, at }: { cents: Cents; at: Date },
): DatedCents[] {
  const suspended = Math.min(cents, owedAgainSuspendedCents)
  const paid = Math.min(cents - suspended, owedAgainPaidCents)
  const maturesAt = againMaturesAt ?? at
  const parts = [
    { cents: toCents(suspended), maturesAt, wasSuspended: true },
    { cents: toCents(paid), maturesAt: at, wasPaid: true },
    { cents: toCents(cents - suspended - paid), maturesAt },
  ]
  return parts.filter((part) => part.cents > 0)
}
