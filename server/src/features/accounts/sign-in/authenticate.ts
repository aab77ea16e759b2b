import type { BrandId } from '@permille/contract/ids'
import { scopesOf } from '@permille/contract/teams/scopes'
import { addHours, addSeconds, type Clock } from '#platform/clock.ts'
import { createBatchedRead } from '#platform/database/batched-read.ts'
import type { Database } from '#platform/database/database.ts'
import type { Actor, BrandActor, BrandlessActor } from '#platform/http/actor.ts'
import type { Session } from '#platform/http/http-options.ts'
import { hashToken } from './session.ts'
import { findLiveSessions, type LiveSession, touchSession } from './session-store.ts'

/** How old the last use in a list of sessions may be: a session is written once in five minutes at most. */
const useNotedSeconds = 300
/** A weekend: longer without use, and an admin has to sign in again (docs/security.md, 7.3.1). */
const adminUnusedHours = 72

/** Finds the owner of a session token; null if it ended or expired, or its user is suspended. */
export type Authenticate = (token: string, brandId?: BrandId) => Promise<Session | null>

/**
 * Every call of every page looks its session up, so simultaneous calls share a lookup. Nothing is cached: an
 * ended session is over for the next call, in every process.
 */
export function createAuthentication(db: Database, clock: Clock): Authenticate {
  const find = createBatchedRead((asked: readonly Asked[]) => findSessions(db, clock.now(), asked))
  return async (token, brandId) => {
    const session = await find({ tokenHash: hashToken(token), brandId: brandId ?? null })
    const actor = session && actorOf(session, brandId)
    if (!actor) return null
    const { tokenHash } = session
    const now = clock.now()
    const usedBefore = addSeconds(now, -useNotedSeconds)
    if (session.lastUsedAt < usedBefore) await touchSession(db, { tokenHash, usedBefore, now })
    return { actor, sessionHash: tokenHash }
  }
}

interface Asked {
  readonly tokenHash: Buffer
  /** The brand that the call is for; null: the one chosen last. */
  readonly brandId: BrandId | null
}

async function findSessions(
  db: Database,
  now: Date,
  asked: readonly Asked[],
): Promise<((LiveSession & { readonly tokenHash: Buffer }) | undefined)[]> {
  const request = {
    tokenHashes: asked.map(({ tokenHash }) => tokenHash),
    brandIds: asked.map(({ brandId }) => brandId),
    now,
    adminsUsedSince: addHours(now, -adminUnusedHours),
  }
  const sessions = await findLiveSessions(db, request)
  const byPlace = new Map(sessions.map((session) => [session.place, session]))
  return asked.map(({ tokenHash }, index) => {
    const session = byPlace.get(index + 1)
    return session && { ...session, tokenHash }
  })
}

function actorOf(session: LiveSession, named: BrandId | undefined): Actor | null {
  const { role, userId, creatorId, signedInAt } = session
  switch (role) {
    case 'admin':
      return { kind: role, userId, key: null, signedInAt, lacksFactor: session.lacksFactor }
    case 'brand':
      return brandActorOf(session, named)
    case 'creator':
      return creatorId === null ? null : { kind: role, userId, creatorId, signedInAt }
  }
}

function brandActorOf(
  { userId, signedInAt, brand }: LiveSession,
  named: BrandId | undefined,
): BrandActor | BrandlessActor {
  const known = { kind: 'brand', userId, signedInAt } as const
  if (brand === null) return { ...known, brandId: null, noBrand: 'no-brand' }
  const isNamed = named === undefined || named === brand.brandId
  if (!isNamed) return { ...known, brandId: null, noBrand: 'not-a-member' }
  return { ...known, ...brand, key: null, scopes: scopesOf(brand.role) }
}
