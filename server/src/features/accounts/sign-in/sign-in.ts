import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { type Account, accountSuspended, normalizeEmail } from '../account.ts'
import type { PasswordDeps } from '../account-deps.ts'
import { listAccountsByEmail, lockAccount, updatePassword } from '../account-store.ts'
import { askSecondFactor } from '../factors/sign-in-with-factor.ts'
import { matchPassword } from '../passwords/match-password.ts'
import { guardGuessing } from './guard-guessing.ts'
import { type CallOrigin, recordAccountEvent, recordRefusal } from './record-account-event.ts'
import { type SignedIn, type StartedSession, startSession } from './session.ts'
import { deleteSession } from './session-store.ts'

export interface SignInRequest extends CallOrigin {
  readonly email: string
  readonly password: string
  readonly isRemembered: boolean
  /** This browser's previous session, which ends here (rules §8). */
  readonly formerHash: Buffer | null
}

/** The same response and the same time for every failure, so that no one learns whose email is known. */
export async function signIn(deps: PasswordDeps, request: SignInRequest): Promise<SignedIn> {
  const accounts = await listAccountsByEmail(deps.database, normalizeEmail(request.email))
  const signedIn = await signInAs(deps, request, accounts)
  return signedIn ?? (await signIn(deps, request))
}

/** Undefined if the account is another one by now than the one that was proven. */
async function signInAs(
  deps: PasswordDeps,
  request: SignInRequest,
  accounts: readonly Account[],
): Promise<SignedIn | undefined> {
  const { database, clock, passwords } = deps
  try {
    const account = await proveAccount(deps, request, accounts)
    const { password, address } = request
    const isOutdated = passwords.isOutdated(account.password)
    const newHash = isOutdated ? await passwords.hash(password, address) : null
    const session = await database.transaction((tx) =>
      begin(tx, { account, newHash, request, now: clock.now() }),
    )
    if (session instanceof Rejected) throw session
    return session && { account, session }
  } catch (error) {
    await recordRefusal(database, { accounts, error, at: clock.now() }, request)
    throw error
  }
}

/**
 * Under the lock of whatever ends sessions: comparing a password can take seconds during an attack, and
 * meanwhile it may have been replaced, or the account suspended.
 */
async function begin(
  tx: Transaction,
  proven: { account: Account; newHash: string | null; request: SignInRequest; now: Date },
): Promise<StartedSession | Rejected | undefined> {
  const { account, newHash, request, now } = proven
  const { id: userId, role, password: provenHash } = account
  const { isRemembered, formerHash } = request
  const current = await lockAccount(tx, userId)
  if (current === undefined || !isSame(current, account)) return undefined
  if (newHash !== null) await updatePassword(tx, { userId, passwordHash: newHash, provenHash })
  if (current.hasFactor) return await askSecondFactor(tx, { userId, isRemembered, now })
  if (formerHash !== null) await deleteSession(tx, formerHash)
  const entry = { actor: { kind: role, userId }, userId, action: 'user.sign-in' as const, at: now }
  await recordAccountEvent(tx, entry, request)
  return await startSession(tx, { userId, isRemembered, now, from: request })
}

function isSame(current: Account, proven: Account): boolean {
  const { email, password, suspendedReason } = current
  return (
    email === proven.email &&
    password === proven.password &&
    suspendedReason === proven.suspendedReason
  )
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
