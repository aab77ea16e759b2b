import type { Campaign } from '@permille/contract/campaigns'
import { fundingMaximumCents, fundingMinimumCents } from '@permille/contract/limits'

/** What the amount field starts with, in dollars: what the budget still lacks; else nothing. */
export function suggestedAmount(campaign: Pick<Campaign, 'budgetCents' | 'fundedCents'>): string {
  const lackingCents = campaign.budgetCents - campaign.fundedCents
  if (lackingCents < fundingMinimumCents) return ''
  return (Math.min(lackingCents, fundingMaximumCents) / 100).toFixed(2)
}
