import type { SocialAccountId, UserId } from '@permille/contract/ids'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { auditAccount } from './audit-account.ts'
import { AccountNotFound } from './connection-errors.ts'
import { markAllRemoved, markRemoved } from './connection-store.ts'

/** Disconnects softly: existing submissions stay tracked (rules §3). */
export async function removeAccount(
  deps: { database: DatabaseServer; clock: Clock },
  target: { userId: UserId; accountId: SocialAccountId },
): Promise<void> {
  const at = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    if (!(await markRemoved(tx, { ...target, at }))) throw new AccountNotFound()
    await auditAccount(tx, target, 'remove')
  })
}

/** Disconnects all of a user's accounts in the same way; returns how many. */
export async function removeAccountsOf(
  tx: Transaction,
  target: { userId: UserId; at: Date },
): Promise<number> {
  const accountIds = await markAllRemoved(tx, target)
  for (const accountId of accountIds) await auditAccount(tx, { accountId }, 'remove')
  return accountIds.length
}
