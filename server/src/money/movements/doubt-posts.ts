import type { FreezeId, SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '../../platform/database/database.ts'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'

export interface DoubtedPost {
  readonly submissionId: SubmissionId
  /** For the creator, in words; and the numbers behind them. */
  readonly reason: string
  readonly facts: object
}

/**
 * Freezes what these posts earn from now on; what they earned before stays where it is. A post whose
 * doubt is open keeps it, with the new reason and numbers. The caller must have locked the campaigns
 * and creators.
 */
export async function doubtPosts(
  tx: Transaction,
  { posts, at }: { posts: readonly DoubtedPost[]; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO money_freezes (id, cause, submission_id, with_unpaid, reason, facts, opened_at)
      SELECT p.id, 'doubted', p.submission_id, false, p.reason, p.facts, ${at}::timestamptz
      FROM unnest(${posts.map(() => newId<FreezeId>())}::uuid[],
        ${posts.map(({ submissionId }) => submissionId)}::uuid[],
        ${posts.map(({ reason }) => reason)}::text[],
        ${posts.map(({ facts }) => JSON.stringify(facts))}::jsonb[])
        AS p (id, submission_id, reason, facts)
      ON CONFLICT (submission_id) WHERE cause = 'doubted' AND closed_at IS NULL
        DO UPDATE SET reason = excluded.reason, facts = excluded.facts`,
  )
}
