import type { FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import { lockRows } from '#money/locks.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { clearsAt, flagSources } from '../risk/public.ts'

export interface OpenFlag {
  readonly freezeId: FreezeId
  readonly submissionId: SubmissionId
}

interface FlaggedPost {
  readonly submissionId: SubmissionId
  readonly isOpen: boolean
  /** The flag of a large manual reading; null for any other flag. */
  readonly enteredBy: UserId | null
  readonly enteredAt: Date | null
}

/** Its post, whether it is open, and who entered its views: exact under the lock of the freeze. */
export async function findFlaggedPost(
  db: Database,
  freezeId: FreezeId,
): Promise<FlaggedPost | undefined> {
  return await firstRow(
    db,
    sql<FlaggedPost>`SELECT submission_id, closed_at IS NULL AS is_open, entered_by, entered_at
      FROM money_freezes
      WHERE id = ${freezeId} AND cause = 'doubted'`,
  )
}

export async function noteClose(
  tx: Transaction,
  { freezeId, note }: { freezeId: FreezeId; note: string },
): Promise<void> {
  await run(tx, sql`UPDATE money_freezes SET close_note = ${note} WHERE id = ${freezeId}`)
}

/** Up to twice as many views are not flagged again. */
export async function clearViews(tx: Transaction, submissionId: SubmissionId): Promise<void> {
  await run(
    tx,
    sql`UPDATE post_signals w SET cleared_views = t.view_count FROM submission_totals t
      WHERE w.submission_id = ${submissionId} AND t.submission_id = w.submission_id`,
  )
}

/** Open flags whose time has come, the longest overdue first. */
export function listQuietFlags(
  db: Database,
  quiet: { quietDays: number; at: Date; max: number },
): Promise<(OpenFlag & { readonly wasReadAfter: boolean })[]> {
  const ends = clearsAt(quiet.quietDays)
  return manyRows(
    db,
    sql<OpenFlag & { wasReadAfter: boolean }>`SELECT f.id AS freeze_id, f.submission_id,
        t.last_read_at >= ${ends} AS was_read_after
      FROM ${flagSources} WHERE f.closed_at IS NULL AND ${ends} <= ${quiet.at}
      ORDER BY was_read_after DESC, w.doubtful_at, f.id LIMIT ${quiet.max}`,
  )
}

/** Whether it may end on its own, under the locks that a reading and an admin's decision take. */
export async function lockQuietFlag(
  tx: Transaction,
  { freezeId, submissionId }: OpenFlag,
  { quietDays, at }: { quietDays: number; at: Date },
): Promise<boolean> {
  const post = sql<never>`FROM submissions WHERE id = ${submissionId}`
  await lockRows(tx, 'campaign', sql`SELECT campaign_id ${post}`)
  await lockRows(tx, 'creator', sql`SELECT creator_id ${post}`)
  const ends = clearsAt(quietDays)
  const quiet = await firstRow(
    tx,
    sql<{ id: string }>`SELECT f.id FROM ${flagSources}
      WHERE f.id = ${freezeId} AND f.closed_at IS NULL AND ${ends} <= ${at}
        AND t.last_read_at >= ${ends}`,
  )
  return quiet !== undefined
}
