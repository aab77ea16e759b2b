import type { Campaign } from '@permille/contract/campaigns'
import { formatCount } from '../../ui/values/views.tsx'

export interface Burn {
  readonly perDayCents: number
  /** Until the money is spent at that pace, or the campaign ends before; rounded down. */
  readonly daysLeft: number
}

const dayMs = 86_400_000

/** How long the money that is left lasts; nothing where nothing burns or is left. */
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
  if (days === 0) return 'the last day'
  return `${formatCount(days)} ${days === 1 ? 'day' : 'days'} left`
}
