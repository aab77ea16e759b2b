import { listRefundableCall } from '@permille/contract/billing/billing'
import type { CampaignId } from '@permille/contract/ids'
import { pagesOf, queryOf } from '#api/query.ts'

/** What can be refunded from each campaign of the brand. */
export const refundableCampaigns = pagesOf(listRefundableCall, { query: { limit: 10 } })

/** The same of one campaign: a list of one, or empty. */
export function refundableOf(campaignId: CampaignId) {
  return queryOf(listRefundableCall, { query: { campaignId } })
}
