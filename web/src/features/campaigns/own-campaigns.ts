import type { OwnCampaign, PauseReason } from '@permille/contract/campaigns'
import { type Burn, dayMs, daysUntilOver } from './burn.ts'
import { spendableCents } from './offer.ts'

/** What a thousand views cost so far, in cents, rounded to the nearest; nothing without views. */
export function costPerKViewsCents(
  campaign: Pick<OwnCampaign, 'paidOutCents' | 'totalViews'>,
): number | undefined {
  if (campaign.totalViews === 0) return undefined
  return Math.round((campaign.paidOutCents * 1000) / campaign.totalViews)
}

/** A campaign takes money until it is completed; the first of it makes a draft live. */
export function fundingWord(campaign: Pick<OwnCampaign, 'status'>): 'Fund' | 'Top up' | undefined {
  if (campaign.status === 'completed') return undefined
  return campaign.status === 'draft' ? 'Fund' : 'Top up'
}

export const pauseSentences: Record<PauseReason, string> = {
  manual: 'Paused by you. Approved posts go on earning; new ones are not taken.',
  budget_exhausted: 'The budget is spent. Top it up to go on; after 7 days the campaign ends.',
  funding_disputed: 'A payment is disputed at your bank, so the campaign waits.',
  admin: 'Paused by an administrator.',
  suspended: 'Paused while your account was suspended. Approved posts went on earning.',
}

const weekDays = 7

/** The pace of the last seven days, or of those it ran; nothing where nothing burns or is left. */
export function recentBurnOf(
  campaign: Pick<
    OwnCampaign,
    'spentLastWeekCents' | 'liveAt' | 'endsAt' | 'budgetCents' | 'fundedCents' | 'paidOutCents'
  >,
  now: Date,
): Burn | undefined {
  const { spentLastWeekCents, liveAt, endsAt } = campaign
  const leftCents = spendableCents(campaign)
  if (spentLastWeekCents <= 0 || leftCents === 0 || liveAt === null) return undefined
  const daysRun = (now.getTime() - Date.parse(liveAt)) / dayMs
  const perDayCents = spentLastWeekCents / Math.min(weekDays, Math.max(1, daysRun))
  const daysLeft = daysUntilOver(leftCents / perDayCents, endsAt, now)
  return { perDayCents: Math.round(perDayCents), daysLeft }
}
