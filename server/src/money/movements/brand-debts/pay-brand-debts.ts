import type { BrandId, CampaignId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { brandDebt, campaignBudget, campaignFeeReserve } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import { lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { payClaims, type ReturnedMoney } from '../split-returned.ts'

/** What a brand owes for one refund beyond its campaign's money. */
export interface BrandDebt {
  readonly refundId: RefundId
  readonly brandId: BrandId
  readonly openCents: number
}

/**
 * Pays what is owed for refunds of these campaigns out of money of one campaign, the oldest first.
 * Returns what is left of it. The caller must have locked all of them: whatever changes a debt waits
 * for its campaign.
 */
export async function payBrandDebts(
  tx: Transaction,
  money: ReturnedMoney & { readonly debtsOf: readonly CampaignId[] },
): Promise<ReturnedMoney> {
  const debts = await listBrandDebts(tx, money.debtsOf)
  return await payClaims(money, debts, (debt, part) => pay(tx, debt, part))
}

/**
 * Locks the campaign if it is the brand's, and every campaign for whose refunds the brand owes.
 * Returns their ids.
 */
export async function lockWithDebts(
  tx: Transaction,
  { campaignId, brandId }: { campaignId: CampaignId; brandId: BrandId },
): Promise<CampaignId[]> {
  return await lockRows(
    tx,
    'campaign',
    sql`SELECT id FROM campaigns WHERE id = ${campaignId} AND brand_id = ${brandId}
      UNION ALL ${campaignsInDebt([brandId])}`,
  )
}

/** The campaigns for whose refunds these brands owe something. */
export function campaignsInDebt(brandIds: readonly BrandId[]): Statement<{ id: CampaignId }> {
  return sql`SELECT r.campaign_id AS id FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
    WHERE c.brand_id = ANY(${brandIds}::uuid[]) AND r.status <> 'failed'
      AND r.owed_cents > r.owed_paid_cents + r.owed_written_off_cents`
}

/** Oldest first. */
export function listBrandDebts(
  tx: Transaction,
  campaignIds: readonly CampaignId[],
): Promise<BrandDebt[]> {
  return manyRows(
    tx,
    sql<BrandDebt>`SELECT r.id AS refund_id, c.brand_id,
        r.owed_cents - r.owed_paid_cents - r.owed_written_off_cents AS open_cents
      FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
      WHERE r.campaign_id = ANY(${campaignIds}::uuid[]) AND r.status <> 'failed'
        AND r.owed_cents > r.owed_paid_cents + r.owed_written_off_cents
      ORDER BY r.created_at, r.id`,
  )
}

async function pay(
  tx: Transaction,
  { refundId: refund, brandId }: BrandDebt,
  { campaignId, budgetCents, feeCents, run: runId, at }: ReturnedMoney,
): Promise<void> {
  await run(
    tx,
    sql`WITH payer AS (
        UPDATE campaigns SET debt_paid_cents = debt_paid_cents + ${budgetCents},
          debt_paid_fee_cents = debt_paid_fee_cents + ${feeCents}
        WHERE id = ${campaignId}
      ), payment AS (
        INSERT INTO brand_debt_payments AS p (refund_id, campaign_id, budget_cents, fee_cents)
        VALUES (${refund}, ${campaignId}, ${budgetCents}, ${feeCents})
        ON CONFLICT (refund_id, campaign_id) DO UPDATE
        SET budget_cents = p.budget_cents + excluded.budget_cents,
          fee_cents = p.fee_cents + excluded.fee_cents
      )
      UPDATE refunds SET owed_paid_cents = owed_paid_cents + ${budgetCents + feeCents}
      WHERE id = ${refund}`,
  )
  const shared = {
    event: 'brand-debt-paid',
    credit: brandDebt(brandId),
    campaignId,
    at,
  } as const
  const key = (part: string) => ledgerKey('brand-debt-paid', { refund, run: runId, part })
  await postEntries(tx, [
    {
      ...shared,
      amountCents: toCents(budgetCents),
      debit: campaignBudget(campaignId),
      key: key('budget'),
    },
    {
      ...shared,
      amountCents: toCents(feeCents),
      debit: campaignFeeReserve(campaignId),
      key: key('fee'),
    },
  ])
}
