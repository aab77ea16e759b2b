import type { Transaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job.ts'
import type { Account } from './account.ts'
import { type AccountChange, accountChanged } from './account-jobs.ts'

/**
 * Enqueued with the change itself; `account` is the account as it was before. A released address
 * belongs to someone else by now, and one that was never proven may, so nothing is sent to either.
 */
export async function announceChange(
  tx: Transaction,
  account: Account,
  { kind, at }: { kind: AccountChange['kind']; at: Date },
): Promise<void> {
  const { email: toAddress, displayName, isEmailReleased, isEmailProven } = account
  if (isEmailReleased || !isEmailProven) return
  const userId = kind === 'password' ? account.id : null
  const payload = { kind, toAddress, userId, displayName, at: at.toISOString() }
  await enqueue(tx, accountChanged, { payload })
}
