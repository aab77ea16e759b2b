import type { RefundStatus } from '@permille/contract/billing/billing'
import type { BrandId, CampaignId, FundingId, RefundId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { takenByPayment } from '#money/balances.ts'
import { returnableParts } from '#money/kept-money.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export async function findCampaignBrand(
  db: Database,
  campaignId: CampaignId,
): Promise<{ brandId: BrandId; userId: UserId } | undefined> {
  return await firstRow(
    db,
    sql<{ brandId: BrandId; userId: UserId }>`SELECT b.id AS brand_id, b.owner_user_id AS user_id
      FROM campaigns c JOIN brands b ON b.id = c.brand_id WHERE c.id = ${campaignId}`,
  )
}

/** A refund of a campaign, and how much of it its campaign and its payment can still return. */
export interface FailedRefund {
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  readonly fundingId: FundingId
  readonly status: RefundStatus
  readonly isReplaced: boolean
  readonly amountCents: Cents
  readonly feeCents: Cents
}

export async function findFailedRefund(
  db: Database,
  { refundId, at }: { refundId: RefundId; at: Date },
): Promise<FailedRefund | undefined> {
  return await firstRow(
    db,
    sql<FailedRefund>`SELECT r.campaign_id, c.brand_id, r.funding_id, r.status,
        EXISTS (SELECT FROM refunds n WHERE n.replaces_refund_id = r.id) AS is_replaced,
        least(r.amount_cents, taken.amount_cents) AS amount_cents,
        least(r.fee_cents, taken.fee_cents) AS fee_cents
      FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
        JOIN campaign_funding f ON f.id = r.funding_id
        CROSS JOIN LATERAL ${returnableParts(sql`r.campaign_id`, at)} back
        CROSS JOIN LATERAL ${takenByPayment({ amount: sql`back.amount_cents`, fee: sql`back.fee_cents` })} taken
      WHERE r.id = ${refundId}`,
  )
}
