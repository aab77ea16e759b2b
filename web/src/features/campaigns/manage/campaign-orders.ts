import type { OwnCampaignOrder } from '@permille/contract/campaigns/campaigns'

export const orderNames: Readonly<Record<OwnCampaignOrder, string>> = {
  newest: 'Newest First',
  money: 'Needs Money First',
  funded: 'Most Funded',
  spent: 'Most Spent',
  views: 'Most Views',
  left: 'Least Left',
  review: 'Most to Review',
}
