import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** A fact about the installation, for the life of its database. */
export type InstallationFact =
  | 'provider-mode'
  | 'provider-account'
  | 'provider-key'
  | 'currency'
  | 'encryption-canary'
  | 'demo-loaded'
  | 'installation-id'

export async function readFact(db: Database, fact: InstallationFact): Promise<string | undefined> {
  const row = await firstRow(
    db,
    sql<{ value: string }>`SELECT value FROM installation WHERE fact = ${fact}`,
  )
  return row?.value
}

/** Writes a fact unless there is one; returns the stored one. */
export async function establishFact(
  tx: Transaction,
  { fact, value }: { fact: InstallationFact; value: string },
): Promise<string> {
  await run(
    tx,
    sql`INSERT INTO installation (fact, value) VALUES (${fact}, ${value})
      ON CONFLICT (fact) DO NOTHING`,
  )
  return (await readFact(tx, fact)) ?? value
}

export async function replaceFact(
  tx: Transaction,
  { fact, value }: { fact: InstallationFact; value: string },
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO installation (fact, value) VALUES (${fact}, ${value})
      ON CONFLICT (fact) DO UPDATE SET value = excluded.value, at = now()`,
  )
}
