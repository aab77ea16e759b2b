import type { Transaction } from '../../platform/database/database.ts'
import { enqueue } from '../../platform/jobs/job.ts'
import type { Account } from './account.ts'
import { type AccountChange, accountChanged } from './account-jobs.ts'

/**
 * Enqueued with the change itself; `account` is the person as they were before it. An address that was
 * released is another person's by now, who is told nothing.
 */
export async function announceChange(
  tx: Transaction,
  account: Account,
  change: { kind: AccountChange['kind']; at: Date },
): Promise<void> {
  const { email: toAddress, displayName, isEmailReleased } = account
  if (isEmailReleased) return
  const payload = { kind: change.kind, toAddress, displayName, at: change.at.toISOString() }
  await enqueue(tx, accountChanged, { payload })
}
