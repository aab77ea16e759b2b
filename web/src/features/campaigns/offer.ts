import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { earnedCents } from '@permille/contract/campaigns/reward'

/** The terms that a creator decides on; the create form has them before the campaign exists. */
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
  | 'contentRequirements'
  | 'thumbnailUrl'
  | 'endsAt'
  | 'creatorsMax'
  | 'placesLeft'
>

/** Returns the budget minus what is paid out (rules §7). */
export function remainingCents(offer: Pick<Offer, 'budgetCents' | 'paidOutCents'>): number {
  return Math.max(0, offer.budgetCents - offer.paidOutCents)
}

/** Returns the budget that is not funded yet, in cents. */
export function unfundedCents(offer: Pick<Offer, 'budgetCents' | 'fundedCents'>): number {
  return Math.max(0, offer.budgetCents - offer.fundedCents)
}

type Terms = Pick<
  Offer,
  'rewardRatePerKViewsCents' | 'minPayoutCents' | 'maxPayoutCents' | 'flatBonusCents'
>

/** Returns what a post with this many views earns, in cents, bonus included. */
export function earningsAtViewsCents(terms: Terms, views: number): number {
  const ratePerKViewsCents = terms.rewardRatePerKViewsCents
  return earnedCents(views, { ...terms, ratePerKViewsCents }) + terms.flatBonusCents
}

const exampleViews = 10_000

/** Returns what a post with 10,000 views would earn now, in cents: at most what is left. */
export function exampleEarningsCents(offer: Terms & Pick<Offer, 'leftCents'>): number {
  return Math.min(earningsAtViewsCents(offer, exampleViews), offer.leftCents)
}
