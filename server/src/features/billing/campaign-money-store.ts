import type { CampaignId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { campaignBalances } from '#money/balances.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface CampaignMoneyRow {
  readonly paidInCents: Cents
  readonly spentCents: Cents
  readonly feesCents: Cents
  readonly refundedCents: Cents
  readonly overRefundedCents: Cents
  readonly debtPaidCents: Cents
  readonly chargedBackCents: Cents
  readonly heldCents: Cents
}

/** Each sum from its own source, so that a difference between them shows. */
export function findCampaignMoney(
  db: Database,
  campaignId: CampaignId,
): Promise<CampaignMoneyRow | undefined> {
  return firstRow(
    db,
    sql<CampaignMoneyRow>`
      SELECT c.funded_cents + c.fee_funded_cents AS paid_in_cents, c.paid_out_cents AS spent_cents,
        c.fee_earned_cents AS fees_cents,
        back.refunded_cents, back.over_refunded_cents,
        c.debt_paid_cents + c.debt_paid_fee_cents AS debt_paid_cents,
        c.charged_back_cents + c.charged_back_fee_cents AS charged_back_cents,
        held.spendable_cents + held.fee_reserve_cents + held.refunding_cents AS held_cents
      FROM campaigns c CROSS JOIN LATERAL ${campaignBalances(sql`c.id`)} held
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_cents + fee_cents + owed_cents), 0)::bigint AS refunded_cents,
          coalesce(sum(owed_cents), 0)::bigint AS over_refunded_cents
        FROM refunds WHERE campaign_id = c.id AND status = 'succeeded'
      ) back
      WHERE c.id = ${campaignId}`,
  )
}
