import { handedOverHours } from '@permille/contract/accounts/factor-lifetimes'
import type { UserId } from '@permille/contract/ids'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { NotAllowed, NotFound, Rejected } from '#platform/errors/errors.ts'
import { type Account, normalizeEmail } from '../account.ts'
import type { PasswordLinkDeps } from '../account-deps.ts'
import { findAccountByEmail, lockAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { requireNotAlone } from '../factors/not-alone.ts'
import { makePasswordLink } from './password-link.ts'

export interface PasswordLinkRequest {
  readonly userId: UserId
  readonly adminUserId: UserId
  readonly reason: string
  readonly requestId: string
}

/** For someone who lost their password and gets no mail: an admin hands the link over. */
export async function makePasswordLinkByAdmin(
  tx: Transaction,
  deps: PasswordLinkDeps,
  { userId, adminUserId, reason, requestId }: PasswordLinkRequest,
): Promise<string> {
  const account = await lockForLink(tx, userId)
  if (account.role === 'admin') {
    const message = 'A link for an admin is created on the server: npm run admin -- reset --email …'
    throw new NotAllowed('admin-password', message)
  }
  const now = deps.clock.now()
  await requireNotAlone(tx, { action: 'user.make-password-link', userId, adminUserId, now })
  const hours = handedOverHours
  const link = { userId, email: null, madeByUserId: adminUserId, hours }
  const url = await makePasswordLink(tx, deps, link)
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'user.make-password-link',
    objectType: 'user',
    objectId: userId,
    after: { reason },
    requestId,
  })
  return url
}

/** For `npm run admin -- reset --email …` on the server, admins included. */
export async function makePasswordLinkOnServer(
  deps: PasswordLinkDeps & { readonly database: DatabaseServer },
  email: string,
): Promise<string> {
  return await deps.database.transaction(async (tx) => {
    const found = await findAccountByEmail(tx, normalizeEmail(email))
    if (found === undefined) throw new NotFound('user-not-found', 'No user has this email')
    const { id: userId } = await lockForLink(tx, found.id)
    const link = { userId, email: null, madeByUserId: null, hours: handedOverHours }
    const url = await makePasswordLink(tx, deps, link)
    await writeAudit(tx, {
      actor: { kind: 'system' },
      action: 'user.make-password-link',
      objectType: 'user',
      objectId: userId,
      after: { reason: 'Made on the server' },
    })
    return url
  })
}

async function lockForLink(tx: Transaction, userId: UserId): Promise<Account> {
  const account = await lockAccount(tx, userId)
  if (account === undefined) throw new NotFound('user-not-found', 'User not found')
  if (account.suspendedReason !== null) {
    throw new Rejected('user-suspended', 'This user is suspended: restore the account first')
  }
  return account
}
