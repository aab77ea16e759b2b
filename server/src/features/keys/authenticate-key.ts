import { LruMap } from 'toad-cache'
import { hashApiKey, isApiKey } from '#platform/api-key.ts'
import { addSeconds } from '#platform/clock.ts'
import { createBatchedRead } from '#platform/database/batched-read.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { KeyActor } from '#platform/http/actor.ts'
import { networkOf } from '#platform/http/gate/caller-address.ts'
import type { HttpServerOptions } from '#platform/http/http-options.ts'
import type { KeyDeps } from './key-deps.ts'
import { findLiveKeys, type LiveKey } from './key-store.ts'
import { recordUse } from './record-use.ts'

/** How old the last use in the list of keys may be. */
const useNotedSeconds = 60
const networksMax = 10_000

export type AuthenticateKey = NonNullable<HttpServerOptions['authenticateKey']>

/**
 * Finds the key that a program calls with. Nothing is cached: a revoked key is refused with its next call, in every
 * process. A text that can be no key of this installation costs no query.
 */
export function createKeyAuthentication(deps: KeyDeps): AuthenticateKey {
  const { database, clock, apiKeyKind } = deps
  const find = createBatchedRead((tokenHashes: readonly Buffer[]) => findKeys(deps, tokenHashes))
  const knownNetworks = new LruMap<true>(networksMax)
  return async (text, from) => {
    if (!isApiKey(text, apiKeyKind)) return null
    const key = await find(hashApiKey(text))
    if (key === undefined) return null
    const actor = actorOf(key)
    const at = clock.now()
    const place = `${key.id} ${networkOf(from.address)}`
    const isNoted = key.lastUsedAt !== null && key.lastUsedAt > addSeconds(at, -useNotedSeconds)
    if (!isNoted || !knownNetworks.get(place)) {
      await recordUse(database, { actor, isFirst: key.lastUsedAt === null, from, at })
      knownNetworks.set(place, true)
    }
    return actor
  }
}

async function findKeys(
  { database, clock }: KeyDeps,
  tokenHashes: readonly Buffer[],
): Promise<(LiveKey | undefined)[]> {
  const keys = await findLiveKeys(database, { tokenHashes, now: clock.now() })
  const byPlace = new Map(keys.map((key) => [key.place, key]))
  return tokenHashes.map((_, index) => byPlace.get(index + 1))
}

/** Who acts is the person who stands behind the key, with the key's own rights. */
function actorOf(key: LiveKey): KeyActor {
  const { userId, brandId, role, createdAt: signedInAt } = key
  const scopes = new Set(key.scopes)
  const known = { userId, signedInAt, key: { id: key.id, scopes } }
  if (key.isSponsorSuspended) throw stopped()
  if (brandId === null) return { ...known, kind: 'admin', lacksFactor: key.lacksFactor }
  if (role === null) throw stopped()
  return {
    ...known,
    kind: 'brand',
    brandId,
    role,
    scopes,
    brandCount: 1,
    isSuspended: key.isBrandSuspended,
  }
}

function stopped(): Rejected {
  return new Rejected(
    'key-stopped',
    'The account of whoever stands behind this API key is suspended',
  )
}
