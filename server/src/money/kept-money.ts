import { disputeDays } from '@permille/contract/submissions/deadlines'
import { type Statement, sql } from '../platform/database/sql.ts'
import { shownViews } from './approval-pay.ts'
import { campaignBalances, refundableParts } from './balances.ts'
import { reversedCents } from './reversed-money.ts'

/** When submission `s` was refused or locked, and until when its creator can object. */
const decidedAt = sql<never>`CASE s.status WHEN 'rejected' THEN s.rejected_at ELSE s.locked_at END`
/** Their deadlines are stopped while they are suspended. */
function lastDay(at: Date): Statement<never> {
  const end = sql<never>`${decidedAt} + make_interval(days => ${disputeDays})`
  return sql`CASE WHEN EXISTS (SELECT FROM suspensions WHERE user_id = person.id)
    THEN moved_deadline(${decidedAt}, ${end}, suspended_times(person.id, ${at}::timestamptz)) ELSE ${end} END`
}

/**
 * What submission `s` with totals `t` would get from its campaign if its creator won: what its reversal took back,
 * what it was owed, and its views so far by its terms, less what it keeps and what is void; if never approved, its
 * bonus and what its approval would count. A locked post of a proven account can only win what is due to it anyway.
 */
const couldWin = sql<never>`CASE WHEN s.approved_at IS NULL
  THEN s.flat_bonus_cents + earned_cents(${shownViews}, s.rate_per_k_views_cents, s.min_payout_cents,
    s.max_payout_cents)
  ELSE ${reversedCents} + t.bonus_due_cents + t.owed_again_cents + views_due_cents(s, t.total) END::bigint`

/**
 * One row about what creators can still win of a campaign's money (rules §2): `cents`, the latest of
 * their last days as `until` (null while only a decision is waited for), how many creators, and
 * of how many posts a dispute is open. Withdrawn posts, and those of people who left or lost the account,
 * can win nothing. Join it like `campaignBalances`.
 */
function winnable(campaignId: Statement<never>, at: Date): Statement<never> {
  return sql`(SELECT coalesce(sum(w.cents), 0)::bigint AS cents, max(w.until) AS until,
      count(DISTINCT w.creator_id)::int AS creators_count,
      (count(*) FILTER (WHERE w.is_disputed))::int AS disputes_count
    FROM (SELECT s.creator_id, d.status = 'open' AS is_disputed, ${couldWin} AS cents,
        CASE WHEN d.status IS DISTINCT FROM 'open' THEN ${lastDay(at)} END AS until
      FROM submissions s CROSS JOIN LATERAL (SELECT total, total.view_count, total.bonus_due_cents, total.owed_again_cents
          FROM submission_totals total WHERE total.submission_id = s.id LIMIT 1) t
        JOIN social_accounts source ON source.id = s.social_account_id
        JOIN creators maker ON maker.id = s.creator_id JOIN users person ON person.id = maker.user_id
        LEFT JOIN LATERAL (SELECT o.status FROM disputes o WHERE o.submission_id = s.id
          AND o.created_at >= ${decidedAt} ORDER BY o.created_at DESC LIMIT 1) d ON true
      WHERE s.campaign_id = ${campaignId} AND s.status IN ('rejected', 'locked')
        AND s.rejection_code IS DISTINCT FROM 'withdrawn'
        AND source.evicted_at IS NULL AND person.deleted_at IS NULL
        AND (d.status = 'open' OR (${lastDay(at)} >= ${at}::timestamptz
          AND (d.status IS NULL OR (s.status = 'locked' AND s.proven_at IS NULL))))
    ) w WHERE w.cents > 0)`
}

/**
 * One row about the unearned money of a campaign: what can go back to its cards now, `amount_cents` and
 * `fee_cents`; what none of its cards can take any more, `stuck_amount_cents` and `stuck_fee_cents`; and `reserved_cents`, what stays because creators can still win it, with its share of the fee,
 * `reserved_until`, `reserved_creators` and `open_disputes`. Join it like `campaignBalances`.
 */
export function returnableParts(campaignId: Statement<never>, at: Date): Statement<never> {
  return sql`(SELECT least(back.amount_cents, held.spendable_cents - kept.amount)::bigint AS amount_cents,
      least(back.fee_cents, held.fee_reserve_cents - kept.fee)::bigint AS fee_cents,
      greatest(0, held.spendable_cents - kept.amount - back.amount_cents)::bigint AS stuck_amount_cents,
      greatest(0, held.fee_reserve_cents - kept.fee - back.fee_cents)::bigint AS stuck_fee_cents,
      (kept.amount + kept.fee)::bigint AS reserved_cents,
      CASE WHEN kept.amount > 0 THEN won.until END AS reserved_until,
      CASE WHEN kept.amount > 0 THEN won.creators_count ELSE 0 END AS reserved_creators,
      CASE WHEN kept.amount > 0 THEN won.disputes_count ELSE 0 END AS open_disputes
    FROM ${campaignBalances(campaignId)} held
      CROSS JOIN LATERAL ${refundableParts(campaignId)} back
      CROSS JOIN LATERAL ${winnable(campaignId, at)} won
      CROSS JOIN LATERAL (SELECT least(won.cents, held.spendable_cents) AS amount,
        CASE WHEN held.spendable_cents = 0 THEN 0 ELSE ceil(held.fee_reserve_cents::numeric
          * least(won.cents, held.spendable_cents) / held.spendable_cents) END AS fee) kept)`
}
