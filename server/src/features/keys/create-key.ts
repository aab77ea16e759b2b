import type { BrandId, KeyId } from '@permille/contract/ids'
import type { KeyScope } from '@permille/contract/keys/key-scopes'
import { keysMax } from '@permille/contract/keys/keys'
import { newApiKey } from '#platform/api-key.ts'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import type { AdminActor, BrandActor } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import { lockPeopleFor, type PeopleRequest, type SetUp } from '../teams/public.ts'
import type { KeyDeps } from './key-deps.ts'
import {
  countLiveKeys,
  findLiveKey,
  insertKey,
  lockInstallationKeys,
  markReplaced,
  markRevoked,
} from './key-store.ts'

/** Someone of the brand changes its keys, or an admin those of the installation. */
export interface KeyRequest {
  readonly actor: BrandActor | AdminActor
  readonly requestId: string
}

export interface MadeKey {
  readonly id: KeyId
  /** Shown once. */
  readonly apiKey: string
}

/** Null: the installation. */
export function ownerOf(actor: BrandActor | AdminActor): BrandId | null {
  return actor.kind === 'brand' ? actor.brandId : null
}

export function createKey(
  deps: KeyDeps,
  request: KeyRequest & {
    readonly name: string
    readonly scopes: readonly KeyScope[]
    readonly expiresInDays: number | null
  },
): Promise<MadeKey> {
  const { actor, name, scopes, expiresInDays } = request
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    await lockKeysFor(tx, actor)
    const { current } = await countLiveKeys(tx, { brandId: ownerOf(actor), now })
    if (current >= keysMax)
      throw new Rejected('keys-max', `There can be ${keysMax} API keys. Revoke one first.`)
    const expiresAt = expiresInDays === null ? null : addHours(now, expiresInDays * 24)
    const made = await makeKey(tx, deps, { ...request, expiresAt, now })
    const after = { name, scopes: [...new Set(scopes)], expiresAt }
    await record(tx, request, { action: 'key.create', id: made.id, after })
    return made
  })
}

/** The new key has the same rights and lasts for as long again. Programs have the overlap to change over. */
export function rotateKey(
  deps: KeyDeps,
  request: KeyRequest & { readonly id: KeyId; readonly overlapHours: number },
): Promise<MadeKey> {
  const { actor, id, overlapHours } = request
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    await lockKeysFor(tx, actor)
    const old = await findLiveKey(tx, { id, brandId: ownerOf(actor), now })
    if (old === undefined) throw keyNotFound()
    if (old.replacedBy !== null)
      throw new Rejected('key-rotated', 'This API key was already replaced by a new one')
    if (overlapHours > 0) await requireOverlapRoom(tx, { brandId: ownerOf(actor), now })
    const { createdAt, expiresAt: end } = old
    const lifeMs = end === null ? null : end.getTime() - createdAt.getTime()
    const expiresAt = lifeMs === null ? null : new Date(now.getTime() + lifeMs)
    const made = await makeKey(tx, deps, { ...request, ...old, expiresAt, now })
    await markReplaced(tx, { id, replacedBy: made.id, endsAt: addHours(now, overlapHours) })
    await record(tx, request, { action: 'key.rotate', id, after: { by: made.id, overlapHours } })
    return made
  })
}

/** A key that is replaced without an overlap leaves nothing behind, so that always works. */
async function requireOverlapRoom(
  tx: Transaction,
  of: { readonly brandId: BrandId | null; readonly now: Date },
): Promise<void> {
  const { replaced } = await countLiveKeys(tx, of)
  if (replaced < keysMax) return
  throw new Rejected(
    'keys-max',
    `${keysMax} replaced API keys still work. Revoke one first, or let this one end at once.`,
  )
}

export function revokeKey(
  { database, clock }: Pick<KeyDeps, 'database' | 'clock'>,
  request: KeyRequest & { readonly id: KeyId },
): Promise<void> {
  const { actor, id } = request
  const at = clock.now()
  return database.transaction(async (tx) => {
    await lockKeysFor(tx, actor)
    const key = await findLiveKey(tx, { id, brandId: ownerOf(actor), now: at })
    if (key === undefined) throw keyNotFound()
    await endKey(tx, request, { id, name: key.name, at })
  })
}

/** Under the lock of the brand's people, which its caller holds. */
export async function revokeKeys(
  tx: Transaction,
  keys: SetUp['keys'],
  request: PeopleRequest,
): Promise<void> {
  for (const { id, name } of keys) await endKey(tx, request, { id, name, at: request.at })
}

async function endKey(
  tx: Transaction,
  request: KeyRequest,
  { id, name, at }: { readonly id: KeyId; readonly name: string; readonly at: Date },
): Promise<void> {
  const { actor } = request
  await markRevoked(tx, { id, brandId: ownerOf(actor), by: actor.userId, at })
  await record(tx, request, { action: 'key.revoke', id, before: { name } })
}

/** In a brand only someone who still has the role that the gate read. */
async function lockKeysFor(tx: Transaction, actor: BrandActor | AdminActor): Promise<void> {
  if (actor.kind === 'brand') await lockPeopleFor(tx, actor)
  else await lockInstallationKeys(tx)
}

async function makeKey(
  tx: Transaction,
  { apiKeyKind }: Pick<KeyDeps, 'apiKeyKind'>,
  key: KeyRequest & {
    readonly name: string
    readonly scopes: readonly KeyScope[]
    readonly expiresAt: Date | null
    readonly now: Date
  },
): Promise<MadeKey> {
  const { actor, name, expiresAt, now } = key
  const id = newId<KeyId>()
  const { text, prefix, tokenHash } = newApiKey(apiKeyKind)
  const scopes = [...new Set(key.scopes)]
  const made = { id, name, prefix, tokenHash, scopes, createdAt: now, expiresAt }
  await insertKey(tx, { ...made, brandId: ownerOf(actor), createdBy: actor.userId })
  return { id, apiKey: text }
}

async function record(
  tx: Transaction,
  { actor, requestId }: KeyRequest,
  {
    id,
    ...change
  }: {
    readonly id: KeyId
    readonly action: 'key.create' | 'key.rotate' | 'key.revoke'
    readonly before?: object
    readonly after?: object
  },
): Promise<void> {
  await writeAudit(tx, { ...change, actor, objectType: 'api_key', objectId: id, requestId })
}

export function keyNotFound(): NotFound {
  return new NotFound('key-not-found', 'This API key does not exist or has ended')
}
