import type { FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '../../../platform/database/database.ts'
import { exactlyOne, firstRow, run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'

/** At most one is open; call it under the creator's lock. */
export async function findOpenHold(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<FreezeId | undefined> {
  const hold = await firstRow(
    tx,
    sql<{ id: FreezeId }>`SELECT id FROM money_freezes
      WHERE submission_id = ${submissionId} AND cause = 'held' AND closed_at IS NULL`,
  )
  return hold?.id
}

export async function noteClosed(
  tx: Transaction,
  closed: { freezeId: FreezeId; note: string },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE money_freezes SET close_note = ${closed.note} WHERE id = ${closed.freezeId}`,
  )
}

interface EnteredResult {
  readonly counted: boolean
  readonly accruedCents: Cents
  /** The part of it that is frozen, for whatever reason. */
  readonly setAsideCents: Cents
}

/** Notes who entered a reading that was just settled, and returns what came of it. */
export async function noteEntered(
  tx: Transaction,
  entered: { submissionId: SubmissionId; at: Date; by: UserId },
): Promise<EnteredResult> {
  return await exactlyOne(
    tx,
    sql<EnteredResult>`
      WITH entered AS (
        UPDATE submission_metrics m SET entered_by = ${entered.by}
        WHERE m.submission_id = ${entered.submissionId} AND m.snapshot_time = ${entered.at}
        RETURNING m.counted, m.settlement_id, m.submission_id
      )
      SELECT e.counted, coalesce(sum(a.accrued_cents), 0)::bigint AS accrued_cents,
        coalesce(sum(f.accrued_cents), 0)::bigint AS set_aside_cents
      FROM entered e LEFT JOIN earning_accruals a
        ON a.settlement_id = e.settlement_id AND a.submission_id = e.submission_id
      LEFT JOIN accrual_freezes f ON f.accrual_id = a.id
      GROUP BY e.counted`,
  )
}
