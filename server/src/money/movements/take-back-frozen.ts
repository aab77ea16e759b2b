import type { AccrualId, CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '../../platform/database/database.ts'
import { manyRows, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'
import { campaignBudget, creatorFrozen } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { returnPlatformFee } from './earn-platform-fee.ts'

interface TakenAccrual {
  readonly accrualId: AccrualId
  readonly campaignId: CampaignId
  readonly submissionId: SubmissionId
  readonly accruedCents: Cents
}

export interface TakenBack {
  readonly totalCents: Cents
  readonly campaignIds: readonly CampaignId[]
  readonly submissionIds: readonly SubmissionId[]
}

/**
 * Returns money frozen while its creator was suspended to the campaigns it came from, including the fee
 * earned on it. A correction undoes each accrual; what a post has accrued for its views is not lowered,
 * so that no later settlement pays the same views again. Covers the given campaigns only; the caller
 * must have locked them and the creator.
 */
export async function takeBackFrozen(
  tx: Transaction,
  order: {
    id: string
    creatorId: CreatorId
    userId: UserId
    campaignIds: readonly CampaignId[]
    at: Date
  },
): Promise<TakenBack> {
  const taken = await takeFrozen(tx, order)
  await writeCorrections(tx, taken, order)
  await postEntries(
    tx,
    taken.map((accrual) => ({
      event: 'correction',
      amountCents: accrual.accruedCents,
      debit: creatorFrozen(order.creatorId),
      credit: campaignBudget(accrual.campaignId),
      key: ledgerKey('correction', { accrual: accrual.accrualId }),
      campaignId: accrual.campaignId,
      submissionId: accrual.submissionId,
      userId: order.userId,
      at: order.at,
    })),
  )
  const campaignIds = [...new Set(taken.map(({ campaignId }) => campaignId))]
  await returnPlatformFee(tx, { campaignIds, run: order.id, at: order.at })
  return {
    totalCents: toCents(taken.reduce((sum, { accruedCents }) => sum + accruedCents, 0)),
    campaignIds,
    submissionIds: [...new Set(taken.map(({ submissionId }) => submissionId))],
  }
}

async function takeFrozen(
  tx: Transaction,
  order: { creatorId: CreatorId; campaignIds: readonly CampaignId[] },
): Promise<TakenAccrual[]> {
  return await manyRows(
    tx,
    sql<TakenAccrual>`
      DELETE FROM accrual_freezes f USING earning_accruals a
      WHERE a.id = f.accrual_id AND f.creator_id = ${order.creatorId} AND f.cause = 'suspended'
        AND a.campaign_id = ANY(${order.campaignIds}::uuid[])
      RETURNING f.accrual_id, a.campaign_id, a.submission_id, f.accrued_cents`,
  )
}

/**
 * Writes the corrections with links to what they undo, and lowers every sum that an accrual raised
 * but one.
 */
async function writeCorrections(
  tx: Transaction,
  taken: readonly TakenAccrual[],
  { creatorId, at }: { creatorId: CreatorId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH undone AS MATERIALIZED (
        SELECT t.correction_id, a.* FROM unnest(${taken.map(() => newId())}::uuid[],
          ${taken.map(({ accrualId }) => accrualId)}::uuid[]) AS t (correction_id, accrual_id)
        JOIN earning_accruals a ON a.id = t.accrual_id
      ), correction AS (
        INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
          views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        SELECT correction_id, submission_id, campaign_id, creator_id, 'correction',
          views_at_snapshot, rate_per_k_views_cents, -accrued_cents, ${at}::timestamptz, ${at}::timestamptz
        FROM undone
      ), link AS (
        INSERT INTO accrual_corrections (accrual_id, correction_id, accrued_cents)
        SELECT id, correction_id, accrued_cents FROM undone
      ), submission_sum AS (
        UPDATE submission_totals t SET earned_cents = t.earned_cents - u.cents
        FROM (SELECT submission_id, sum(accrued_cents)::bigint AS cents FROM undone GROUP BY 1) u
        WHERE t.submission_id = u.submission_id
      ), campaign_sum AS (
        UPDATE campaigns c SET paid_out_cents = c.paid_out_cents - u.cents
        FROM (SELECT campaign_id, sum(accrued_cents)::bigint AS cents FROM undone GROUP BY 1) u
        WHERE c.id = u.campaign_id
      )
      UPDATE creator_totals SET earned_cents = earned_cents
        - (SELECT coalesce(sum(accrued_cents), 0)::bigint FROM undone)
      WHERE creator_id = ${creatorId}`,
  )
}
