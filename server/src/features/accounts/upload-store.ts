import type { Database, Transaction } from '../../platform/database/database.ts'
import { firstRow, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

export interface OwnUpload {
  readonly key: string
  readonly userId: string
}

export async function insertUpload(tx: Transaction, { key, userId }: OwnUpload): Promise<void> {
  await run(tx, sql`INSERT INTO uploads (key, user_id) VALUES (${key}, ${userId})`)
}

/** Another person's upload is the same as none. */
export async function isOwnUpload(db: Database, { key, userId }: OwnUpload): Promise<boolean> {
  const row = await firstRow(
    db,
    sql<{ key: string }>`SELECT key FROM uploads WHERE key = ${key} AND user_id = ${userId}`,
  )
  return row !== undefined
}
