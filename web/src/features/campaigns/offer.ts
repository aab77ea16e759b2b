import type { Campaign } from '@permille/contract/campaigns'

/** What of a campaign a creator decides on; the create form has it before the campaign exists. */
export type Offer = Pick<
  Campaign,
  | 'name'
  | 'brandName'
  | 'brandLogoUrl'
  | 'status'
  | 'category'
  | 'budgetCents'
  | 'fundedCents'
  | 'paidOutCents'
  | 'rewardRatePerKViewsCents'
  | 'minPayoutCents'
  | 'maxPayoutCents'
  | 'flatBonusCents'
  | 'platformsAllowed'
  | 'thumbnailUrl'
  | 'liveAt'
  | 'endsAt'
>

/** product-spec §9: budget minus paid out. */
export function remainingCents(offer: Pick<Offer, 'budgetCents' | 'paidOutCents'>): number {
  return Math.max(0, offer.budgetCents - offer.paidOutCents)
}

/** Backed money that is still to be earned: the smaller of budget and funds, minus paid out. */
export function spendableCents(
  offer: Pick<Offer, 'budgetCents' | 'fundedCents' | 'paidOutCents'>,
): number {
  return Math.max(0, Math.min(offer.budgetCents, offer.fundedCents) - offer.paidOutCents)
}

type Terms = Pick<
  Offer,
  'rewardRatePerKViewsCents' | 'minPayoutCents' | 'maxPayoutCents' | 'flatBonusCents'
>

/** What a post with so many views earns by the campaign's terms, rounded down, bonus included. */
export function earningsAtViewsCents(terms: Terms, views: number): number {
  const reward = Math.floor((views * terms.rewardRatePerKViewsCents) / 1000)
  const capped = terms.maxPayoutCents === 0 ? reward : Math.min(reward, terms.maxPayoutCents)
  return (capped >= terms.minPayoutCents ? capped : 0) + terms.flatBonusCents
}

const exampleViews = 10_000

/** What a post with 10,000 views would earn now: no more than what is funded and left. */
export function exampleEarningsCents(
  offer: Terms & Pick<Offer, 'budgetCents' | 'fundedCents' | 'paidOutCents'>,
): number {
  return Math.min(earningsAtViewsCents(offer, exampleViews), spendableCents(offer))
}
