import { toCents } from '../../../contract/src/money.ts'
import {
  readDues,
  saveReading,
} from '../../../server/src/features/payouts/balance/provider-balance-store.ts'
import type { Database } from '../../../server/src/platform/database/database.ts'

/** What the worker writes every five minutes, for a marketplace that runs without one: an empty balance, and what is owed. */
export async function readEmptyBalance(db: Database): Promise<void> {
  const none = toCents(0)
  const dues = await readDues(db)
  await saveReading(db, { availableCents: none, pendingCents: none, readAt: new Date(), dues })
}
