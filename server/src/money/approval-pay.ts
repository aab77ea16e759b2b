import type { Cents, CentsPerKViews } from '@permille/contract/money'
import { type Statement, sql } from '../platform/database/sql.ts'

/** What approving a pending post pays at once, limited to what its campaign has left. */
export interface ApprovalPay {
  readonly viewsCents: Cents
  /** Whole, or 0 while the campaign has less. */
  readonly bonusCents: Cents
  /** The bonus and its views so far, whatever the campaign has: the rest waits for its money. */
  readonly worthCents: Cents
  /** The terms for later views: a maximum of 0 means no cap. */
  readonly ratePerKViewsCents: CentsPerKViews
  readonly maxPayoutCents: Cents
}

/** When submission `s` was submitted last: earlier readings are of a try that was rejected. */
const submittedLast: Statement<never> = sql`coalesce(s.resubmitted_at, s.submitted_at)`

/**
 * The readings `m` of submission `s`, never approved, that its approval may count: those of its latest try. One by hand
 * replaces what was read before it, unless it was entered as a note (rules §3).
 */
const readingsToAccept: Statement<never> = sql`submission_metrics m
  WHERE m.submission_id = s.id AND m.view_count IS NOT NULL AND NOT m.is_note
    AND m.snapshot_time >= ${submittedLast} AND NOT EXISTS (SELECT FROM submission_metrics h
      WHERE h.submission_id = s.id AND h.snapshot_time > m.snapshot_time
        AND h.source = 'manual' AND NOT h.is_note)`

/** The reading that an approval of submission `s`, never approved before, counts: the highest one. */
export const readingToAccept: Statement<never> = sql`(SELECT m.id FROM ${readingsToAccept}
  ORDER BY m.view_count DESC, m.snapshot_time LIMIT 1)`

/**
 * Before the first approval of submission `s`, what it would count. Its totals `t` contain only accepted
 * counts, so that no sum of views includes a post that is not approved.
 */
export const shownViews: Statement<never> = sql`CASE WHEN s.approved_at IS NULL
  THEN coalesce((SELECT max(m.view_count) FROM ${readingsToAccept}), 0)
  ELSE t.view_count END`

const viewsCents = (views: Statement<never>): Statement<never> =>
  sql`earned_cents(${views}, s.rate_per_k_views_cents, s.min_payout_cents, s.max_payout_cents)`

const worthWith = (cents: Statement<never>): Statement<never> =>
  sql`CASE WHEN s.proven_at IS NULL THEN 0 ELSE ${cents} + s.flat_bonus_cents END`

/** The `worthCents` of submission `s` of so many shown views, to sort by. */
export const approvalWorth = (views: Statement<never>): Statement<never> =>
  worthWith(viewsCents(views))

/**
 * What approving submission `s` of campaign `c` pays now for so many shown views: the bonus first, whole, then its views by
 * the settlement rule, both limited to what is left; nothing before its account is proven. Null if there is
 * nothing to approve.
 */
export const approvalPay = (views: Statement<never>): Statement<never> => sql`(
  SELECT json_build_object('ratePerKViewsCents', s.rate_per_k_views_cents,
    'maxPayoutCents', s.max_payout_cents, 'bonusCents', bonus.cents,
    'viewsCents', least(views.cents, payable.cents - bonus.cents),
    'worthCents', ${worthWith(sql`views.cents`)})
  FROM (
    SELECT CASE WHEN s.proven_at IS NULL THEN 0 ELSE campaign_left_cents(c) END AS cents
  ) payable, LATERAL (
    SELECT CASE WHEN s.flat_bonus_cents <= payable.cents THEN s.flat_bonus_cents ELSE 0 END AS cents
  ) bonus, LATERAL (
    SELECT ${viewsCents(views)} AS cents
  ) views WHERE s.status = 'pending')`
