import { handedOverHours } from '@permille/contract/accounts/factor-lifetimes'
import type { UserId } from '@permille/contract/ids'
import { addHours, type Clock } from '#platform/clock.ts'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { normalizeEmail } from '../account.ts'
import { findAccountByEmail, lockAccount } from '../account-store.ts'
import { type AuditActor, writeAudit } from '../audit-store.ts'
import { replaceHelpCode } from './factor-secret-store.ts'
import { requireNotAlone } from './not-alone.ts'
import { hashCode, newRecoveryCode } from './recovery-code.ts'

export interface HelpCode {
  readonly code: string
  readonly expiresAt: Date
}

interface HelpRequest {
  readonly userId: UserId
  readonly actor: AuditActor
  readonly reason: string
  readonly requestId?: string
  readonly now: Date
}

/**
 * For someone who lost every second factor: with their password it signs them in once. An admin cannot
 * help themselves past their own factor.
 */
export async function issueHelpCode(tx: Transaction, request: HelpRequest): Promise<HelpCode> {
  const { userId, actor, reason, requestId, now } = request
  if (actor.userId === userId) {
    throw new Rejected('own-help-code', 'Ask another admin: you cannot create a code for yourself')
  }
  const account = await lockAccount(tx, userId)
  if (account === undefined) throw new NotFound('user-not-found', 'User not found')
  if (!account.hasFactor) {
    throw new Rejected('no-second-factor', 'This user signs in with the password alone')
  }
  if (actor.userId !== undefined) {
    const made = { action: 'user.issue-help-code', adminUserId: actor.userId, userId, now } as const
    await requireNotAlone(tx, made)
  }
  const [code, expiresAt] = [newRecoveryCode(), addHours(now, handedOverHours)]
  await replaceHelpCode(tx, { userId, codeHash: hashCode(code), expiresAt })
  await writeAudit(tx, {
    actor,
    action: 'user.issue-help-code',
    objectType: 'user',
    objectId: userId,
    after: { reason },
    requestId,
  })
  return { code, expiresAt }
}

/** For `npm run admin -- help-code --email …` on the server. */
export async function helpOnServer(
  { database, clock }: { database: DatabaseServer; clock: Clock },
  email: string,
): Promise<HelpCode> {
  return await database.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, normalizeEmail(email))
    if (account === undefined) throw new NotFound('user-not-found', 'User not found')
    const reason = 'On the server'
    const request = { userId: account.id, actor: { kind: 'system' }, reason } as const
    return await issueHelpCode(tx, { ...request, now: clock.now() })
  })
}
