import { formatCount } from '../../../ui/values/views.tsx'
import type { Offer } from '../offer.ts'

/** What campaign cards say the earnings of. */
const exampleViews = 10_000

/** "8,334 views, under 10K": how many reach the cap. Null without a cap, or without a rate that could reach it. */
export function capText({
  maxPayoutCents,
  rewardRatePerKViewsCents,
}: Pick<Offer, 'maxPayoutCents' | 'rewardRatePerKViewsCents'>): string | null {
  if (maxPayoutCents === 0 || rewardRatePerKViewsCents === 0) return null
  const views = Math.ceil((maxPayoutCents * 1000) / rewardRatePerKViewsCents)
  const text = `${formatCount(views)} views`
  return views < exampleViews ? `${text}, under 10K` : text
}
