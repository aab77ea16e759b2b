import type { NotificationKind } from '@permille/contract/notifications/notifications'

/** Anyone nearby can read a lock screen: no names, no amounts, no reasons. */
export const pushTitles: Readonly<Record<NotificationKind, string>> = {
  decision: 'A decision about your post',
  post: 'News about your post',
  payout: 'News about a payout',
  account: 'An account needs to be reconnected',
  new_post: 'A post to review',
  deadline: 'A post is due for a decision',
  campaign: 'News about a campaign',
  payment: 'News about a payment',
  dispute: 'News about a dispute',
  chargeback: 'News about a chargeback',
  answer: 'An answer to your message',
  webhook: 'News about a webhook',
  security: 'Something happened to your account',
}

export const pushBody = 'Open Permille to read it.'
