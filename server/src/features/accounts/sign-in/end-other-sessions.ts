import type { Transaction } from '../../../platform/database/database.ts'
import type { OwnRequest } from '../own-account.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { renewSession, type StartedSession } from './session.ts'
import { deleteSessionsOf } from './session-store.ts'

/** Signs the user out everywhere but here; a copy of this session's token ends too, because it gets a new one. */
export async function endOtherSessions(
  tx: Transaction,
  request: OwnRequest & { readonly at: Date },
): Promise<StartedSession> {
  const { actor, sessionHash, at } = request
  const { kind, userId, signedInAt } = actor
  const endedCount = await deleteSessionsOf(tx, { userId, exceptHash: sessionHash })
  if (endedCount > 0) {
    const entry = { actor: { kind, userId }, userId, action: 'user.end-sessions' as const, at }
    await recordAccountEvent(tx, { ...entry, after: { endedCount } }, request)
  }
  return await renewSession(tx, { sessionHash, signedInAt, now: at })
}
