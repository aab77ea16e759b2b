/** What a post is refused for when it is submitted, and when it is submitted again. */
export const judged = [
  'campaign-live',
  'own-campaign',
  'creator-blocked',
  'creator-limits',
  'campaign-places',
  'account-connected',
  'platform-allowed',
  'post-url',
  'post-unique',
  'post-reversed',
  'post-disputed',
  'post-decided',
  'post-public',
  'post-author',
  'post-published',
  'post-disclosure',
] as const
