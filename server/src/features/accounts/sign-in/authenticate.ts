import { addHours, addSeconds, type Clock } from '#platform/clock.ts'
import { createBatchedRead } from '#platform/database/batched-read.ts'
import type { Database } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Session } from '#platform/http/http-options.ts'
import { hashToken } from './session.ts'
import { findLiveSessions, type LiveSession, touchSession } from './session-store.ts'

/** How old the last use in a list of sessions may be: a session is written once in five minutes at most. */
const useNotedSeconds = 300
/** A weekend: longer without use, and an admin has to sign in again (docs/security.md, 7.3.1). */
const adminUnusedHours = 72

/** Finds the owner of a session token; null if it ended or expired, or its user is suspended. */
export type Authenticate = (token: string) => Promise<Session | null>

/**
 * Every call of every page looks its session up, so simultaneous calls share a lookup. Nothing is cached: an
 * ended session is over for the next call, in every process.
 */
export function createAuthentication(db: Database, clock: Clock): Authenticate {
  const find = createBatchedRead((tokens) => findSessions(db, clock.now(), tokens))
  return async (token) => {
    const session = await find(token)
    const actor = session && actorOf(session)
    if (!actor) return null
    const { tokenHash } = session
    const now = clock.now()
    const usedBefore = addSeconds(now, -useNotedSeconds)
    if (session.lastUsedAt < usedBefore) await touchSession(db, { tokenHash, usedBefore, now })
    return { actor, sessionHash: tokenHash }
  }
}

type FoundSession = LiveSession & { readonly tokenHash: Buffer }

async function findSessions(
  db: Database,
  now: Date,
  tokens: readonly string[],
): Promise<(FoundSession | undefined)[]> {
  const distinct = [...new Set(tokens)]
  const tokenHashes = distinct.map(hashToken)
  const found = new Map<string | undefined, FoundSession>()
  const request = { tokenHashes, now, adminsUsedSince: addHours(now, -adminUnusedHours) }
  for (const session of await findLiveSessions(db, request)) {
    const tokenHash = tokenHashes[session.place - 1]
    if (tokenHash) found.set(distinct[session.place - 1], { ...session, tokenHash })
  }
  return tokens.map((token) => found.get(token))
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
