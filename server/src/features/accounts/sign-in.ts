import { Rejected } from '../../platform/errors/errors.ts'
import { type Account, accountSuspended, normalizeEmail } from './account.ts'
import type { PasswordDependencies } from './account-dependencies.ts'
import { findAccountByEmail } from './account-store.ts'
import { guardGuessing } from './guard-guessing.ts'
import { type StartedSession, startSession } from './session.ts'
import { deleteSession } from './session-store.ts'

export interface SignInRequest {
  readonly email: string
  readonly password: string
  readonly isRemembered: boolean
  readonly address: string
  /** The session this browser had until now; it ends here (rules §8). */
  readonly formerHash: Buffer | null
}

export interface SignedIn {
  readonly account: Account
  readonly session: StartedSession
}

/** One answer and the same time for every failure: nobody learns whose e-mail is known. */
export async function signIn(
  dependencies: PasswordDependencies,
  request: SignInRequest,
): Promise<SignedIn> {
  const account = await proveAccount(dependencies, request)
  if (account.suspendedReason !== null) throw accountSuspended(account.suspendedReason)
  const { database, clock } = dependencies
  const session = await database.transaction(async (tx) => {
    if (request.formerHash !== null) await deleteSession(tx, request.formerHash)
    const { isRemembered } = request
    return startSession(tx, { userId: account.id, isRemembered, now: clock.now() })
  })
  return { account, session }
}

async function proveAccount(
  dependencies: PasswordDependencies,
  { email, password, address }: SignInRequest,
): Promise<Account> {
  const { database, passwords } = dependencies
  const accountKey = normalizeEmail(email)
  const account = await findAccountByEmail(database, accountKey)
  const isRight = await guardGuessing(dependencies, { accountKey, address }, () =>
    passwords.verify(password, account?.password, address),
  )
  if (isRight && account !== undefined) return account
  throw new Rejected('invalid-credentials', 'Invalid email or password', {
    kind: 'unauthenticated',
  })
}
