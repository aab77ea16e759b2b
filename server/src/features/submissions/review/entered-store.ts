import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { readingToAccept } from '#money/approval-pay.ts'
import type { Reading } from '#money/reading.ts'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface Entered {
  /** At once, or with the approval of a post that was never approved. */
  readonly counted: boolean
  readonly accruedCents: Cents
  /** The part that is frozen, for any reason. */
  readonly setAsideCents: Cents
  /** What a wrong reading had earned and a correction returned to the campaign. */
  readonly takenBackCents: Cents
}

/** A reading that no settlement and no approval uses. */
export async function insertNote(
  tx: Transaction,
  reading: Omit<Reading, 'source'> & { id: string },
): Promise<void> {
  const { id, submissionId, at, viewCount, likeCount, commentCount, shareCount, note } = reading
  await run(
    tx,
    sql`INSERT INTO submission_metrics (id, submission_id, snapshot_time, view_count, like_count,
        comment_count, share_count, source, counted, note, is_note)
      VALUES (${id}, ${submissionId}, ${at}, ${viewCount}, ${likeCount}, ${commentCount}, ${shareCount},
        'manual', false, ${note}, true)`,
  )
}

/** The right count after a wrong one, or a note where a higher reading stays. */
export async function insertCorrection(
  tx: Transaction,
  reading: Omit<Reading, 'source'> & { id: string; counted: boolean },
): Promise<void> {
  const { id, submissionId, at, viewCount, likeCount, commentCount, shareCount, note } = reading
  const { counted } = reading
  await run(
    tx,
    sql`INSERT INTO submission_metrics (id, submission_id, snapshot_time, view_count, like_count,
        comment_count, share_count, source, counted, note, is_note)
      VALUES (${id}, ${submissionId}, ${at}, ${viewCount}, ${likeCount}, ${commentCount}, ${shareCount},
        'manual', ${counted}, ${note}, ${!counted})`,
  )
}

/** Stores who entered the latest reading, and returns its result. */
export async function noteEntered(
  tx: Transaction,
  entered: { submissionId: SubmissionId; at: Date; by: UserId },
): Promise<Omit<Entered, 'takenBackCents'>> {
  return await exactlyOne(
    tx,
    sql<Omit<Entered, 'takenBackCents'>>`
      WITH entered AS (
        UPDATE submission_metrics m SET entered_by = ${entered.by}
        FROM submissions s
        WHERE m.submission_id = ${entered.submissionId} AND m.snapshot_time = ${entered.at}
          AND s.id = m.submission_id
        RETURNING m.counted OR (s.approved_at IS NULL AND m.id = ${readingToAccept}) AS counted,
          m.settlement_id, m.submission_id
      )
      SELECT e.counted, coalesce(sum(a.accrued_cents), 0)::bigint AS accrued_cents,
        coalesce(sum(f.accrued_cents), 0)::bigint AS set_aside_cents
      FROM entered e LEFT JOIN earning_accruals a
        ON a.settlement_id = e.settlement_id AND a.submission_id = e.submission_id
      LEFT JOIN accrual_freezes f ON f.accrual_id = a.id
      GROUP BY e.counted`,
  )
}
