import type { PasswordDeps } from '../account-deps.ts'
import { type OwnRequest, proveOwnPassword, readOwnAccount } from '../own-account.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { renewSession, type StartedSession } from './session.ts'

/**
 * Entering the password again makes the sign-in fresh; the session continues under a new token
 * (rules §8).
 */
export async function confirmIdentity(
  deps: PasswordDeps,
  request: OwnRequest,
  password: string,
): Promise<StartedSession> {
  const { database, clock } = deps
  const account = await readOwnAccount(database, request)
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
