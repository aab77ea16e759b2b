import type { BrandId, CreatorId, KeyId, UserId } from '@permille/contract/ids'
import type { BrandRole, InstallationScope, Scope } from '@permille/contract/teams/scopes'
import { invariant } from '../errors/errors.ts'

export interface CreatorActor {
  readonly kind: 'creator'
  readonly userId: UserId
  readonly creatorId: CreatorId
  readonly signedInAt: Date
}

/** The API key by which a program calls. */
export interface KeyRef {
  readonly id: KeyId
  readonly scopes: ReadonlySet<Scope | InstallationScope>
}

export interface BrandActor {
  readonly kind: 'brand'
  /** Of a key, whoever stands behind it. */
  readonly userId: UserId
  readonly key: KeyRef | null
  /** The brand they act for in this call. */
  readonly brandId: BrandId
  readonly role: BrandRole
  readonly scopes: ReadonlySet<Scope | InstallationScope>
  /** How many brands they belong to. */
  readonly brandCount: number
  /** The brand is suspended with its owner: its other people can only read. */
  readonly isSuspended: boolean
  readonly signedInAt: Date
}

/** What use cases know of whoever acts for a brand: a person, or someone by a key. */
export interface ActingBrand extends Pick<BrandActor, 'userId' | 'brandId'> {
  readonly key?: Pick<KeyRef, 'id'> | null
}

/** Whose own acts name nobody in what they read: a key is nobody, so it reads every name, its sponsor's too. */
export function readerOf({ userId, key }: ActingBrand): UserId | null {
  return key ? null : userId
}

/** Someone with a brand's account who acts for no brand in this call. */
export interface BrandlessActor {
  readonly kind: 'brand'
  readonly userId: UserId
  readonly brandId: null
  readonly noBrand: 'no-brand' | 'not-a-member'
  readonly signedInAt: Date
}

export interface AdminActor {
  readonly kind: 'admin'
  /** Of a key of the installation, whoever stands behind it. */
  readonly userId: UserId
  readonly key: KeyRef | null
  readonly signedInAt: Date
  /** The user has no second factor. */
  readonly lacksFactor: boolean
}

/** Who is calling. The kind is the role, so that an access check compares strings. */
export type Actor = CreatorActor | BrandActor | BrandlessActor | AdminActor

/** Someone who acts as what their account is for: a brand's person for a brand. */
export type ActingActor = Exclude<Actor, BrandlessActor>

/** Whoever calls by a key. */
export type KeyActor = (BrandActor | AdminActor) & { readonly key: KeyRef }

export interface Calling {
  readonly actor: Actor | null
}

/** The user behind a call whose endpoint requires one; anything else is a wiring bug. */
export function asSignedIn(call: Calling): Actor {
  invariant(call.actor !== null, 'the endpoint is public')
  return call.actor
}

/** Whoever a call that names a scope lets through. */
export function asActing(call: Calling): ActingActor {
  const actor = asSignedIn(call)
  invariant(isActing(actor), 'the endpoint names no scope')
  return actor
}

export function isActing(actor: Actor | null): actor is ActingActor | null {
  return actor?.kind !== 'brand' || actor.brandId !== null
}

export function asCreator(call: Calling): CreatorActor {
  invariant(call.actor?.kind === 'creator', 'the endpoint is not for creators only')
  return call.actor
}

export function asBrand(call: Calling): BrandActor {
  const { actor } = call
  invariant(
    actor?.kind === 'brand' && actor.brandId !== null,
    'the endpoint is not for brands only, or names no scope',
  )
  return actor
}

export function asAdmin(call: Calling): AdminActor {
  invariant(call.actor?.kind === 'admin', 'the endpoint is not for admins only')
  return call.actor
}
