import type { SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import { run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'

/** A post, and how many of its views were not judged when its money was taken back. */
export interface JudgedPost {
  readonly submissionId: SubmissionId
  readonly viewsLeft: number
}

/**
 * Voids the views that a take-back judged, those above `viewsLeft`: nothing is due for them, whatever
 * money comes later, and the post earns again when its count rises. Views that were void before stay so. The
 * caller must have locked the creators.
 */
export async function voidViews(tx: Transaction, posts: readonly JudgedPost[]): Promise<void> {
  if (posts.length === 0) return
  await run(
    tx,
    sql`UPDATE submission_totals t
      SET voided_views = greatest(t.voided_views, t.view_count - least(t.view_count, p.views_left))
      FROM unnest(${posts.map(({ submissionId }) => submissionId)}::uuid[],
        ${posts.map(({ viewsLeft }) => viewsLeft)}::bigint[]) AS p (submission_id, views_left)
      WHERE t.submission_id = p.submission_id`,
  )
}

/** Voids the views of these posts that are not paid for yet, whatever they wait for. The caller must have locked the creators. */
export async function voidUnpaid(
  tx: Transaction,
  submissionIds: readonly SubmissionId[],
): Promise<void> {
  if (submissionIds.length === 0) return
  await run(
    tx,
    sql`UPDATE submission_totals t SET voided_views = greatest(t.voided_views,
        t.view_count - div(t.accrued_cents::numeric * 1000, s.rate_per_k_views_cents)::bigint)
      FROM submissions s
      WHERE s.id = t.submission_id AND t.submission_id = ANY(${submissionIds}::uuid[])
        AND views_due_cents(s, t) > 0`,
  )
}
