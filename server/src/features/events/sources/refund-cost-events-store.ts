import type { BrandId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { isNew } from './without-event-store.ts'

export interface CostlyBrand {
  readonly key: string
  readonly at: Date
  readonly brandId: BrandId
  /** What the provider kept of payments, for the part of them that was refunded. */
  readonly costCents: Cents
  /** What its campaigns brought us. */
  readonly feesCents: Cents
}

/**
 * Brands with a refund in the last day whose refunds have cost us more than their campaigns brought, once per brand and
 * day. The provider’s fee of a payment is known once its transactions were listed.
 */
export async function listCostlyBrands(db: Database, span: Span): Promise<CostlyBrand[]> {
  const key = sql<never>`'refund-cost:' || lately.brand_id || ':' || lately.day`
  return await manyRows(
    db,
    sql<CostlyBrand>`SELECT ${key} AS key, ${span.until}::timestamptz AS at, lately.brand_id,
        cost.cents AS cost_cents, brought.cents AS fees_cents
      FROM (SELECT c.brand_id, (max(r.settled_at) AT TIME ZONE 'UTC')::date AS day
          FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
          WHERE r.settled_at > ${span.until}::timestamptz - interval '1 day' AND r.status = 'succeeded'
          GROUP BY c.brand_id) lately
        CROSS JOIN LATERAL (SELECT coalesce(sum(fee_earned_cents), 0)::bigint AS cents
          FROM campaigns WHERE brand_id = lately.brand_id) brought
        CROSS JOIN LATERAL (SELECT coalesce(sum(div(t.fee_cents::numeric
            * least(f.refunded_amount_cents + f.refunded_fee_cents + f.refunded_beyond_cents,
              f.amount_cents + f.fee_cents), f.amount_cents + f.fee_cents)), 0)::bigint AS cents
          FROM campaign_funding f JOIN provider_transactions t
            ON t.payment_intent_id = f.stripe_payment_intent_id AND t.subject_kind = 'payment'
          WHERE f.brand_id = lately.brand_id AND f.status = 'succeeded') cost
      WHERE cost.cents > brought.cents
        AND ${isNew(key)}
      ORDER BY lately.brand_id LIMIT ${span.rowsMax}`,
  )
}
