import type { FundingId } from '@permille/contract/ids'
import { Rejected } from '../../platform/errors/errors.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import type { EventHandler } from './provider-event.ts'

/** A payment event only tells which payment to look up. */
export function paymentEventHandler(deps: FundingOutcomeDeps): EventHandler {
  return async ({ objectId }) => {
    const fundingId = await findFundingOf(deps, objectId)
    if (fundingId === null) return { kind: 'unknown' }
    const outcome = await applyFundingOutcome(deps, fundingId, objectId)
    return outcome === 'missing' ? { kind: 'unknown' } : { kind: 'done', outcome }
  }
}

async function findFundingOf(
  deps: FundingOutcomeDeps,
  intentId: string,
): Promise<FundingId | null> {
  try {
    const intent = await deps.provider.retrieveFundingIntent(intentId)
    return intent.fundingId
  } catch (error) {
    if (error instanceof Rejected) return null
    throw error
  }
}
