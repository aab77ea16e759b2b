import type { Campaign } from '@permille/contract/campaigns'
import { formatCount } from '../../ui/values/views.tsx'

export interface Burn {
  readonly perDayCents: number
  /** Whole days until the money is spent at this pace or the campaign ends, whichever is first. */
  readonly daysLeft: number
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
  const daysLeft = Math.floor(Math.min(leftCents / perDayCents, daysToEnd))
  return { perDayCents, daysLeft: Math.max(0, daysLeft) }
}

const yearDays = 365

export function daysInWords(days: number): string {
  if (days > yearDays) return 'over a year left'
  if (days === 0) return 'ends today'
  return `${formatCount(days)} ${days === 1 ? 'day' : 'days'} left`
}
