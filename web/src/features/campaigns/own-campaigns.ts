import type { OwnCampaign, PauseReason } from '@permille/contract/campaigns'

/**
 * Returns the cost of 1,000 views so far, in cents, rounded to nearest; undefined without views.
 */
export function costPerKViewsCents(
  campaign: Pick<OwnCampaign, 'paidOutCents' | 'totalViews'>,
): number | undefined {
  if (campaign.totalViews === 0) return undefined
  return Math.round((campaign.paidOutCents * 1000) / campaign.totalViews)
}

/** True for a funded draft, which goes live automatically at its start (rules §2). */
export function isScheduled(campaign: Pick<OwnCampaign, 'status' | 'fundedCents'>): boolean {
  return campaign.status === 'draft' && campaign.fundedCents > 0
}

/**
 * Names the funding action. A campaign takes money until it is completed; the first payment makes a
 * draft live.
 */
export function fundingWord(
  campaign: Pick<OwnCampaign, 'status' | 'fundedCents'>,
): 'Fund' | 'Top up' | undefined {
  if (campaign.status === 'completed') return undefined
  return campaign.status === 'draft' && !isScheduled(campaign) ? 'Fund' : 'Top up'
}

export const pauseSentences: Record<PauseReason, string> = {
  manual: 'Paused by you. Approved posts go on earning; new ones are not taken.',
  budget_exhausted: 'The budget is spent. Top it up to go on; after 7 days the campaign ends.',
  funding_disputed: 'A payment is disputed at your bank, so the campaign waits.',
  admin: 'Paused by an administrator.',
  suspended: 'Paused while your account was suspended. Approved posts went on earning.',
}
