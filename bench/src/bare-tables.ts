import type { DatabaseServer } from '../../server/src/platform/database/database.ts'

const copied = [
  'submission_metrics',
  'earning_accruals',
  'accrual_holds',
  'accrual_withdrawables',
  'ledger_entries',
  'ledger_accounts',
  'payouts',
  'payout_accruals',
  'submissions',
]

/** Copies with the same columns, checks and indexes, but without foreign keys and triggers. */
export async function createBareTables(db: DatabaseServer): Promise<void> {
  for (const table of copied) {
    await db.pool.query(`CREATE TABLE bare_${table} (LIKE ${table} INCLUDING ALL)`)
  }
}
