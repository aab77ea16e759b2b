import type { SubmissionId } from '@permille/contract/ids'
import type { DatabaseServer } from '../platform/database/database.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'

/** As if the system had just read the post to approve it. */
export async function markSeen(
  database: DatabaseServer,
  submissionId: SubmissionId,
  at = new Date(),
): Promise<void> {
  await database.transaction((tx) =>
    run(
      tx,
      sql`INSERT INTO approval_checks (submission_id, next_check_at, seen_at)
        VALUES (${submissionId}, ${at}, ${at})
        ON CONFLICT (submission_id) DO UPDATE SET seen_at = excluded.seen_at`,
    ),
  )
}
