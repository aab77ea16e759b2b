import type { BrandId, CreatorId, UserId } from '@permille/contract/ids'
import type { BrandRole, Scope } from '@permille/contract/teams/scopes'
import { invariant } from '../errors/errors.ts'

export interface CreatorActor {
  readonly kind: 'creator'
  readonly userId: UserId
  readonly creatorId: CreatorId
  readonly signedInAt: Date
}

export interface BrandActor {
  readonly kind: 'brand'
  readonly userId: UserId
  /** The brand they act for in this call. */
  readonly brandId: BrandId
  readonly role: BrandRole
  readonly scopes: ReadonlySet<Scope>
  /** How many brands they belong to. */
  readonly brandCount: number
  /** The brand is suspended with its owner: its other people can only read. */
  readonly isSuspended: boolean
  readonly signedInAt: Date
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
  readonly userId: UserId
  readonly signedInAt: Date
  /** The user has no second factor. */
  readonly lacksFactor: boolean
}

/** Who is calling. The kind is the role, so that an access check compares strings. */
export type Actor = CreatorActor | BrandActor | BrandlessActor | AdminActor

/** Someone who acts as what their account is for: a brand's person for a brand. */
export type ActingActor = Exclude<Actor, BrandlessActor>

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
