import type { Campaign } from '@permille/contract/campaigns'
import type { CampaignCategory, Platform } from '@permille/contract/enums'

/** What a campaign asks for on each platform (product-spec §2, Create Campaign). */
export const postKinds: Record<Platform, string> = {
  tiktok: 'TikTok',
  instagram: 'Reels',
  youtube: 'Shorts',
  x: 'X Video',
}

export const categoryNames: Record<CampaignCategory, string> = {
  personal_brand: 'Personal brand',
  fashion: 'Fashion',
  lifestyle: 'Lifestyle',
}

/** How much of one creator the campaign takes, in one line. */
export function postLimits({
  pendingPostsMax,
  approvedPostsMax,
}: Pick<Campaign, 'pendingPostsMax' | 'approvedPostsMax'>): string {
  const pending = `${pendingPostsMax} ${pendingPostsMax === 1 ? 'post' : 'posts'}`
  return `Up to ${pending} in review and ${approvedPostsMax.toLocaleString('en-US')} approved`
}
