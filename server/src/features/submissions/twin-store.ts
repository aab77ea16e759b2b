import type { SubmissionId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Submission } from './submission.ts'

/** Other submissions of the same post by its creator that are in review; in lock order. */
export function listPendingTwins(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<Pick<Submission, 'id'>[]> {
  return manyRows(
    tx,
    sql<Pick<Submission, 'id'>>`SELECT o.id FROM submissions s JOIN submissions o
        ON o.platform = s.platform AND o.external_post_id = s.external_post_id
          AND o.creator_id = s.creator_id AND o.id <> s.id AND o.status = 'pending'
      WHERE s.id = ${submissionId} ORDER BY o.id`,
  )
}

/** Whether all other submissions that take the post are its creator's, and in review. */
export async function isTakenByReview(
  db: Database,
  { id, platform, externalPostId, creatorId }: Submission,
): Promise<boolean> {
  const other = await firstRow(
    db,
    sql`SELECT FROM submissions WHERE platform = ${platform} AND external_post_id = ${externalPostId}
      AND id <> ${id} AND status <> 'rejected'
      AND CASE WHEN creator_id = ${creatorId} THEN status <> 'pending'
        ELSE proven_at IS NOT NULL END LIMIT 1`,
  )
  return other === undefined
}
