import type { CampaignId } from '@permille/contract/ids'
import { paths } from '#paths.ts'

/** Returns the payment page with the sum typed in already. */
export function topUpPath(campaignId: CampaignId, amountCents: number): string {
  return `${paths.fundCampaign(campaignId)}?amount=${(amountCents / 100).toFixed(2)}`
}
