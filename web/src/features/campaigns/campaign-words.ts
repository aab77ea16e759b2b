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
