import type { FreezeId, SubmissionId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** At most one is open; call it under the creator's lock. */
export async function findOpenHold(
  tx: Transaction,
  submissionId: SubmissionId,
): Promise<{ id: FreezeId; reason: string } | undefined> {
  return await firstRow(
    tx,
    sql<{ id: FreezeId; reason: string }>`SELECT id, reason FROM money_freezes
      WHERE submission_id = ${submissionId} AND cause = 'held' AND closed_at IS NULL`,
  )
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
