import type { FreezeId, SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '../../platform/database/database.ts'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'

export interface DoubtedPost {
  readonly submissionId: SubmissionId
  /** It has an open doubt. */
  readonly isOpen: boolean
  /** For the creator, in words; and the numbers behind them. */
  readonly reason: string
  readonly facts: object
}

interface Doubts {
  readonly posts: readonly DoubtedPost[]
  readonly at: Date
}

/**
 * Freezes what these posts earn from now on; what they earned before stays where it is. A post whose
 * doubt is open keeps it, with the new reason and numbers. The caller must have locked the campaigns
 * and creators before it looked for open doubts.
 */
export async function doubtPosts(tx: Transaction, { posts, at }: Doubts): Promise<void> {
  const fresh = posts.filter(({ isOpen }) => !isOpen)
  const open = posts.filter(({ isOpen }) => isOpen)
  if (fresh.length > 0) await openDoubts(tx, { posts: fresh, at })
  if (open.length > 0) await renewDoubts(tx, open)
}

async function openDoubts(tx: Transaction, { posts, at }: Doubts): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO money_freezes (id, cause, submission_id, with_unpaid, reason, facts, views_before,
        opened_at)
      SELECT p.id, 'doubted', p.submission_id, false, p.reason, p.facts, t.view_count - t.voided_views,
        ${at}::timestamptz
      FROM unnest(${posts.map(() => newId<FreezeId>())}::uuid[],
        ${posts.map(({ submissionId }) => submissionId)}::uuid[],
        ${posts.map(({ reason }) => reason)}::text[],
        ${posts.map(({ facts }) => JSON.stringify(facts))}::jsonb[])
        AS p (id, submission_id, reason, facts)
      JOIN submission_totals t ON t.submission_id = p.submission_id`,
  )
}

async function renewDoubts(tx: Transaction, posts: readonly DoubtedPost[]): Promise<void> {
  await run(
    tx,
    sql`UPDATE money_freezes f SET reason = p.reason, facts = p.facts
      FROM unnest(${posts.map(({ submissionId }) => submissionId)}::uuid[],
        ${posts.map(({ reason }) => reason)}::text[],
        ${posts.map(({ facts }) => JSON.stringify(facts))}::jsonb[]) AS p (submission_id, reason, facts)
      WHERE f.submission_id = p.submission_id AND f.cause = 'doubted' AND f.closed_at IS NULL`,
  )
}
