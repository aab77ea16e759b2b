import type { BrandId, CreatorId, UserId } from '@permille/contract/ids'
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
  readonly brandId: BrandId
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
export type Actor = CreatorActor | BrandActor | AdminActor

export interface Calling {
  readonly actor: Actor | null
}

/** The user behind a call whose endpoint requires one; anything else is a wiring bug. */
export function asSignedIn(call: Calling): Actor {
  invariant(call.actor !== null, 'the endpoint is public')
  return call.actor
}

export function asCreator(call: Calling): CreatorActor {
  invariant(call.actor?.kind === 'creator', 'the endpoint is not for creators only')
  return call.actor
}

export function asBrand(call: Calling): BrandActor {
  invariant(call.actor?.kind === 'brand', 'the endpoint is not for brands only')
  return call.actor
}

export function asAdmin(call: Calling): AdminActor {
  invariant(call.actor?.kind === 'admin', 'the endpoint is not for admins only')
  return call.actor
}
