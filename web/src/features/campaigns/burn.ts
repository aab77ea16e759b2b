import type { Campaign } from '@permille/contract/campaigns'
import { formatCount } from '../../ui/values/views.tsx'

export interface Burn {
  readonly perDayCents: number
  /** Whole days until the money or the campaign ends, whichever is first. */
  readonly daysLeft: number
  /** True if, at this pace, the money is spent before the campaign ends. */
  readonly isMoneyFirst: boolean
}

const dayMs = 86_400_000

/** Returns how long the money left lasts; undefined if nothing is spent or nothing is left. */
export function burnOf(
  campaign: Pick<Campaign, 'burnPerDayCents' | 'leftCents' | 'endsAt'>,
  now: Date,
): Burn | undefined {
  const { burnPerDayCents: perDayCents, leftCents, endsAt } = campaign
  if (perDayCents <= 0 || leftCents <= 0) return undefined
  const daysToEnd = endsAt === null ? Infinity : (Date.parse(endsAt) - now.getTime()) / dayMs
  const daysOfMoney = leftCents / perDayCents
  const daysLeft = Math.floor(Math.min(daysOfMoney, daysToEnd))
  return { perDayCents, daysLeft: Math.max(0, daysLeft), isMoneyFirst: daysOfMoney < daysToEnd }
}

const yearDays = 365

export function daysInWords({ daysLeft: days, isMoneyFirst }: Omit<Burn, 'perDayCents'>): string {
  if (days > yearDays) return 'over a year left'
  if (days === 0) return isMoneyFirst ? 'spent within a day' : 'ends within a day'
  return `${formatCount(days)} ${days === 1 ? 'day' : 'days'} left`
}
