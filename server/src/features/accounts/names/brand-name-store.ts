import type { BrandId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Makes brands that are being named wait for this transaction. */
export async function lockNames(tx: Transaction): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('brand names', 1))`)
}

export async function otherNames(tx: Transaction, brandId: BrandId | null): Promise<string[]> {
  const rows = await manyRows(
    tx,
    sql<{ name: string }>`SELECT DISTINCT name FROM brands WHERE id IS DISTINCT FROM ${brandId}`,
  )
  return rows.map((row) => row.name)
}
