import type { WaitingMoney } from '@permille/contract/campaigns/campaign-money'
import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { fundingMaximumCents, fundingMinimumCents } from '@permille/contract/limits'

/** Null while it is unknown whether posts are owed money. */
export type Fundable = Campaign & { readonly waitsCents: WaitingMoney['waitsCents'] | null }
type Funds = Pick<Fundable, 'budgetCents' | 'fundedCents' | 'waitsCents'>

/**
 * Returns the initial amount in dollars: the link's, what approved posts are owed, or the part of the budget
 * not funded yet; otherwise empty.
 */
export function suggestedAmount(campaign: Funds, asked: string | null = null): string {
  const askedCents = Math.round(Number(asked ?? 0) * 100)
  if (askedCents > 0) return inDollars(askedCents)
  if (campaign.waitsCents) return inDollars(campaign.waitsCents)
  const lackingCents = campaign.budgetCents - campaign.fundedCents
  return lackingCents < fundingMinimumCents ? '' : inDollars(lackingCents)
}

/** Within the limits of one payment. */
function inDollars(cents: number): string {
  const payable = Math.min(Math.max(cents, fundingMinimumCents), fundingMaximumCents)
  return (payable / 100).toFixed(2)
}
