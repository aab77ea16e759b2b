import type { Campaign } from '@permille/contract/campaigns'
import { formatCount } from '../../ui/values/views.tsx'

export interface Burn {
  readonly perDayCents: number
  /** What ends it at this pace: its money, in so many whole days, or its end date. */
  readonly ends: { readonly moneyDays: number } | { readonly at: Date }
}

const dayMs = 86_400_000

/** Returns what ends a campaign first, and when; undefined if nothing is spent or nothing is left. */
export function burnOf(
  campaign: Pick<Campaign, 'burnPerDayCents' | 'leftCents' | 'endsAt'>,
  now: Date,
): Burn | undefined {
  const { burnPerDayCents: perDayCents, leftCents, endsAt } = campaign
  if (perDayCents <= 0 || leftCents <= 0) return undefined
  const moneyDays = leftCents / perDayCents
  const at = endsAt === null ? null : new Date(endsAt)
  const isDateFirst = at !== null && at.getTime() <= now.getTime() + moneyDays * dayMs
  return { perDayCents, ends: isDateFirst ? { at } : { moneyDays: Math.floor(moneyDays) } }
}

/** Says which of the two it is: money for some days and an end date are never one phrase. */
export function sayEnd({ ends }: Pick<Burn, 'ends'>): string {
  if ('at' in ends) {
    const isFar = ends.at.getTime() - Date.now() > 300 * dayMs
    const year = isFar ? 'numeric' : undefined
    return `ends ${ends.at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year })}`
  }
  const days = ends.moneyDays
  if (days > 365) return 'money for over a year'
  if (days === 0) return 'money for less than a day'
  return `money for ~${formatCount(days)} ${days === 1 ? 'day' : 'days'}`
}
