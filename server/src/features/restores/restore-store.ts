import type { LostEvent } from '#money/books/open-restore.ts'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

/** Stops payouts and refunds until what the provider did since that moment is booked. */
export async function openRestore(db: Database, backupAt: Date): Promise<void> {
  await run(db, sql`INSERT INTO restores (id, backup_at) VALUES (${newId()}, ${backupAt})`)
}

/** What one comparison with the provider booked and left over; the restore ends when nothing is left. */
export async function noteComparison(
  db: Database,
  comparison: {
    id: string
    booked: readonly string[]
    leftOver: readonly LostEvent[]
    at: Date
  },
): Promise<void> {
  const { id, booked, leftOver, at } = comparison
  await run(
    db,
    sql`UPDATE restores SET compared_at = ${at}, booked = booked || ${JSON.stringify(booked)}::jsonb,
        left_over = ${JSON.stringify(leftOver)}::jsonb,
        opened_at = CASE WHEN ${leftOver.length === 0} THEN ${at}::timestamptz END
      WHERE id = ${id} AND opened_at IS NULL`,
  )
}
