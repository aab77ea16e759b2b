import type { SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { limitDueSuspended } from './due-suspended.ts'

/** A post, and how many of its views were not judged when its money was taken back. */
export interface AssessedPost {
  readonly submissionId: SubmissionId
  readonly viewsLeft: number
}

/**
 * Voids the views that a take-back judged, those above `viewsLeft`: nothing is due for them, whatever
 * money comes later, and the post earns again when its count rises. Views that were void before stay so. What was judged is
 * kept, because the count may turn out to be wrong. The caller must have locked the creators.
 */
export async function voidViews(
  tx: Transaction,
  { posts, at }: { posts: readonly AssessedPost[]; at: Date },
): Promise<void> {
  if (posts.length === 0) return
  await run(
    tx,
    sql`WITH judged AS MATERIALIZED (
        SELECT p.id, t.submission_id, t.view_count, least(t.view_count, p.views_left) AS views_left
        FROM unnest(${posts.map(() => newId())}::uuid[],
          ${posts.map(({ submissionId }) => submissionId)}::uuid[],
          ${posts.map(({ viewsLeft }) => viewsLeft)}::bigint[]) AS p (id, submission_id, views_left)
        JOIN submission_totals t ON t.submission_id = p.submission_id
      ), noted AS (
        INSERT INTO view_judgements (id, submission_id, view_count, views_left, judged_at)
        SELECT id, submission_id, view_count, views_left, ${at}::timestamptz FROM judged
      )
      UPDATE submission_totals t
      SET voided_views = greatest(t.voided_views, j.view_count - j.views_left)
      FROM judged j WHERE t.submission_id = j.submission_id`,
  )
  await limitDueSuspended(
    tx,
    posts.map(({ submissionId }) => submissionId),
  )
}

/** Voids the views of these posts that are not paid for yet, whatever they wait for. The caller must have locked the creators. */
export async function voidUnpaid(
  tx: Transaction,
  { submissionIds, at }: { submissionIds: readonly SubmissionId[]; at: Date },
): Promise<void> {
  if (submissionIds.length === 0) return
  const posts = await manyRows(
    tx,
    sql<AssessedPost>`SELECT s.id AS submission_id,
        div(t.accrued_cents::numeric * 1000, s.rate_per_k_views_cents)::bigint AS views_left
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.id = ANY(${submissionIds}::uuid[]) AND views_due_cents(s, t) > 0`,
  )
  await voidViews(tx, { posts, at })
}
