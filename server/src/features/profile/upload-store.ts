import type { UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface OwnUpload {
  readonly key: string
  readonly userId: UserId
}

export async function insertUpload(tx: Transaction, { key, userId }: OwnUpload): Promise<void> {
  await run(tx, sql`INSERT INTO uploads (key, user_id) VALUES (${key}, ${userId})`)
}

/** Another user's upload, and a deleted one, count as missing. */
export function findOwnUpload(
  db: Database,
  { key, userId }: OwnUpload,
): Promise<{ isUsed: boolean } | undefined> {
  return firstRow(
    db,
    sql<{ isUsed: boolean }>`SELECT used_at IS NOT NULL AS is_used FROM uploads
      WHERE key = ${key} AND user_id = ${userId} AND removed_at IS NULL`,
  )
}

/** For a change that will show the image: locked, so that it is not deleted at the same time. */
export async function lockOwnUpload(tx: Transaction, { key, userId }: OwnUpload): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql<{ key: string }>`SELECT key FROM uploads
      WHERE key = ${key} AND user_id = ${userId} AND removed_at IS NULL
      FOR NO KEY UPDATE`,
  )
  return row !== undefined
}

/** True for the one caller whose image the key accepts. */
export async function consumeUpload(
  db: Database,
  { key, userId }: OwnUpload,
  now: Date,
): Promise<boolean> {
  const used = await run(
    db,
    sql`UPDATE uploads SET used_at = ${now}
      WHERE key = ${key} AND user_id = ${userId} AND used_at IS NULL AND removed_at IS NULL`,
  )
  return used === 1
}

/** Nothing was stored: the same image may be sent again. */
export async function reopenUpload(db: Database, { key, userId }: OwnUpload): Promise<void> {
  await run(db, sql`UPDATE uploads SET used_at = NULL WHERE key = ${key} AND user_id = ${userId}`)
}

const sweptAtOnce = 200

const isShown = sql`EXISTS (SELECT FROM users WHERE id = uploads.user_id AND avatar_url = '/uploads/' || uploads.key)
  OR EXISTS (SELECT FROM brands WHERE logo_url = '/uploads/' || uploads.key)
  OR EXISTS (SELECT FROM campaigns WHERE thumbnail_url = '/uploads/' || uploads.key)`

/** Two statements, so that the second sees uses that the first waited for. */
export async function markUnusedUploads(
  tx: Transaction,
  { madeBefore, now }: { madeBefore: Date; now: Date },
): Promise<void> {
  const rows = await manyRows(
    tx,
    sql<{ key: string }>`SELECT key FROM uploads
      WHERE created_at < ${madeBefore} AND removed_at IS NULL AND NOT (${isShown})
      ORDER BY created_at LIMIT ${sweptAtOnce}
      FOR NO KEY UPDATE SKIP LOCKED`,
  )
  const keys = rows.map(({ key }) => key)
  await run(
    tx,
    sql`UPDATE uploads SET removed_at = ${now} WHERE key = ANY(${keys}) AND NOT (${isShown})`,
  )
}

export async function listRemovedUploads(db: Database): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ key: string }>`SELECT key FROM uploads WHERE removed_at IS NOT NULL
      ORDER BY removed_at LIMIT ${sweptAtOnce}`,
  )
  return rows.map(({ key }) => key)
}

export async function deleteUploads(db: Database, keys: readonly string[]): Promise<void> {
  await run(db, sql`DELETE FROM uploads WHERE key = ANY(${keys}) AND removed_at IS NOT NULL`)
}
