import type { Campaign } from '@permille/contract/campaigns'
import { earnedCents } from '@permille/contract/reward'

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
  | 'leftCents'
  | 'burnPerDayCents'
  | 'rewardRatePerKViewsCents'
  | 'minPayoutCents'
  | 'maxPayoutCents'
  | 'flatBonusCents'
  | 'platformsAllowed'
  | 'thumbnailUrl'
  | 'endsAt'
>

/** product-spec §9: budget minus paid out. */
export function remainingCents(offer: Pick<Offer, 'budgetCents' | 'paidOutCents'>): number {
  return Math.max(0, offer.budgetCents - offer.paidOutCents)
}

/** Budgeted and not funded: what is said in words beside the money that is left. */
export function unfundedCents(offer: Pick<Offer, 'budgetCents' | 'fundedCents'>): number {
  return Math.max(0, offer.budgetCents - offer.fundedCents)
}

type Terms = Pick<
  Offer,
  'rewardRatePerKViewsCents' | 'minPayoutCents' | 'maxPayoutCents' | 'flatBonusCents'
>

/** What a post with so many views earns by the campaign's terms, bonus included. */
export function earningsAtViewsCents(terms: Terms, views: number): number {
  const ratePerKViewsCents = terms.rewardRatePerKViewsCents
  return earnedCents(views, { ...terms, ratePerKViewsCents }) + terms.flatBonusCents
}

const exampleViews = 10_000

/** What a post with 10,000 views would earn now: no more than what is left. */
export function exampleEarningsCents(offer: Terms & Pick<Offer, 'leftCents'>): number {
  return Math.min(earningsAtViewsCents(offer, exampleViews), offer.leftCents)
}
