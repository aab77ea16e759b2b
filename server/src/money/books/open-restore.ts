import type { Database } from '#platform/database/database.ts'
import { firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Something that the provider did in the lost history. */
export interface LostEvent {
  /** The provider's id. */
  readonly id: string
  /** In words, for admins. */
  readonly what: string
}

/** A restore from a backup whose lost history is not yet recovered. */
export interface OpenRestore {
  readonly id: string
  /** The moment that was restored. */
  readonly backupAt: Date
  readonly restoredAt: Date
  /** When the provider was last compared; null before the first time. */
  readonly comparedAt: Date | null
  /** The provider's actions that could not be booked. */
  readonly leftOver: readonly LostEvent[]
}

/** Returns the restore to the earliest moment: booking everything since then covers the others. */
export async function findOpenRestore(db: Database): Promise<OpenRestore | null> {
  const row = await firstRow(
    db,
    sql<OpenRestore>`SELECT id, backup_at, restored_at, compared_at, left_over FROM restores
      WHERE opened_at IS NULL ORDER BY backup_at, id LIMIT 1`,
  )
  return row ?? null
}
