import { Rejected } from '#platform/errors/errors.ts'
import type { PasswordDeps } from '../account-deps.ts'
import { type OwnRequest, proveOwnPassword, readOwnAccount } from '../own-account.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { renewSession, type StartedSession } from './session.ts'

/**
 * Entering the password again makes the sign-in fresh; the session continues under a new token
 * (rules §8). Whoever has a second factor confirms with that: a stolen session often comes with the password.
 */
export async function confirmIdentity(
  deps: PasswordDeps,
  request: OwnRequest,
  password: string,
): Promise<StartedSession> {
  const { database, clock } = deps
  const account = await readOwnAccount(database, request)
  if (account.hasFactor) throw new Rejected('confirm-with-factor', factorAsked)
  await proveOwnPassword(deps, request, { account, password })
  const { sessionHash } = request
  const now = clock.now()
  const { kind, userId } = request.actor
  return await database.transaction(async (tx) => {
    const entry = { actor: { kind, userId }, userId, action: 'user.confirm' as const, at: now }
    await recordAccountEvent(tx, entry, request)
    return await renewSession(tx, { sessionHash, signedInAt: now, now })
  })
}

const factorAsked =
  'Your account has a second factor: confirm with a passkey, a code from your app, or a recovery code.'
