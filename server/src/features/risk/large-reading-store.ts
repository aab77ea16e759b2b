import type { FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import { readingToAccept } from '#money/approval-pay.ts'
import { isUndecided } from '#money/movements/taken-back/reopen-freezes.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { othersOnlyHours } from './large-reading.ts'

/**
 * The count that a manual reading is compared with: the highest before it, or null if there was none. Other
 * manual readings of the same day do not count, or many small steps would be one large one; nor do those whose
 * views were voided.
 */
export async function readViewsBefore(
  db: Database,
  { submissionId, at }: { submissionId: SubmissionId; at: Date },
): Promise<number | null> {
  const { views } = await exactlyOne(
    db,
    sql<{ views: number | null }>`SELECT greatest(
        (SELECT cleared_views FROM post_signals WHERE submission_id = ${submissionId}),
        (array_agg(m.view_count ORDER BY m.snapshot_time))[1],
        max(m.view_count) FILTER (WHERE m.source <> 'manual'
          OR (m.snapshot_time <= ${at}::timestamptz - ${othersOnlyHours}::int * interval '1 hour'
            AND NOT EXISTS (SELECT FROM view_judgements j WHERE j.submission_id = m.submission_id
              AND j.judged_at >= m.snapshot_time AND j.views_left < m.view_count)))) AS views
      FROM submission_metrics m
      WHERE m.submission_id = ${submissionId} AND m.snapshot_time < ${at}
        AND m.view_count IS NOT NULL AND NOT m.is_note`,
  )
  return views
}

export interface EnteredCount {
  readonly viewCount: number
  readonly enteredAt: Date
  readonly enteredBy: UserId
}

/** The reading that the approval of a post counts, if an admin entered it. */
export async function findEnteredToAccept(
  db: Database,
  submissionId: SubmissionId,
): Promise<EnteredCount | undefined> {
  return await firstRow(
    db,
    sql<EnteredCount>`SELECT e.view_count, e.snapshot_time AS entered_at, e.entered_by
      FROM submissions s JOIN submission_metrics e ON e.id = ${readingToAccept}
      WHERE s.id = ${submissionId} AND e.entered_by IS NOT NULL`,
  )
}

/** Notes at the post's open flag whose reading by hand it is about. */
export async function noteEnteredBy(
  tx: Transaction,
  entered: { submissionId: SubmissionId; enteredBy: UserId; enteredAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE money_freezes SET entered_by = ${entered.enteredBy}, entered_at = ${entered.enteredAt}
      WHERE submission_id = ${entered.submissionId} AND cause = 'doubted' AND closed_at IS NULL`,
  )
}

/** The post's doubt, if nobody has decided about it and nothing but a reading by hand is its reason. */
export async function findEnteredFlag(
  db: Database,
  submissionId: SubmissionId,
): Promise<{ id: FreezeId; isOpen: boolean } | undefined> {
  return await firstRow(
    db,
    sql<{ id: FreezeId; isOpen: boolean }>`SELECT f.id, f.closed_at IS NULL AS is_open
      FROM money_freezes f JOIN submissions s ON s.id = f.submission_id
      WHERE s.id = ${submissionId} AND f.cause = 'doubted' AND (f.facts->>'isOnlyEntered')::boolean
        AND (f.closed_at IS NULL OR ${isUndecided})`,
  )
}

/** A reversal ended the flag undecided: undoing the reversal does not reopen it. */
export async function noteCorrected(tx: Transaction, freezeId: FreezeId): Promise<void> {
  await run(
    tx,
    sql`UPDATE money_freezes SET outcome = 'released', close_note = 'The reading by hand was corrected.'
      WHERE id = ${freezeId}`,
  )
}
