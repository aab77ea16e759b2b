import { Rejected } from '../../../platform/errors/errors.ts'
import { type Account, accountSuspended, normalizeEmail } from '../account.ts'
import type { PasswordDeps } from '../account-deps.ts'
import { listAccountsByEmail, updatePassword } from '../account-store.ts'
import { askSecondFactor } from '../factors/sign-in-with-factor.ts'
import { matchPassword } from '../passwords/match-password.ts'
import { guardGuessing } from './guard-guessing.ts'
import { type CallOrigin, recordAccountEvent, recordRefusal } from './record-account-event.ts'
import { type SignedIn, startSession } from './session.ts'
import { deleteSession } from './session-store.ts'

export interface SignInRequest extends CallOrigin {
  readonly email: string
  readonly password: string
  readonly isRemembered: boolean
  /** This browser's previous session, which ends here (rules §8). */
  readonly formerHash: Buffer | null
}

/**
 * The same response and the same time for every failure, so that no one learns whose email is
 * known.
 */
export async function signIn(deps: PasswordDeps, request: SignInRequest): Promise<SignedIn> {
  const { database, clock, passwords } = deps
  const accounts = await listAccountsByEmail(database, normalizeEmail(request.email))
  try {
    const account = await proveAccount(deps, request, accounts)
    const { password, isRemembered, formerHash, address } = request
    const isOutdated = passwords.isOutdated(account.password)
    const newHash = isOutdated ? await passwords.hash(password, address) : null
    const [userId, now] = [account.id, clock.now()]
    const session = await database.transaction(async (tx) => {
      if (newHash !== null) {
        await updatePassword(tx, { userId, passwordHash: newHash, provenHash: account.password })
      }
      if (account.hasFactor) return await askSecondFactor(tx, { userId, isRemembered, now })
      if (formerHash !== null) await deleteSession(tx, formerHash)
      const entry = {
        actor: { kind: account.role, userId },
        userId,
        action: 'user.sign-in' as const,
        at: now,
      }
      await recordAccountEvent(tx, entry, request)
      return startSession(tx, { userId, isRemembered, now, from: request })
    })
    if (session instanceof Rejected) throw session
    return { account, session }
  } catch (error) {
    await recordRefusal(database, { accounts, error, at: clock.now() }, request)
    throw error
  }
}

async function proveAccount(
  deps: PasswordDeps,
  { email, password, address }: SignInRequest,
  accounts: readonly Account[],
): Promise<Account> {
  let account: Account | undefined
  const guesser = { accountKey: normalizeEmail(email), address }
  await guardGuessing(deps, guesser, async () => {
    account = await matchPassword(deps.passwords, accounts, { password, address })
    return account !== undefined
  })
  if (account === undefined) {
    throw new Rejected('invalid-credentials', 'Invalid email or password', {
      details: { fields: { email: '', password: 'Check the email and the password' } },
    })
  }
  if (account.suspendedReason !== null) throw accountSuspended(account.suspendedReason)
  return account
}
