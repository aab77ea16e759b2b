import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer } from '../../platform/database/database.ts'
import { AccountNotFound } from './connection-errors.ts'
import { markRemoved } from './connection-store.ts'

/** Disconnects softly: what the account already submitted is tracked on (product.md §3). */
export async function removeAccount(
  deps: { database: DatabaseServer; clock: Clock },
  own: { userId: string; accountId: string },
): Promise<void> {
  const at = deps.clock.now()
  const isRemoved = await deps.database.transaction((tx) => markRemoved(tx, { ...own, at }))
  if (!isRemoved) throw new AccountNotFound()
}
