import type { CampaignId } from '@permille/contract/ids'
import { paths } from '#paths.ts'

/**
 * Returns the payment page with a sum typed in already: this `amount`, or what it suggests where posts that are not approved
 * yet are this much `short`.
 */
export function topUpPath(campaignId: CampaignId, of: 'amount' | 'short', cents: number): string {
  return `${paths.fundCampaign(campaignId)}?${of}=${(cents / 100).toFixed(2)}`
}
