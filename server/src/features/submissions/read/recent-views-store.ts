import type { SubmissionId } from '@permille/contract/ids'
import { recentViewsDays } from '@permille/contract/limits'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql, unplanned, wholeSql } from '#platform/database/sql.ts'

interface CourseRow {
  readonly submissionId: SubmissionId
  /** Highest counted views at the start of the first day and at the end of each. */
  readonly reached: number[]
}

/**
 * The views each post gained in each of the last days, 24 hours each, newest last; nothing for a post never
 * counted. A fixed number of index lookups per post, however often it was read.
 */
export async function readRecentViews(
  db: Database,
  request: { submissionIds: readonly SubmissionId[]; until: Date },
): Promise<Map<string, number[]>> {
  const rows = await manyRows(
    db,
    sql<CourseRow>`
      SELECT post.id AS submission_id,
        array_agg(coalesce(latest.view_count, 0) ORDER BY day.ago DESC) AS reached
      FROM unnest(${unplanned(request.submissionIds, 'uuid[]')}) AS post(id)
        CROSS JOIN generate_series(0, ${wholeSql(recentViewsDays)}) AS day(ago)
        LEFT JOIN LATERAL (
          SELECT m.view_count FROM submission_metrics m
          WHERE m.submission_id = post.id AND m.counted
            AND m.snapshot_time <= ${request.until}::timestamptz - day.ago * interval '24 hours'
          ORDER BY m.snapshot_time DESC LIMIT 1
        ) latest ON true
      GROUP BY post.id HAVING count(latest.view_count) > 0`,
  )
  return new Map(rows.map(({ submissionId, reached }) => [submissionId, gainsOf(reached)]))
}

function gainsOf(reached: readonly number[]): number[] {
  return reached.slice(1).map((views, day) => views - (reached[day] ?? 0))
}
