import type { Campaign } from '@permille/contract/campaigns'
import { fundingMaximumCents, fundingMinimumCents } from '@permille/contract/limits'

/**
 * Returns the initial amount in dollars: the part of the budget not funded yet; otherwise empty.
 */
export function suggestedAmount(campaign: Pick<Campaign, 'budgetCents' | 'fundedCents'>): string {
  const lackingCents = campaign.budgetCents - campaign.fundedCents
  if (lackingCents < fundingMinimumCents) return ''
  return (Math.min(lackingCents, fundingMaximumCents) / 100).toFixed(2)
}
