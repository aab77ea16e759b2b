import type { CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

interface RightCount {
  readonly submissionId: SubmissionId
  readonly viewCount: number
}

interface Counts {
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly viewsBefore: number
  /** The right count, or the lowest reading that stays above it; null if none does. */
  readonly viewsAfter: number | null
  /** The part of the right count that was voided. */
  readonly voidedViews: number
}

/**
 * The count of a post before and after a correction. It is never below what the platform said, nor below what was
 * withdrawn together with what was judged.
 */
export async function readCounts(tx: Transaction, right: RightCount): Promise<Counts> {
  const { submissionId, viewCount } = right
  return await exactlyOne(
    tx,
    sql<Counts>`
      WITH judged AS (
        SELECT coalesce(max(greatest(0, b.views - b.views_left)), 0) AS views FROM (${judgedUpTo(right)}) b
      ), kept AS (
        SELECT least(t.voided_views, judged.views) AS voided_views,
          greatest(
            (SELECT max(r.view_count) FROM (${standingReadings(submissionId)}) r WHERE r.source = 'api'),
            least(t.voided_views, judged.views) + (${withdrawnViews(submissionId)})) AS views
        FROM judged, submission_totals t WHERE t.submission_id = ${submissionId}
      )
      SELECT c.id AS creator_id, c.user_id, t.view_count AS views_before, kept.voided_views,
        CASE WHEN ${viewCount}::bigint >= coalesce(kept.views, 0) THEN ${viewCount}::bigint
          ELSE (SELECT min(r.view_count) FROM (${standingReadings(submissionId)}) r
            WHERE r.view_count >= kept.views)
          END AS views_after
      FROM kept, submission_totals t JOIN submissions s ON s.id = t.submission_id
      JOIN creators c ON c.id = s.creator_id WHERE t.submission_id = ${submissionId}`,
  )
}

/** Readings that counted, and the platform's since the approval while a manual reading was higher. */
const standingReadings = (submissionId: SubmissionId) =>
  sql<never>`SELECT m.view_count, m.source, m.snapshot_time FROM submission_metrics m
    JOIN submissions s ON s.id = m.submission_id
    WHERE m.submission_id = ${submissionId} AND (m.counted OR (m.source = 'api'
      AND m.snapshot_time >= s.approved_at))`

/**
 * Each stored judgement of the post's views, limited to the right count, or to what the platform had counted by then.
 */
export const judgedUpTo = ({ submissionId, viewCount }: RightCount) =>
  sql<never>`SELECT j.id, j.views_left, least(j.view_count, greatest(${viewCount}::bigint,
      (SELECT max(r.view_count) FROM (${standingReadings(submissionId)}) r
        WHERE r.source = 'api' AND r.snapshot_time <= j.judged_at))) AS views
    FROM view_judgements j WHERE j.submission_id = ${submissionId}`

/**
 * Up to which count, without the void views, money was withdrawn. What a reversal took back of it is owed. What was
 * paid again after a reversal cannot be told apart, so all of that counts, unless a later reversal has taken back what
 * nobody had withdrawn.
 */
const withdrawnViews = (submissionId: SubmissionId) =>
  sql<never>`SELECT max(a.views_at_snapshot - coalesce(a.voided_views, 0))
    FROM earning_accruals a JOIN submissions s ON s.id = a.submission_id
    LEFT JOIN accrual_corrections k ON k.accrual_id = a.id
    WHERE a.submission_id = ${submissionId} AND a.kind = 'views'
      AND NOT EXISTS (SELECT FROM accrual_voids v WHERE v.accrual_id = a.id)
      AND CASE WHEN k.accrual_id IS NULL
        THEN EXISTS (SELECT FROM payout_accruals l WHERE l.accrual_id = a.id)
        ELSE NOT k.voids AND (s.status <> 'rejected' OR k.is_owed OR EXISTS (
          SELECT FROM earning_accruals e LEFT JOIN accrual_corrections o ON o.accrual_id = e.id
          WHERE e.submission_id = a.submission_id AND (e.kind = 'reinstated'
              OR EXISTS (SELECT FROM goodwill_in_place g WHERE g.accrual_id = e.id))
            AND (o.is_owed OR EXISTS (SELECT FROM payout_accruals l WHERE l.accrual_id = e.id)))) END`
