import { applyFundingOutcome } from './apply-funding-outcome.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { findFundingPaidBy } from './funding-store.ts'
import { type EventHandler, findObject, foreign } from './provider-event.ts'

/** A payment event only says which payment to look up; one that we did not start is closed at once. */
export function paymentEventHandler(deps: FundingOutcomeDeps): EventHandler {
  return async ({ objectId }) => {
    const intent = await findObject(deps.provider.retrieveFundingIntent(objectId))
    if (intent === null) return { kind: 'unknown' }
    if (intent.isForeign) return foreign
    // Its metadata may be damaged; the books know which payment they requested.
    const fundingId = intent.fundingId ?? (await findFundingPaidBy(deps.database, objectId))
    if (fundingId === undefined) return foreign
    const outcome = await applyFundingOutcome(deps, fundingId, objectId)
    return outcome === 'missing' ? { kind: 'unknown' } : { kind: 'done', outcome }
  }
}
