import type { Campaign } from '@permille/contract/campaigns/campaigns'
import type { CampaignCategory } from '@permille/contract/enums'

export const categoryNames: Record<CampaignCategory, string> = {
  personal_brand: 'Personal brand',
  fashion: 'Fashion',
  lifestyle: 'Lifestyle',
}

/** Describes how many more creators the campaign accepts; null if any number. */
export function placesLeft({
  creatorsMax,
  placesLeft,
}: Pick<Campaign, 'creatorsMax' | 'placesLeft'>): string | null {
  if (creatorsMax === null || placesLeft === null) return null
  const places = `${creatorsMax.toLocaleString('en-US')} ${creatorsMax === 1 ? 'place' : 'places'}`
  if (placesLeft === 0) return creatorsMax === 1 ? 'The only place is taken' : `All ${places} taken`
  return `${placesLeft.toLocaleString('en-US')} of ${places} left`
}

/** Describes in one line how many posts the campaign accepts per creator. */
export function postLimits({
  pendingPostsMax,
  approvedPostsMax,
}: Pick<Campaign, 'pendingPostsMax' | 'approvedPostsMax'>): string {
  const pending = `${pendingPostsMax} ${pendingPostsMax === 1 ? 'post' : 'posts'}`
  return `Up to ${pending} in review and ${approvedPostsMax.toLocaleString('en-US')} approved`
}
