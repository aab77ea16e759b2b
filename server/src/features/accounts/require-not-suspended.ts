import type { UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotAllowed } from '#platform/errors/errors.ts'
import { isSuspended } from './account-store.ts'

/**
 * Throws for a suspended user. A call that began before the suspension may try to write after it:
 * check again in the writing transaction if an outside party was called in between.
 */
export async function requireNotSuspended(tx: Transaction, userId: UserId): Promise<void> {
  if (await isSuspended(tx, userId)) {
    throw new NotAllowed('suspended', 'Your account is suspended.')
  }
}
