import type { BrandId, CampaignId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { findRefundHindrance, type RefundFacts, refundFacts } from '#features/refunds/public.ts'
import { returnableParts } from '#money/kept-money.ts'
import { openBrandDebt } from '#money/movements/brand-debts/open-brand-debt.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { isNew } from './without-event-store.ts'

export interface NewlyRefundable extends RefundFacts {
  readonly key: string
  readonly at: Date
  /** Some of the campaign's money went back before. */
  readonly isRest: boolean
  readonly reservedUntil: Date | null
  readonly campaignId: CampaignId
  readonly brandId: BrandId
}

interface Candidate extends NewlyRefundable {
  /** The brand's, of whichever campaign. */
  readonly debtCents: Cents
}

/** Longer than the last decision about a post of an ended campaign takes; told keys are kept longer. */
const endedDaysMax = 60

/** Of the campaign's last refunds, what the bank refused: that is news of its own. */
const refused = sql<never>`(SELECT coalesce(sum(r.amount_cents + r.fee_cents), 0) FROM refunds r
  WHERE r.campaign_id = c.id AND r.status = 'failed' AND NOT EXISTS (
    SELECT FROM refunds later WHERE later.campaign_id = c.id AND later.created_at > r.created_at))`

/**
 * Ended campaigns whose money can go back now, without what pays a debt of their brand: once when the first of it
 * can, and once when what was kept for creators then can.
 */
export async function listNewlyRefundable(db: Database, span: Span): Promise<NewlyRefundable[]> {
  const key = sql<never>`CASE WHEN asked.is_rest THEN 'refundable-rest:' ELSE 'refundable:' END || c.id`
  const rows = await manyRows(
    db,
    sql<Candidate>`SELECT ${key} AS key, ${span.until}::timestamptz AS at, asked.is_rest,
        ${refundFacts(span.until)}, owed.cents AS debt_cents, c.id AS campaign_id, c.brand_id
      FROM campaigns c
        CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM refunds r
          WHERE r.campaign_id = c.id AND r.status <> 'failed') AS is_rest) asked
        CROSS JOIN LATERAL ${returnableParts(sql`c.id`, span.until)} back
        CROSS JOIN LATERAL (SELECT ${openBrandDebt(sql`c.brand_id`)} AS cents) owed
      WHERE c.status = 'completed' AND campaign_left_cents(c) > 0 AND is_campaign_over(c)
        AND c.completed_at > ${span.until}::timestamptz - make_interval(days => ${endedDaysMax})
        AND back.amount_cents + back.fee_cents > owed.cents
        AND NOT (asked.is_rest
          AND (back.reserved_cents > 0 OR back.amount_cents + back.fee_cents <= ${refused}))
        AND ${isNew(key)}
      ORDER BY c.id LIMIT ${span.rowsMax}`,
  )
  return rows.filter((row) => findRefundHindrance(row) === null).map(withoutDebt)
}

function withoutDebt({ debtCents, ...row }: Candidate): NewlyRefundable {
  const ofAmount = Math.min(debtCents, row.amountCents)
  return {
    ...row,
    amountCents: toCents(row.amountCents - ofAmount),
    feeCents: toCents(row.feeCents - (debtCents - ofAmount)),
  }
}
