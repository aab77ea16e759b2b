import { Unavailable } from '../../platform/errors/errors.ts'
import { campaignNotFound } from '../campaigns/public.ts'
import { type FundingSummary, listOwnPendingIds, summarizeFunding } from './funding-store.ts'
import { type SettleFundingDeps, settleFunding } from './settle-funding.ts'

/**
 * Asks the provider about every pending funding of an own campaign, then tells how it stands. While
 * the provider does not answer, they stay pending: the webhook or reconciliation follows.
 */
export async function refreshFunding(
  deps: SettleFundingDeps,
  own: { campaignId: string; brandId: string },
): Promise<FundingSummary> {
  for (const fundingId of await listOwnPendingIds(deps.database, own)) {
    try {
      await settleFunding(deps, fundingId)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      deps.log.warn({ err: error, fundingId }, 'a funding could not be refreshed')
    }
  }
  const summary = await summarizeFunding(deps.database, own)
  if (summary === undefined) throw campaignNotFound()
  return summary
}
