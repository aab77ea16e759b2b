import { type Statement, sql } from '#platform/database/sql.ts'

/** What a brand owes for refunds beyond its campaigns' money. */
export function openBrandDebt(brandId: Statement<never>): Statement<never> {
  return sql`(SELECT coalesce(sum(r.owed_cents - r.owed_paid_cents - r.owed_written_off_cents), 0)::bigint
    FROM refunds r JOIN campaigns owing ON owing.id = r.campaign_id
    WHERE owing.brand_id = ${brandId} AND r.status <> 'failed' AND r.owed_cents > 0)`
}
