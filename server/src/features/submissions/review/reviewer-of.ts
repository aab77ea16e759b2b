import { invariant } from '#platform/errors/errors.ts'
import type { Actor } from '#platform/http/actor.ts'

/** The contract lets only brands and admins in. */
export function reviewerOf(actor: Actor) {
  invariant(actor.kind !== 'creator', 'a creator does not review')
  return actor
}
