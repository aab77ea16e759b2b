import type { BrandId } from '@permille/contract/ids'
import type {
  BrandKeyScope,
  InstallationKeyScope,
  KeyScope,
} from '@permille/contract/keys/key-scopes'
import {
  createInstallationKeyCall,
  createKeyCall,
  endedKeysShownDays,
  listInstallationKeysCall,
  listKeysCall,
  readKeyCall,
  revokeInstallationKeyCall,
  revokeKeyCall,
  rotateInstallationKeyCall,
  rotateKeyCall,
} from '@permille/contract/keys/keys'
import { addHours } from '#platform/clock.ts'
import { type Actor, asAdmin, asBrand, asSignedIn } from '#platform/http/actor.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { type Route, route, secretRoute } from '#platform/http/calls/route.ts'
import {
  createKey,
  type KeyRequest,
  keyNotFound,
  ownerOf,
  revokeKey,
  rotateKey,
} from './create-key.ts'
import type { KeyDeps } from './key-deps.ts'
import { findLiveKey, listKeys } from './key-store.ts'

const done = { ok: true as const }

type Caller = Pick<Call<unknown>, 'actor' | 'request'>

export function keyRoutes(deps: KeyDeps): Route[] {
  const ofBrand = { create: createKeyCall, rotate: rotateKeyCall, revoke: revokeKeyCall }
  const ofInstallation = {
    create: createInstallationKeyCall,
    rotate: rotateInstallationKeyCall,
    revoke: revokeInstallationKeyCall,
  }
  return [
    route(listKeysCall, (call) => list<BrandKeyScope>(deps, asBrand(call).brandId)),
    ...changes(deps, ofBrand, asBrand),
    route(listInstallationKeysCall, () => list<InstallationKeyScope>(deps, null)),
    ...changes(deps, ofInstallation, asAdmin),
    route(readKeyCall, (call) => describeKey(deps, asSignedIn(call))),
  ]
}

interface Changes {
  readonly create: typeof createKeyCall | typeof createInstallationKeyCall
  readonly rotate: typeof rotateKeyCall | typeof rotateInstallationKeyCall
  readonly revoke: typeof revokeKeyCall | typeof revokeInstallationKeyCall
}

function changes(
  deps: KeyDeps,
  { create, rotate, revoke }: Changes,
  actorOf: (call: Caller) => KeyRequest['actor'],
): Route[] {
  const request = (call: Caller) => ({ actor: actorOf(call), requestId: call.request.id })
  return [
    secretRoute(create, (call) => createKey(deps, { ...request(call), ...call.body })),
    secretRoute(rotate, (call) =>
      rotateKey(deps, { ...request(call), ...call.body, id: call.params.id }),
    ),
    route(revoke, async (call) => {
      await call.once(
        (database) => revokeKey({ ...deps, database }, { ...request(call), id: call.params.id }),
        () => null,
      )
      return done
    }),
  ]
}

function list<Scope extends KeyScope>({ database, clock }: KeyDeps, brandId: BrandId | null) {
  const now = clock.now()
  return listKeys<Scope>(database, {
    brandId,
    now,
    endedSince: addHours(now, -endedKeysShownDays * 24),
  })
}

/** A program asks what its key is; a person has none. */
async function describeKey({ database, clock }: KeyDeps, actor: Actor) {
  if (!('key' in actor) || actor.key === null) throw keyNotFound()
  const { id } = actor.key
  const brandId = ownerOf(actor)
  const key = await findLiveKey(database, { id, brandId, now: clock.now() })
  if (key === undefined) throw keyNotFound()
  const { name, scopes, expiresAt, brandName } = key
  return {
    id,
    name,
    scopes,
    expiresAt,
    brand: brandId && brandName ? { id: brandId, name: brandName } : null,
  }
}
