import type { Transaction } from '#platform/database/database.ts'
import type { OwnRequest } from '../own-account.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { renewSession, type StartedSession } from './session.ts'
import { deleteSessionsOf, endPushesOf } from './session-store.ts'

/**
 * Signs the user out everywhere but here, and ends every push but this browser's. A copy of this session's
 * token stops working too, because the session gets a new one.
 */
export async function endOtherSessions(
  tx: Transaction,
  request: OwnRequest & { readonly at: Date; readonly pushEndpoint: string | undefined },
): Promise<StartedSession> {
  const { actor, sessionHash, at, pushEndpoint } = request
  const { kind, userId, signedInAt } = actor
  await endPushesOf(tx, { userId, exceptEndpoint: pushEndpoint })
  const endedCount = await deleteSessionsOf(tx, { userId, exceptHash: sessionHash })
  if (endedCount > 0) {
    const entry = { actor: { kind, userId }, userId, action: 'user.end-sessions' as const, at }
    await recordAccountEvent(tx, { ...entry, after: { endedCount } }, request)
  }
  return await renewSession(tx, { sessionHash, signedInAt, now: at })
}
