import { toCents } from '../../../contract/src/money.ts'
import { sumUpMarketplaceDays } from '../../../server/src/features/history/marketplace-history-store.ts'
import {
  readDues,
  saveReading,
} from '../../../server/src/features/payouts/balance/provider-balance-store.ts'
import { sumMoney } from '../../../server/src/money/books/money-whole.ts'
import type { Database } from '../../../server/src/platform/database/database.ts'
import { run } from '../../../server/src/platform/database/query.ts'
import { sql } from '../../../server/src/platform/database/sql.ts'
import { newId } from '../../../server/src/platform/ids.ts'

/**
 * Writes what a worker writes every few minutes for screens, for a marketplace that runs without one: an empty balance
 * and what is owed, the sums of days, and where the money is.
 */
export async function writeAsWorker(db: Database): Promise<void> {
  const none = toCents(0)
  const dues = await readDues(db)
  await saveReading(db, { availableCents: none, pendingCents: none, readAt: new Date(), dues })
  await sumUpMarketplaceDays(db)
  await run(
    db,
    sql`INSERT INTO invariant_runs (id, violations, stops_payouts, money)
      VALUES (${newId()}, '[]', false, ${JSON.stringify(await sumMoney(db))}::jsonb)`,
  )
}
