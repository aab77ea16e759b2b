import type { AccrualId, CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { type Cents, type CentsPerKViews, toCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { readBalance } from '../balances.ts'
import { campaignBudget, creatorFrozen, creatorPending } from '../chart-of-accounts.ts'
import { findFreeze, type OpenFreeze } from '../find-freeze.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { pauseSpent } from '../pause-spent.ts'
import { earnPlatformFee } from './earn-platform-fee.ts'

export interface BonusRequest {
  readonly submissionId: SubmissionId
  readonly campaignId: CampaignId
  readonly creatorId: CreatorId
  readonly creatorUserId: UserId
  readonly flatBonusCents: Cents
  readonly ratePerKViewsCents: CentsPerKViews
  readonly at: Date
  readonly maturesAt: Date
}

/**
 * Accrues a bonus that was promised, whole and once: outside the cap, within the budget. Returns the amount granted:
 * nothing while the campaign has less or the account is unproven. That of a suspended creator, or of a post that
 * is held or disputed, is frozen (rules §3). The caller must have locked the campaign and the creator.
 */
export async function accrueBonus(tx: Transaction, request: BonusRequest): Promise<Cents> {
  const granted = request.flatBonusCents
  const spendable = await readBalance(tx, campaignBudget(request.campaignId))
  if (granted === 0 || granted > spendable) return toCents(0)
  const accrualId = newId<AccrualId>()
  const freeze = await findFreeze(tx, request)
  const isNew = await insertBonus(tx, { ...request, accrualId, granted, freeze })
  if (!isNew) return toCents(0)
  await postEntries(tx, [
    {
      event: 'bonus',
      amountCents: granted,
      debit: campaignBudget(request.campaignId),
      credit: (freeze === undefined ? creatorPending : creatorFrozen)(request.creatorId),
      key: ledgerKey('bonus', { submission: request.submissionId }),
      campaignId: request.campaignId,
      submissionId: request.submissionId,
      userId: request.creatorUserId,
      at: request.at,
    },
  ])
  await earnPlatformFee(tx, {
    campaignIds: [request.campaignId],
    run: accrualId,
    at: request.at,
  })
  await pauseSpent(tx, { campaignIds: [request.campaignId], at: request.at })
  return granted
}

async function insertBonus(
  tx: Transaction,
  bonus: BonusRequest & { accrualId: AccrualId; granted: Cents; freeze: OpenFreeze | undefined },
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
        views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at, created_at)
      SELECT ${bonus.accrualId}, ${bonus.submissionId}, ${bonus.campaignId}, ${bonus.creatorId},
        'bonus', t.view_count, ${bonus.ratePerKViewsCents}, ${bonus.granted}, ${bonus.maturesAt}, ${bonus.at}
      FROM submission_totals t JOIN submissions s ON s.id = t.submission_id
      WHERE s.id = ${bonus.submissionId} AND s.proven_at IS NOT NULL
      ON CONFLICT (submission_id) WHERE kind = 'bonus' DO NOTHING`,
  )
  if (inserted === 0) return false
  await exactlyOne(
    tx,
    sql<{ submissionId: SubmissionId }>`
      WITH hold AS (
        INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
        SELECT ${bonus.accrualId}::uuid, ${bonus.creatorId}::uuid, ${bonus.granted}::bigint,
          ${bonus.maturesAt}::timestamptz
        WHERE ${bonus.freeze === undefined}::boolean
      ), frozen AS (
        INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause, freeze_id)
        SELECT ${bonus.accrualId}::uuid, ${bonus.creatorId}::uuid, ${bonus.granted}::bigint,
          ${bonus.freeze?.cause ?? null}::text, ${bonus.freeze?.freezeId ?? null}::uuid
        WHERE ${bonus.freeze !== undefined}::boolean
      ), campaign AS (
        UPDATE campaigns SET paid_out_cents = paid_out_cents + ${bonus.granted}
        WHERE id = ${bonus.campaignId}
      ), creator AS (
        INSERT INTO creator_totals (creator_id, earned_cents) VALUES (${bonus.creatorId}, ${bonus.granted})
        ON CONFLICT (creator_id) DO UPDATE
          SET earned_cents = creator_totals.earned_cents + excluded.earned_cents
      )
      UPDATE submission_totals SET bonus_cents = bonus_cents + ${bonus.granted}, bonus_due_cents = 0,
        earned_cents = earned_cents + ${bonus.granted}
      WHERE submission_id = ${bonus.submissionId}
      RETURNING submission_id`,
  )
  return true
}
