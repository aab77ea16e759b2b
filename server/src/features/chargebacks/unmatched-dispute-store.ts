import type { DiscrepancyId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

/** For a payment that is booked as unmatched. */
export async function findUnmatchedDiscrepancy(
  db: Database,
  paymentIntentId: string,
): Promise<DiscrepancyId | undefined> {
  const row = await firstRow(
    db,
    sql<{ id: DiscrepancyId }>`SELECT id FROM book_exceptions WHERE subject_kind = 'payment'
      AND subject_ref = ${paymentIntentId} AND state = 'returned'`,
  )
  return row?.id
}

/** The same note is written once. */
export async function noteUnmatchedDispute(
  tx: Transaction,
  { exceptionId, note, at }: { exceptionId: DiscrepancyId; note: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO book_exception_notes (id, exception_id, action, note, at)
      SELECT ${newId()}, ${exceptionId}, 'dispute', ${note}, ${at}
      WHERE NOT EXISTS (SELECT FROM book_exception_notes
        WHERE exception_id = ${exceptionId} AND action = 'dispute' AND note = ${note}::text)`,
  )
}
