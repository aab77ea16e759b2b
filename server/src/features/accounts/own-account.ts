import type { Database } from '#platform/database/database.ts'
import { invariant, Rejected } from '#platform/errors/errors.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Account } from './account.ts'
import type { PasswordDeps } from './account-deps.ts'
import { findAccount } from './account-store.ts'
import { guardGuessing } from './sign-in/guard-guessing.ts'
import { type CallOrigin, recordRefusal } from './sign-in/record-account-event.ts'
import { keepChosenBrand } from './sign-in/session-store.ts'

/** A signed-in user acting on their own account. */
export interface OwnRequest extends CallOrigin {
  readonly actor: Actor
  readonly sessionHash: Buffer
}

/** Where they belong to several brands, the one that they act for is where they go on next time. */
export async function readOwnAccount(
  db: Database,
  { actor, sessionHash }: Pick<OwnRequest, 'actor' | 'sessionHash'>,
): Promise<Account> {
  const brand = actor.kind === 'brand' && actor.brandId !== null ? actor : null
  if (brand !== null && brand.brandCount > 1)
    await keepChosenBrand(db, { tokenHash: sessionHash, brandId: brand.brandId })
  const account = await findAccount(db, actor.userId, brand?.brandId)
  invariant(account !== undefined, 'a session without its user')
  return account
}

/** Throws unless the password is the account's own; guesses count as at sign-in. */
export async function proveOwnPassword(
  deps: PasswordDeps,
  request: OwnRequest,
  { account, password }: { account: Account; password: string },
): Promise<void> {
  const guesser = { accountKey: account.email.toLowerCase(), address: request.address }
  const { database, clock, passwords } = deps
  try {
    const verify = () => passwords.verify(password, account.password, request.address)
    if (!(await guardGuessing(deps, guesser, verify))) throw wrongPassword()
  } catch (error) {
    await recordRefusal(database, { accounts: [account], error, at: clock.now() }, request)
    throw error
  }
}

export function wrongPassword(): Rejected {
  return new Rejected('wrong-password', 'The current password is not correct', {
    details: { fields: { currentPassword: 'The current password is not correct' } },
  })
}
