import type { Transaction } from '../../platform/database/database.ts'
import { defineJob, enqueue } from '../../platform/jobs/job.ts'
import type { Account } from './account.ts'

export interface AccountChange {
  readonly kind: 'email' | 'password'
  /** Where the person was reached before the change: whoever did it may be someone else. */
  readonly toAddress: string
  readonly displayName: string
  /** When, as an ISO 8601 instant. */
  readonly at: string
}

/** A person's way in has changed; whoever tells people things tells the old address. */
export const accountChanged = defineJob<AccountChange>('accountChanged')

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
