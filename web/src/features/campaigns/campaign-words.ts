import type { Campaign } from '@permille/contract/campaigns'
import type { CampaignCategory } from '@permille/contract/enums'

export const categoryNames: Record<CampaignCategory, string> = {
  personal_brand: 'Personal brand',
  fashion: 'Fashion',
  lifestyle: 'Lifestyle',
}

/** Describes in one line how many posts the campaign takes per creator. */
export function postLimits({
  pendingPostsMax,
  approvedPostsMax,
}: Pick<Campaign, 'pendingPostsMax' | 'approvedPostsMax'>): string {
  const pending = `${pendingPostsMax} ${pendingPostsMax === 1 ? 'post' : 'posts'}`
  return `Up to ${pending} in review and ${approvedPostsMax.toLocaleString('en-US')} approved`
}
