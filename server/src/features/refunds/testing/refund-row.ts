import type { FundingId, RefundId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { TestCampaign } from '#testing/test-marketplace.ts'

/** A payment of $100.00 and a fee of $10.00 by default, without money behind it. */
export async function insertPaymentRow(
  db: Database,
  { id: campaignId, brand }: TestCampaign,
  given: {
    readonly status?: 'pending' | 'succeeded' | 'failed'
    readonly feeCents?: number
    readonly settledAt?: Date
  } = {},
): Promise<FundingId> {
  const { status = 'succeeded', feeCents = 1000, settledAt = new Date() } = given
  const id = newId<FundingId>()
  await run(
    db,
    sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, fee_cents, status,
        stripe_payment_intent_id, settled_at)
      VALUES (${id}, ${campaignId}, ${brand.brandId}, 10000, ${feeCents}, ${status}, ${`pi_${id}`},
        ${settledAt})`,
  )
  return id
}

/** A refund of $50.00 and $5.00 fee, without money behind it; one that succeeded or failed was made. */
export async function insertRefundRow(
  db: Database,
  given: {
    readonly campaign: TestCampaign
    readonly fundingId: FundingId
    readonly status?: 'requested' | 'succeeded' | 'failed'
    readonly isMade?: boolean
    readonly createdAt?: Date
  },
): Promise<RefundId> {
  const { campaign, fundingId, status = 'requested', createdAt = new Date() } = given
  const { isMade = status !== 'requested' } = given
  const id = newId<RefundId>()
  await run(
    db,
    sql`INSERT INTO refunds (id, campaign_id, funding_id, requested_by, amount_cents, fee_cents,
        status, stripe_refund_id, reason, settled_at, created_at)
      VALUES (${id}, ${campaign.id}, ${fundingId}, ${campaign.brand.userId}, 5000, 500, ${status},
        ${isMade ? `re_${id}` : null}, ${status === 'failed' ? 'refused' : null},
        ${status === 'requested' ? null : createdAt}, ${createdAt})`,
  )
  return id
}
