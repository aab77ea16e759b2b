import { listRefundableCall } from '@permille/contract/billing/billing'
import type { CampaignId } from '@permille/contract/ids'
import { queryOf } from '#api/query.ts'

/** What can be refunded from each campaign of the brand. */
export const refundableCampaigns = queryOf(listRefundableCall)

/** The same of one campaign: a list of one, or empty. */
export function refundableOf(campaignId: CampaignId) {
  return queryOf(listRefundableCall, { query: { campaignId } })
}
