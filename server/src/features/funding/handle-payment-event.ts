import { Rejected } from '../../platform/errors/errors.ts'
import type { EventHandler } from './provider-event.ts'
import { type SettleFundingDeps, settleFunding } from './settle-funding.ts'

/** A payment event only tells which payment to look up. */
export function paymentEventHandler(deps: SettleFundingDeps): EventHandler {
  return async ({ objectId }) => {
    const fundingId = await findFundingOf(deps, objectId)
    if (fundingId === null) return { kind: 'unknown' }
    const outcome = await settleFunding(deps, fundingId, objectId)
    return outcome === 'missing' ? { kind: 'unknown' } : { kind: 'done', outcome }
  }
}

async function findFundingOf(deps: SettleFundingDeps, intentId: string): Promise<string | null> {
  try {
    const intent = await deps.provider.retrieveFundingIntent(intentId)
    return intent.fundingId
  } catch (error) {
    if (error instanceof Rejected) return null
    throw error
  }
}
