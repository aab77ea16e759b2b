import { Unavailable } from '../../platform/errors/errors.ts'
import { campaignNotFound } from '../campaigns/public.ts'
import { type FundingSummary, findOwnPendingId, summarizeFunding } from './funding-store.ts'
import { type SettleFundingDeps, settleFunding } from './settle-funding.ts'

/**
 * Looks up one pending payment of one of the brand's campaigns, the newest unless named, then returns
 * the campaign's funding. While the provider does not respond, the payment stays pending: the webhook
 * or reconciliation follows.
 */
export async function refreshFunding(
  deps: SettleFundingDeps,
  own: { campaignId: string; brandId: string; fundingId?: string | undefined },
): Promise<FundingSummary> {
  const fundingId = await findOwnPendingId(deps.database, own)
  if (fundingId !== undefined) await settleUnlessUnavailable(deps, fundingId)
  const summary = await summarizeFunding(deps.database, own)
  if (summary === undefined) throw campaignNotFound()
  return summary
}

async function settleUnlessUnavailable(deps: SettleFundingDeps, fundingId: string): Promise<void> {
  try {
    await settleFunding(deps, fundingId)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    deps.log.warn({ err: error, fundingId }, 'a funding could not be refreshed')
  }
}
