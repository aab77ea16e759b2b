import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { inZone } from '#ui/values/in-zone.ts'
import { formatDay } from '#ui/values/relative-time.ts'

export interface Burn {
  readonly perDayCents: number
  /** What ends it first at this pace: its end date, or its money. Never one phrase for both. */
  readonly end: string
}

const dayMs = 86_400_000

/** Returns what ends a campaign first, and when; undefined if nothing is spent or nothing is left. */
export function burnOf(
  campaign: Pick<Campaign, 'burnPerDayCents' | 'leftCents' | 'endsAt'>,
  now: Date,
): Burn | undefined {
  const { burnPerDayCents: perDayCents, leftCents, endsAt } = campaign
  if (perDayCents <= 0 || leftCents <= 0) return undefined
  const days = leftCents / perDayCents
  const at = new Date(endsAt ?? 8e15)
  const isDateFirst = at.getTime() - now.getTime() <= days * dayMs
  return { perDayCents, end: isDateFirst ? endWords(at, now) : describeMoney(Math.floor(days)) }
}

/** "ends Dec 20"; past its end too, because the server ends it within minutes. */
export function endWords(at: Date, now: Date): string {
  const isToday = at < now || at.toDateString() === now.toDateString()
  return `ends ${isToday ? inZone('today') : formatDay(at)}`
}

/** How long the money lasts at its pace. */
export function describeMoney(days: number): string {
  if (days > 365) return 'money for over a year'
  if (days < 1) return 'money for under a day'
  return `money for ~${days} ${days < 2 ? 'day' : 'days'}`
}
