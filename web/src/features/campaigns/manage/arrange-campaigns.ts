import type { OwnCampaign } from '@permille/contract/campaigns'

export const campaignOrders = ['newest', 'spent', 'views', 'left', 'review'] as const
export type CampaignOrder = (typeof campaignOrders)[number]

export const orderNames: Record<CampaignOrder, string> = {
  newest: 'Newest First',
  spent: 'Most Spent',
  views: 'Most Views',
  left: 'Least Left',
  review: 'Most to Review',
}

const ranks: Record<CampaignOrder, (campaign: OwnCampaign) => number> = {
  newest: ({ createdAt }) => -Date.parse(createdAt),
  spent: ({ paidOutCents }) => -paidOutCents,
  views: ({ totalViews }) => -totalViews,
  // A campaign that cannot spend, such as a draft or a completed one, is not about to run out.
  left: (campaign) => (isRunning(campaign) ? campaign.leftCents : Number.MAX_SAFE_INTEGER),
  review: ({ pendingSubmissions }) => -pendingSubmissions,
}

function isRunning({ status }: OwnCampaign): boolean {
  return status === 'live' || status === 'paused'
}

/**
 * Returns the campaigns whose name contains the words, in the given order; ties put the newer
 * first.
 */
export function arrangeCampaigns(
  campaigns: readonly OwnCampaign[],
  { search, order }: { search: string; order: CampaignOrder },
): OwnCampaign[] {
  const words = search.trim().toLowerCase()
  const rank = ranks[order]
  return campaigns
    .filter(({ name }) => name.toLowerCase().includes(words))
    .toSorted((a, b) => rank(a) - rank(b) || ranks.newest(a) - ranks.newest(b))
}
