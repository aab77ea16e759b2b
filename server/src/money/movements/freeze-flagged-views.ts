import type { FreezeId, SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

interface FlagFacts {
  /** Its only reason is a manual reading, so a correction of that ends it. */
  readonly isOnlyEntered: boolean
  readonly [figure: string]: unknown
}

export interface FlaggedPost {
  readonly submissionId: SubmissionId
  /** It has an open flag. */
  readonly isOpen: boolean
  /** For the creator, in words; and the numbers behind them. */
  readonly reason: string
  readonly facts: FlagFacts
}

interface Flags {
  readonly posts: readonly FlaggedPost[]
  readonly at: Date
}

/**
 * Freezes what these posts earn from now on; earlier earnings stay where they are. A post whose flag is open
 * keeps it, with the new reason and numbers. The caller must have locked the campaigns and creators before it
 * read the open flags.
 */
export async function freezeFlaggedViews(tx: Transaction, { posts, at }: Flags): Promise<void> {
  const fresh = posts.filter(({ isOpen }) => !isOpen)
  const open = posts.filter(({ isOpen }) => isOpen)
  if (fresh.length > 0) await openFlags(tx, { posts: fresh, at })
  if (open.length > 0) await renewFlags(tx, open)
}

async function openFlags(tx: Transaction, { posts, at }: Flags): Promise<void> {
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

/** A manual reading adds to another reason, and its correction does not end that one. */
async function renewFlags(tx: Transaction, posts: readonly FlaggedPost[]): Promise<void> {
  await run(
    tx,
    sql`UPDATE money_freezes f SET
        reason = concat_ws(' ', CASE WHEN p.is_on_top THEN p.other_reason END, p.reason),
        facts = CASE WHEN p.is_on_top
          THEN p.facts || jsonb_build_object('isOnlyEntered', false, 'otherReason', p.other_reason)
          ELSE p.facts END
      FROM (
        SELECT o.id, n.reason, n.facts, coalesce(o.facts->>'otherReason', o.reason) AS other_reason,
          (n.facts->>'isOnlyEntered')::boolean
            AND NOT coalesce((o.facts->>'isOnlyEntered')::boolean, false) AS is_on_top
        FROM unnest(${posts.map(({ submissionId }) => submissionId)}::uuid[],
          ${posts.map(({ reason }) => reason)}::text[],
          ${posts.map(({ facts }) => JSON.stringify(facts))}::jsonb[]) AS n (submission_id, reason, facts)
        JOIN money_freezes o ON o.submission_id = n.submission_id AND o.cause = 'doubted'
          AND o.closed_at IS NULL
      ) p WHERE f.id = p.id`,
  )
}
