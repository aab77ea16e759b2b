import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { UserId } from '@permille/contract/ids'
import { lockRows } from '#money/locks.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import type { Account } from './account.ts'
import type { SuspensionChanged } from './account-deps.ts'
import { findAccount, lockBelongings, markRestored, markSuspended } from './account-store.ts'
import { writeAudit } from './audit-store.ts'
import { revokeInvitationsBy } from './invitations/invitation-store.ts'
import { deletePasswordResetsOf } from './password-reset/password-reset-store.ts'
import { deleteSessionsOf } from './sign-in/session-store.ts'

export interface SuspensionRequest {
  readonly userId: UserId
  readonly adminUserId: UserId
  readonly now: Date
  readonly requestId: string
}

/**
 * No sign-in, submission or payout from now on; open sessions end at once. Everything else that stops is
 * derived from this mark (rules §1).
 */
export async function suspendUser(
  tx: Transaction,
  request: SuspensionRequest & { readonly reason: string },
  suspensionChanged: SuspensionChanged,
): Promise<void> {
  const { userId, adminUserId, reason, now, requestId } = request
  if (userId === adminUserId) {
    throw new Rejected('own-account', 'You cannot suspend your own account')
  }
  const refusal = findSuspensionRefusal(await lockKnownAccount(tx, request), 'suspend')
  if (refusal !== undefined) throw refusal
  await markSuspended(tx, { userId, reason, at: now })
  await deleteSessionsOf(tx, { userId })
  await deletePasswordResetsOf(tx, userId)
  const revoked = await revokeInvitationsBy(tx, { userId, at: now })
  const after = { reason, revokedInvitations: revoked.length > 0 ? revoked.length : undefined }
  await writeSuspensionAudit(tx, request, { action: 'user.suspend', after })
  await suspensionChanged(tx, { userId, isSuspended: true, at: now, requestId })
}

/** Why a user cannot be suspended or restored now, or undefined if they can (rules §1). */
export function findSuspensionRefusal(
  { isDeleted, suspendedReason }: Pick<Account, 'isDeleted' | 'suspendedReason'>,
  act: 'suspend' | 'restore',
): Rejected | undefined {
  if (act === 'suspend') {
    if (suspendedReason === null) return undefined
    // Another admin may have suspended them for another reason.
    const why = isDeleted ? 'was deleted' : `is already suspended: “${suspendedReason}”`
    return new Rejected('already-suspended', `This user ${why}`)
  }
  if (isDeleted) return new Rejected('account-deleted', 'This account was deleted')
  if (suspendedReason !== null) return undefined
  return new Rejected('not-suspended', 'This user is not suspended')
}

/** They can sign in again. Frozen money stays frozen until an admin decides. */
export async function restoreUser(
  tx: Transaction,
  request: SuspensionRequest,
  suspensionChanged: SuspensionChanged,
): Promise<void> {
  const { userId, now, requestId } = request
  const account = await lockKnownAccount(tx, request)
  const refusal = findSuspensionRefusal(account, 'restore')
  if (refusal !== undefined) throw refusal
  await markRestored(tx, { userId, at: now })
  const before = { reason: account.suspendedReason }
  await writeSuspensionAudit(tx, request, { action: 'user.restore', before })
  await suspensionChanged(tx, { userId, isSuspended: false, at: now, requestId })
}

/** Of two admins who suspend each other, or one who leaves meanwhile, the second finds their own access ended. */
async function lockKnownAccount(
  tx: Transaction,
  { userId, adminUserId }: SuspensionRequest,
): Promise<Account> {
  await lockBelongings(tx, userId)
  await lockRows(tx, 'user', [userId, adminUserId])
  const admin = await findAccount(tx, adminUserId)
  if (admin?.suspendedReason !== null)
    throw new Rejected('not-signed-in', 'Your own account was suspended or deleted meanwhile')
  const account = await findAccount(tx, userId)
  if (account === undefined) throw new NotFound('user-not-found', 'User not found')
  return account
}

async function writeSuspensionAudit(
  tx: Transaction,
  { userId, adminUserId, requestId }: SuspensionRequest,
  change: { action: AuditAction; before?: object; after?: object },
): Promise<void> {
  await writeAudit(tx, {
    ...change,
    actor: { kind: 'admin', userId: adminUserId },
    objectType: 'user',
    objectId: userId,
    requestId,
  })
}
