import type { SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'

/**
 * Of what is due for a post's views, what a suspension had frozen is never more than is due. Call it when less is. The
 * caller must have locked the creators.
 */
export async function limitDueSuspended(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
): Promise<void> {
  await run(
    tx,
    sql`UPDATE submission_totals t SET due_suspended_cents = views_due_cents(s, t) FROM submissions s
      WHERE t.submission_id = ANY(${submissionIds}::uuid[]) AND s.id = t.submission_id
        AND t.due_suspended_cents > views_due_cents(s, t)`,
  )
}

/**
 * The count of a post is about to be lowered. What is due up to the right one was earned by the first of the accruals
 * `above` it: if a suspension had frozen that, undecided, what is earned in its place is frozen so too. Call it when they
 * are corrected or void, at `at`.
 */
export async function lowerDueSuspended(
  tx: Transaction,
  lowered: { submissionId: SubmissionId; paidViews: number; above: Statement<never>; at: Date },
): Promise<void> {
  const { submissionId, paidViews, above, at } = lowered
  await run(
    tx,
    sql`WITH above AS (
        SELECT a.id, a.accrued_cents, k.voids AND k.was_suspended AS is_counted,
          k.was_suspended AND (c.created_at = ${at} OR c.created_at = s.rejected_at OR v.owed_again_cents > 0
            OR ${isTakenSuspended}) AS was_suspended
        FROM earning_accruals a JOIN submissions s ON s.id = a.submission_id
        JOIN accrual_corrections k ON k.accrual_id = a.id JOIN earning_accruals c ON c.id = k.correction_id
        LEFT JOIN accrual_voids v ON v.accrual_id = a.id
        WHERE ${above} AND (c.created_at = ${at} OR v.created_at = ${at}
          OR k.voids AND c.created_at = s.rejected_at)
      ), again AS (
        SELECT coalesce(sum(accrued_cents), 0)::bigint AS cents,
          coalesce(sum(accrued_cents) FILTER (WHERE is_counted), 0)::bigint AS counted_cents,
          coalesce((array_agg(was_suspended ORDER BY id))[1], false) AS is_suspended
        FROM above
      ), due AS (
        SELECT views_due_cents(s, t) AS before, greatest(0, earned_cents(${paidViews}::bigint,
          s.rate_per_k_views_cents, s.min_payout_cents, s.max_payout_cents) - t.accrued_cents) AS after
        FROM submissions s JOIN submission_totals t ON t.submission_id = s.id WHERE s.id = ${submissionId}
      )
      UPDATE submission_totals t SET due_suspended_cents = least(due.after,
        greatest(0, t.due_suspended_cents - again.counted_cents) + CASE WHEN again.is_suspended
          THEN greatest(0, again.cents - greatest(0, due.before - due.after)) ELSE 0 END)
      FROM due, again WHERE t.submission_id = ${submissionId}`,
  )
}

/** The reversal of post `s` took money that had been paid again and was frozen for a suspension. */
const isTakenSuspended = sql<never>`EXISTS (SELECT FROM earning_accruals z
  JOIN accrual_corrections y ON y.correction_id = z.id AND y.was_suspended
  WHERE z.submission_id = s.id AND z.created_at = s.rejected_at)`
