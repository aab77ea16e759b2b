import { invariant } from '#platform/errors/errors.ts'
import type { ActingActor } from '#platform/http/actor.ts'

/** The contract lets only brands and admins in. */
export function reviewerOf(actor: ActingActor) {
  invariant(actor.kind !== 'creator', 'a creator does not review')
  return actor
}
