import type { OwnCampaign, PauseReason } from '@permille/contract/campaigns'
import { exhaustedDaysMax } from '@permille/contract/submissions/deadlines'

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
 * True if the bank took a payment back: no more can be paid in until the bank or an admin decides.
 */
export function isTakenBack({ pauseReason }: Pick<OwnCampaign, 'pauseReason'>): boolean {
  return pauseReason === 'funding_disputed' || pauseReason === 'funding_lost'
}

/**
 * Names the funding action. A campaign takes money until it is completed, unless the bank took a
 * payment back; the first payment makes a draft live.
 */
export function fundingWord(
  campaign: Pick<OwnCampaign, 'status' | 'fundedCents' | 'pauseReason'>,
): 'Fund' | 'Top up' | undefined {
  if (campaign.status === 'completed' || isTakenBack(campaign)) return undefined
  return campaign.status === 'draft' && !isScheduled(campaign) ? 'Fund' : 'Top up'
}

type State = Pick<OwnCampaign, 'status' | 'fundedCents' | 'pauseReason'>

/** True if the brand may resume the campaign itself. */
export function isResumable({ status, pauseReason }: State): boolean {
  return status === 'paused' && (pauseReason === 'manual' || pauseReason === 'suspended')
}

/** True if the brand can end it. Includes a funded draft, so that its money can be returned. */
export function canEnd({ status, fundedCents }: State): boolean {
  return status === 'live' || status === 'paused' || (status === 'draft' && fundedCents > 0)
}

/** True for a draft without money. */
export function isDeletable({ status, fundedCents }: State): boolean {
  return status === 'draft' && fundedCents === 0
}

export const pauseSentences: Record<PauseReason, string> = {
  manual: 'Paused by you. Approved posts keep earning; new posts aren’t accepted.',
  budget_exhausted: `The budget is spent. Top up to continue; the campaign ends after ${exhaustedDaysMax} days.`,
  funding_disputed:
    'Your bank took back a payment for this campaign. It takes no posts and no money until the bank decides.',
  funding_lost:
    'Your bank kept a payment for this campaign, so it takes no posts. Write to support if you want it to go on.',
  admin: 'Paused by an admin.',
  suspended: 'Paused while your account was suspended. Approved posts kept earning.',
}
