import type { UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './notification-source.ts'

export interface CostlyBrand {
  readonly key: string
  readonly at: Date
  readonly brandName: string
  readonly brandUserId: UserId
  /** What the provider kept of payments, for the part of them that was refunded. */
  readonly costCents: Cents
  /** What its campaigns brought us. */
  readonly feesCents: Cents
  readonly adminUserIds: readonly UserId[]
}

/**
 * Brands with a refund in the last day whose refunds have cost us more than their campaigns brought, once per brand and
 * day. The provider’s fee of a payment is known once its transactions were listed.
 */
export async function listCostlyBrands(db: Database, span: Span): Promise<CostlyBrand[]> {
  const key = sql<never>`'refund-cost:' || lately.brand_id || ':' || lately.day`
  return await manyRows(
    db,
    sql<CostlyBrand>`SELECT ${key} AS key, ${span.until}::timestamptz AS at, b.name AS brand_name,
        b.owner_user_id AS brand_user_id, cost.cents AS cost_cents, brought.cents AS fees_cents,
        ARRAY(SELECT id FROM users WHERE role = 'admin' ORDER BY id) AS admin_user_ids
      FROM (SELECT c.brand_id, (max(r.settled_at) AT TIME ZONE 'UTC')::date AS day
          FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
          WHERE r.settled_at > ${span.until}::timestamptz - interval '1 day' AND r.status = 'succeeded'
          GROUP BY c.brand_id) lately
        JOIN brands b ON b.id = lately.brand_id
        CROSS JOIN LATERAL (SELECT coalesce(sum(fee_earned_cents), 0)::bigint AS cents
          FROM campaigns WHERE brand_id = b.id) brought
        CROSS JOIN LATERAL (SELECT coalesce(sum(div(t.fee_cents::numeric
            * least(f.refunded_amount_cents + f.refunded_fee_cents + f.refunded_beyond_cents,
              f.amount_cents + f.fee_cents), f.amount_cents + f.fee_cents)), 0)::bigint AS cents
          FROM campaign_funding f JOIN provider_transactions t
            ON t.payment_intent_id = f.stripe_payment_intent_id AND t.subject_kind = 'payment'
          WHERE f.brand_id = b.id AND f.status = 'succeeded') cost
      WHERE cost.cents > brought.cents
        AND NOT EXISTS (SELECT FROM notifications told WHERE told.key = ${key})
      ORDER BY b.id LIMIT ${span.rowsMax}`,
  )
}
