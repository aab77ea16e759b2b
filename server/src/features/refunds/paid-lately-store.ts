import { earlyRefundTerms } from '@permille/contract/funding/funding'
import {
  earlyRefundDays,
  earlyRefundsCents,
  smallRefundCents,
  trackRecordCents,
} from '@permille/contract/limits'
import { type Statement, sql } from '#platform/database/sql.ts'

/**
 * The terms of older payments: a campaign in which a post was ever approved is not delayed. Stored, so it never
 * changes.
 */
export const unusedRefundTerms =
  'Until creators have earned $100.00 from your campaigns, you can refund $1,000.00 in 7 days of campaigns in which no post was approved, and $200.00 of one at any time; more goes back 7 days after the campaign’s last payment, or sooner if an admin sends it.'

/** Until when payments of campaign `c` under these terms are delayed; null if there are none. */
function paidUntil(terms: string): Statement<never> {
  return sql<never>`(SELECT max(f.settled_at) FROM campaign_funding f
    WHERE f.campaign_id = c.id AND f.status = 'succeeded'
      AND strpos(f.agreed_text, ${terms}) > 0) + make_interval(days => ${earlyRefundDays})`
}

/** Refunds `r` of campaigns `k` of the brand of `c` in the last days, without those we sent back at the provider. */
const refundsLately = (at: Date): Statement<never> =>
  sql<never>`campaigns k JOIN refunds r ON r.campaign_id = k.id AND k.brand_id = c.brand_id
    AND r.status <> 'failed' AND NOT r.made_elsewhere
    AND r.created_at > ${at}::timestamptz - make_interval(days => ${earlyRefundDays})`

const refundedCents = sql<never>`coalesce(sum(r.amount_cents + r.fee_cents), 0)`

/** What was refunded of the brand's other campaigns, beyond the small amount allowed for each. */
const beyondLittle = (at: Date): Statement<never> =>
  sql<never>`(SELECT coalesce(sum(greatest(0, o.cents - ${smallRefundCents})), 0)
    FROM (SELECT ${refundedCents} AS cents FROM ${refundsLately(at)} WHERE k.id <> c.id GROUP BY k.id) o)`

/** What creators have earned from the campaigns of the brand of `c`, without reversed earnings. */
const earnedCents = sql<never>`(SELECT coalesce(sum(k.paid_out_cents), 0) FROM campaigns k
  WHERE k.brand_id = c.brand_id)`

/** The part that is frozen and undecided; what only a bank claims is in `borneCents`. */
const frozenCents = sql<never>`(SELECT coalesce(sum(a.accrued_cents), 0)
  FROM accrual_freezes z JOIN earning_accruals a ON a.id = z.accrual_id
    JOIN campaigns k ON k.id = a.campaign_id
  WHERE k.brand_id = c.brand_id AND a.kind IN ('views', 'bonus', 'reinstated') AND z.cause <> 'chargeback'
    AND z.creator_id IN (SELECT s.creator_id
      FROM submissions s JOIN campaigns o ON o.id = s.campaign_id WHERE o.brand_id = c.brand_id))`

/**
 * The part of claim `b` that is in `frozenCents`: earnings frozen for another reason, each counted for the last
 * claim that lists it.
 */
const frozenAnyway = sql<never>`(SELECT coalesce(sum(z.accrued_cents), 0)
  FROM freeze_accruals l JOIN accrual_freezes z ON z.accrual_id = l.accrual_id AND z.cause <> 'chargeback'
  WHERE l.freeze_id = b.freeze_id AND NOT EXISTS (SELECT FROM freeze_accruals o
    WHERE o.accrual_id = l.accrual_id AND o.freeze_id > l.freeze_id))`

/** The part that we bear, not the brand: its bank took it back, or we gave up what it owed. */
const borneCents = sql<never>`(SELECT coalesce(sum(greatest(0, CASE b.status
      WHEN 'lost' THEN b.written_off_cents - b.recovered_from_budget_cents - b.recovered_from_fee_cents
      ELSE b.owed_cents - b.covered_from_budget_cents - b.covered_from_fee_cents END - ${frozenAnyway})), 0)
    FROM campaigns k JOIN chargebacks b ON b.campaign_id = k.id
    WHERE k.brand_id = c.brand_id AND b.status IN ('needs_response', 'under_review', 'lost'))
  + (SELECT coalesce(sum(r.owed_written_off_cents), 0)
    FROM campaigns k JOIN refunds r ON r.campaign_id = k.id
    WHERE k.brand_id = c.brand_id AND r.status <> 'failed' AND r.owed_cents > 0)`

/**
 * Until when a refund of campaign `c` needs an admin: a new brand paid it in the last days, under these terms,
 * and has refunded much lately (decision 86). Each payment is delayed by the terms that it agreed to.
 */
export function reviewedUntil(at: Date): Statement<never> {
  const back = sql<never>`back.amount_cents + back.fee_cents`
  const lately = sql<never>`(SELECT ${refundedCents} FROM ${refundsLately(at)})`
  const ofIt = sql<never>`${back} + (SELECT ${refundedCents} FROM ${refundsLately(at)} WHERE k.id = c.id)`
  return sql<never>`CASE WHEN ${back} > 0 AND ${back} + ${lately} > ${earlyRefundsCents} THEN greatest(
      CASE WHEN ${paidUntil(earlyRefundTerms)} > ${at}::timestamptz
        AND ${ofIt} > ${smallRefundCents}
        AND ${ofIt} - ${smallRefundCents} + ${beyondLittle(at)} > ${earlyRefundsCents}
        AND ${earnedCents} - ${frozenCents} - (${borneCents}) < ${trackRecordCents}
      THEN ${paidUntil(earlyRefundTerms)} END,
      CASE WHEN ${paidUntil(unusedRefundTerms)} > ${at}::timestamptz
        AND ${back} > ${smallRefundCents} AND ${earnedCents} < ${trackRecordCents}
        AND NOT EXISTS (SELECT FROM submissions s
          WHERE s.campaign_id = c.id AND s.approved_at IS NOT NULL)
      THEN ${paidUntil(unusedRefundTerms)} END)
    END`
}
