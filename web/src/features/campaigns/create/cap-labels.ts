import { formatCount } from '#ui/values/views.tsx'
import type { Offer } from '../offer.ts'

/** The view count in the example on campaign cards. */
const exampleViews = 10_000

/**
 * Returns how many views reach the cap: "8,334 views, under 10K". Null without a cap, or without a
 * rate to reach it.
 */
export function capText({
  maxPayoutCents,
  rewardRatePerKViewsCents,
  budgetCents,
}: Pick<Offer, 'maxPayoutCents' | 'rewardRatePerKViewsCents' | 'budgetCents'>): string | null {
  // A cap that the budget does not reach is no cap.
  if (maxPayoutCents >= budgetCents || maxPayoutCents === 0 || rewardRatePerKViewsCents === 0)
    return null
  const views = Math.ceil((maxPayoutCents * 1000) / rewardRatePerKViewsCents)
  const text = `${formatCount(views)} views`
  return views < exampleViews ? `${text}, under 10K` : text
}
