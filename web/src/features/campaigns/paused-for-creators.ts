import type { PauseReason } from '@permille/contract/campaigns/campaigns'

/** Explains to creators why a campaign accepts no posts, and what that means for approved ones. */
export const pausedForCreators: Record<PauseReason, string> = {
  manual: 'The brand has paused this campaign. Approved posts keep earning.',
  admin: 'An admin has paused this campaign. Approved posts keep earning.',
  budget_exhausted:
    'This campaign has no money left. Approved posts are paid for their views if the brand adds some.',
  funding_disputed:
    'The bank of this campaign’s brand disputes a payment. What your post earned but you have not been paid is held until the bank decides, usually within three months. It stays yours, whatever the bank decides.',
  funding_lost:
    'The bank of this campaign’s brand took a payment back. Your post’s earnings stay yours. More views are paid only if the campaign has money.',
  suspended: 'The brand of this campaign is suspended. Approved posts keep earning.',
}
