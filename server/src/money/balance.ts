import { type Cents, toCents } from '@permille/contract/money'
import type { Database } from '../platform/database/database.ts'
import { firstRow } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import type { AccountName } from './chart-of-accounts.ts'

/** The balance of a guarded account; an account nobody posted to holds nothing. */
export async function readBalance(db: Database, account: AccountName): Promise<Cents> {
  const row = await firstRow(
    db,
    sql<{ balanceCents: number }>`
      SELECT balance_cents FROM ledger_accounts WHERE name = ${account}`,
  )
  return toCents(row?.balanceCents ?? 0)
}
