import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Balances of guarded accounts by name; those without entries are missing. */
export async function readBalances(
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await manyRows(
    db,
    sql<{ name: string; cents: number }>`SELECT name, balance_cents AS cents FROM ledger_accounts
      WHERE name = ANY(${[...names]}::text[])`,
  )
  return new Map(rows.map(({ name, cents }) => [name, cents]))
}
