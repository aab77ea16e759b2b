import type { BrandId, CampaignId, FundingId } from '@permille/contract/ids'
import { Unavailable } from '#platform/errors/errors.ts'
import { campaignNotFound } from '../campaigns/public.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { type FundingSummary, findOwnPendingId, summarizeFunding } from './funding-store.ts'

/**
 * Looks up one pending payment of one of the brand's campaigns, the newest unless named, then returns the campaign's
 * funding. While the provider does not respond, the payment stays pending: the webhook or reconciliation follows.
 */
export async function refreshFunding(
  deps: FundingOutcomeDeps,
  target: { campaignId: CampaignId; brandId: BrandId; fundingId?: FundingId | undefined },
): Promise<FundingSummary> {
  const fundingId = await findOwnPendingId(deps.database, target)
  if (fundingId !== undefined) await applyUnlessUnavailable(deps, fundingId)
  const summary = await summarizeFunding(deps.database, target)
  if (summary === undefined) throw campaignNotFound()
  return summary
}

async function applyUnlessUnavailable(
  deps: FundingOutcomeDeps,
  fundingId: FundingId,
): Promise<void> {
  try {
    await applyFundingOutcome(deps, fundingId)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    deps.log.warn({ err: error, fundingId }, 'a funding could not be refreshed')
  }
}
