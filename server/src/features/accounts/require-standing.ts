import type { Transaction } from '../../platform/database/database.ts'
import { NotAllowed } from '../../platform/errors/errors.ts'
import { isSuspended } from './account-store.ts'

/**
 * Throws for a suspended person. A call that began before the suspension may write only after it: ask
 * again in the transaction that writes, when an outside party was waited for in between.
 */
export async function requireStanding(tx: Transaction, userId: string): Promise<void> {
  if (await isSuspended(tx, userId)) {
    throw new NotAllowed('suspended', 'Your account is suspended.')
  }
}
