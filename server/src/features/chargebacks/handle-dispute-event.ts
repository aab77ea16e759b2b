import type { EventHandler } from '../funding/public.ts'
import { followDispute } from './apply-dispute.ts'
import type { ChargebackDeps } from './chargeback-deps.ts'

/** An event about a dispute only triggers a lookup. */
export function disputeEventHandler(deps: ChargebackDeps): EventHandler {
  return ({ objectId }) => followDispute(deps, objectId)
}
