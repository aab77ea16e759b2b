import { addSeconds, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Session } from '../../../platform/http/http-options.ts'
import { hashToken } from './session.ts'
import { findLiveSession, type LiveSession, touchSession } from './session-store.ts'

/** What a list of sessions says of its last use may be this old: one write in five minutes each. */
const useNotedSeconds = 300

/** The owner of a session token; null if it ended or expired, or its user is suspended. */
export async function authenticate(
  db: Database,
  clock: Clock,
  token: string,
): Promise<Session | null> {
  const sessionHash = hashToken(token)
  const now = clock.now()
  const session = await findLiveSession(db, { tokenHash: sessionHash, now })
  const actor = session && actorOf(session)
  if (!actor) return null
  const usedBefore = addSeconds(now, -useNotedSeconds)
  if (session.lastUsedAt < usedBefore) {
    await touchSession(db, { tokenHash: sessionHash, usedBefore, now })
  }
  return { actor, sessionHash }
}

function actorOf(session: LiveSession): Actor | null {
  const { role, userId, creatorId, brandId, signedInAt } = session
  switch (role) {
    case 'admin':
      return { kind: role, userId, signedInAt, lacksFactor: session.lacksFactor }
    case 'brand':
      return brandId === null ? null : { kind: role, userId, brandId, signedInAt }
    case 'creator':
      return creatorId === null ? null : { kind: role, userId, creatorId, signedInAt }
  }
}
