import type { BrandId, CampaignId } from '@permille/contract/ids'
import { findRefundHindrance, type RefundFacts, refundFacts } from '#features/refunds/public.ts'
import { returnableParts } from '#money/kept-money.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { isNew } from './without-event-store.ts'

export interface NewlyRefundable extends RefundFacts {
  readonly key: string
  readonly at: Date
  /** It was kept when the rest of the money went back. */
  readonly isRest: boolean
  readonly reservedUntil: Date | null
  readonly campaignId: CampaignId
  readonly brandId: BrandId
}

/** Longer than the last decision about a post of an ended campaign takes; told keys are kept longer. */
const endedDaysMax = 60

/**
 * Ended campaigns whose money can go back now: once when the first of it can, and once when what was kept
 * for creators then can.
 */
export async function listNewlyRefundable(db: Database, span: Span): Promise<NewlyRefundable[]> {
  const key = sql<never>`CASE WHEN asked.is_rest THEN 'refundable-rest:' ELSE 'refundable:' END || c.id`
  const rows = await manyRows(
    db,
    sql<NewlyRefundable>`SELECT ${key} AS key, ${span.until}::timestamptz AS at, asked.is_rest,
        ${refundFacts(span.until)}, c.id AS campaign_id, c.brand_id
      FROM campaigns c
        CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM refunds r
          WHERE r.campaign_id = c.id AND r.status <> 'failed') AS is_rest) asked
        CROSS JOIN LATERAL ${returnableParts(sql`c.id`, span.until)} back
      WHERE c.status = 'completed' AND campaign_left_cents(c) > 0 AND is_campaign_over(c)
        AND c.completed_at > ${span.until}::timestamptz - make_interval(days => ${endedDaysMax})
        AND back.amount_cents + back.fee_cents > 0
        AND NOT (asked.is_rest AND back.reserved_cents > 0)
        AND ${isNew(key)}
      ORDER BY c.id LIMIT ${span.rowsMax}`,
  )
  return rows.filter((row) => findRefundHindrance(row) === null)
}
