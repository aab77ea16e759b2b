import type { Transaction } from '../../platform/database/database.ts'
import { NotFound, Rejected } from '../../platform/errors/errors.ts'
import type { Account } from './account.ts'
import { lockAccount, markRestored, markSuspended } from './account-store.ts'
import { writeAudit } from './audit-store.ts'
import { deleteSessionsOf } from './session-store.ts'

export interface SuspensionRequest {
  readonly userId: string
  readonly adminUserId: string
  readonly now: Date
  readonly requestId: string
}

/** No sign-in, no submission and no payout from here on; open sessions end at once. */
export async function suspendUser(
  tx: Transaction,
  request: SuspensionRequest & { readonly reason: string },
): Promise<void> {
  const { userId, adminUserId, reason, now } = request
  if (userId === adminUserId) {
    throw new Rejected('own-account', 'You cannot suspend your own account')
  }
  const account = await lockKnownAccount(tx, userId)
  if (account.suspendedReason !== null) {
    throw new Rejected('already-suspended', 'This user is suspended already', { kind: 'conflict' })
  }
  await markSuspended(tx, { userId, reason, at: now })
  await deleteSessionsOf(tx, { userId })
  await writeSuspensionAudit(tx, request, { action: 'user.suspend', after: { reason } })
}

export async function restoreUser(tx: Transaction, request: SuspensionRequest): Promise<void> {
  const account = await lockKnownAccount(tx, request.userId)
  if (account.suspendedReason === null) {
    throw new Rejected('not-suspended', 'This user is not suspended', { kind: 'conflict' })
  }
  await markRestored(tx, request.userId)
  const before = { reason: account.suspendedReason }
  await writeSuspensionAudit(tx, request, { action: 'user.restore', before })
}

async function lockKnownAccount(tx: Transaction, userId: string): Promise<Account> {
  const account = await lockAccount(tx, userId)
  if (account === undefined) throw new NotFound('user-not-found', 'User not found')
  return account
}

async function writeSuspensionAudit(
  tx: Transaction,
  { userId, adminUserId, requestId }: SuspensionRequest,
  change: { action: string; before?: object; after?: object },
): Promise<void> {
  await writeAudit(tx, {
    ...change,
    actor: { kind: 'admin', userId: adminUserId },
    objectType: 'user',
    objectId: userId,
    requestId,
  })
}
