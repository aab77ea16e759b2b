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

/** Notes who entered a reading that was just settled, and returns whether it counts and what it earned. */
export async function noteEntered(
  tx: Transaction,
  entered: { submissionId: SubmissionId; at: Date; by: UserId },
): Promise<{ counted: boolean; accruedCents: Cents }> {
  return await exactlyOne(
    tx,
    sql<{ counted: boolean; accruedCents: Cents }>`
      UPDATE submission_metrics m SET entered_by = ${entered.by}
      WHERE m.submission_id = ${entered.submissionId} AND m.snapshot_time = ${entered.at}
      RETURNING m.counted, coalesce((SELECT sum(a.accrued_cents)::bigint FROM earning_accruals a
        WHERE a.settlement_id = m.settlement_id AND a.submission_id = m.submission_id), 0)
        AS accrued_cents`,
  )
}
