import { type Cents, toCents } from '../money.ts'

/** A submission's terms when it was made; 0 as maximum means no cap. */
export interface RewardTerms {
  readonly ratePerKViewsCents: number
  readonly minPayoutCents: number
  readonly maxPayoutCents: number
}

/** floor(views × rate ÷ 1000) of whole numbers, before the minimum and the cap. */
export function grossCents(views: number, ratePerKViewsCents: number): bigint {
  return (BigInt(views) * BigInt(ratePerKViewsCents)) / 1000n
}

/** Earned by views, before the bonus: floor(views × rate ÷ 1000), gated by the minimum, capped. */
export function earnedCents(views: number, terms: RewardTerms): Cents {
  const gross = grossCents(views, terms.ratePerKViewsCents)
  if (gross < BigInt(terms.minPayoutCents)) return toCents(0)
  const isCapped = terms.maxPayoutCents !== 0 && gross > BigInt(terms.maxPayoutCents)
  return toCents(isCapped ? terms.maxPayoutCents : Number(gross))
}
