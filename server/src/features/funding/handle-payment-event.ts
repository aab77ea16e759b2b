import { applyFundingOutcome } from './apply-funding-outcome.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { type EventHandler, findObject, foreign } from './provider-event.ts'

/** A payment event only tells which payment to look up; one that we did not start is closed at once. */
export function paymentEventHandler(deps: FundingOutcomeDeps): EventHandler {
  return async ({ objectId }) => {
    const intent = await findObject(deps.provider.retrieveFundingIntent(objectId))
    if (intent === null) return { kind: 'unknown' }
    if (intent.isForeign || intent.fundingId === null) return foreign
    const outcome = await applyFundingOutcome(deps, intent.fundingId, objectId)
    return outcome === 'missing' ? { kind: 'unknown' } : { kind: 'done', outcome }
  }
}
