import type { PasswordDependencies } from '../account-dependencies.ts'
import { type OwnRequest, proveOwnPassword, readOwnAccount } from '../own-account.ts'
import { recordWayIn } from './record-way-in.ts'
import { renewSession, type StartedSession } from './session.ts'

/** The password again makes the sign-in fresh; the session goes on under a new token (rules §8). */
export async function confirmIdentity(
  dependencies: PasswordDependencies,
  request: OwnRequest,
  password: string,
): Promise<StartedSession> {
  const { database, clock } = dependencies
  const account = await readOwnAccount(database, request)
  await proveOwnPassword(dependencies, request, { account, password })
  const { sessionHash } = request
  const now = clock.now()
  const { kind, userId } = request.actor
  return await database.transaction(async (tx) => {
    const entry = { actor: { kind, userId }, userId, action: 'user.confirm', at: now }
    await recordWayIn(tx, entry, request)
    return await renewSession(tx, { sessionHash, signedInAt: now, now })
  })
}
