import type { Campaign } from '@permille/contract/campaigns'
import { formatCount } from '../../ui/views.tsx'
import { spendableCents } from './offer.ts'

type Spending = Pick<
  Campaign,
  'status' | 'budgetCents' | 'fundedCents' | 'paidOutCents' | 'liveAt' | 'endsAt'
>

export interface Burn {
  /** Rounded to the nearest cent. */
  readonly perDayCents: number
  /** Until the funded money is spent at that pace, or the campaign ends before; rounded down. */
  readonly daysLeft: number
}

export const dayMs = 86_400_000

/**
 * How fast a live campaign spends, on average since it first went live; its first day counts whole.
 * Nothing for one that does not run or has not spent yet.
 */
export function burnOf(campaign: Spending, now: Date): Burn | undefined {
  const { status, paidOutCents, liveAt, endsAt } = campaign
  if (status !== 'live' || liveAt === null || paidOutCents === 0) return undefined
  const days = Math.max(1, (now.getTime() - Date.parse(liveAt)) / dayMs)
  const perDayCents = Math.round(paidOutCents / days)
  if (perDayCents === 0) return undefined
  const daysOfMoney = spendableCents(campaign) / perDayCents
  return { perDayCents, daysLeft: daysUntilOver(daysOfMoney, endsAt, now) }
}

/** Whole days until the money is spent or the campaign ends, whichever is first. */
export function daysUntilOver(daysOfMoney: number, endsAt: string | null, now: Date): number {
  const daysToEnd = endsAt === null ? Infinity : (Date.parse(endsAt) - now.getTime()) / dayMs
  return Math.max(0, Math.floor(Math.min(daysOfMoney, daysToEnd)))
}

const yearDays = 365

export function daysInWords(days: number): string {
  if (days > yearDays) return 'over a year left'
  if (days === 0) return 'the last day'
  return `${formatCount(days)} ${days === 1 ? 'day' : 'days'} left`
}
