import type { FundingIntent } from '../../integrations/stripe/payment-provider.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { type EventHandler, foreign } from './provider-event.ts'

/** A payment event only tells which payment to look up; one that we did not start is closed at once. */
export function paymentEventHandler(deps: FundingOutcomeDeps): EventHandler {
  return async ({ objectId }) => {
    const intent = await findIntent(deps, objectId)
    if (intent === null) return { kind: 'unknown' }
    if (intent.isForeign || intent.fundingId === null) return foreign
    const outcome = await applyFundingOutcome(deps, intent.fundingId, objectId)
    return outcome === 'missing' ? { kind: 'unknown' } : { kind: 'done', outcome }
  }
}

async function findIntent(
  deps: FundingOutcomeDeps,
  intentId: string,
): Promise<FundingIntent | null> {
  try {
    return await deps.provider.retrieveFundingIntent(intentId)
  } catch (error) {
    if (error instanceof Rejected) return null
    throw error
  }
}
