import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'

/** Returns the cost of 1,000 views so far, in cents, rounded to nearest; undefined without views. */
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

/** True if the bank took a payment back: no more can be paid in until the bank or an admin decides. */
export function isTakenBack({ pauseReasons }: Pick<OwnCampaign, 'pauseReasons'>): boolean {
  return pauseReasons.includes('funding_disputed') || pauseReasons.includes('funding_lost')
}

/** The label of the funding action, where the campaign accepts money now; the first payment makes a draft live. */
export function fundingWord(
  campaign: Pick<OwnCampaign, 'status' | 'fundedCents' | 'takesMoney'>,
): 'Fund' | 'Top up' | undefined {
  if (!campaign.takesMoney) return undefined
  return campaign.status === 'draft' && !isScheduled(campaign) ? 'Fund' : 'Top up'
}

/** True for a draft without money. */
export function isDeletable({
  status,
  fundedCents,
}: Pick<OwnCampaign, 'status' | 'fundedCents'>): boolean {
  return status === 'draft' && fundedCents === 0
}

/** Names the brand’s pause: of a campaign that is paused already it is a reason more. */
export function pauseWord({ status }: Pick<OwnCampaign, 'status'>): 'Pause' | 'Keep paused' {
  return status === 'live' ? 'Pause' : 'Keep paused'
}
