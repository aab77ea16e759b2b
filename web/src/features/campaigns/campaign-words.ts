import type { Campaign, PauseReason } from '@permille/contract/campaigns'
import type { CampaignCategory } from '@permille/contract/enums'

export const categoryNames: Record<CampaignCategory, string> = {
  personal_brand: 'Personal brand',
  fashion: 'Fashion',
  lifestyle: 'Lifestyle',
}

/** Why a campaign takes no posts, and what that means for approved ones: for creators. */
export const pausedForCreators: Record<PauseReason, string> = {
  manual: 'The brand has paused this campaign. Approved posts keep earning.',
  admin: 'An admin has paused this campaign. Approved posts keep earning.',
  budget_exhausted:
    'This campaign has no money left. Approved posts are paid for their views if the brand adds some.',
  funding_disputed:
    'The bank of this campaign’s brand disputes a payment. What your post has earned is set aside until the bank decides, usually within three months. It stays yours, whatever the bank decides.',
  funding_lost:
    'The bank of this campaign’s brand took a payment back. What your post has earned stays yours. More views are paid only if the campaign has money.',
  suspended: 'The brand of this campaign is suspended. Approved posts keep earning.',
}

/** Describes how many creators the campaign still takes; null if any number. */
export function placesLeft({
  creatorsMax,
  placesLeft,
}: Pick<Campaign, 'creatorsMax' | 'placesLeft'>): string | null {
  if (creatorsMax === null || placesLeft === null) return null
  const places = `${creatorsMax.toLocaleString('en-US')} ${creatorsMax === 1 ? 'place' : 'places'}`
  if (placesLeft === 0) return creatorsMax === 1 ? 'The only place is taken' : `All ${places} taken`
  return `${placesLeft.toLocaleString('en-US')} of ${places} left`
}

/** Describes in one line how many posts the campaign takes per creator. */
export function postLimits({
  pendingPostsMax,
  approvedPostsMax,
}: Pick<Campaign, 'pendingPostsMax' | 'approvedPostsMax'>): string {
  const pending = `${pendingPostsMax} ${pendingPostsMax === 1 ? 'post' : 'posts'}`
  return `Up to ${pending} in review and ${approvedPostsMax.toLocaleString('en-US')} approved`
}
