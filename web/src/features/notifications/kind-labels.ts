import type {
  NotificationChannel,
  NotificationKind,
} from '@permille/contract/notifications/notifications'
import { deadlineNoticeHours } from '@permille/contract/submissions/deadlines'

interface KindLabels {
  readonly name: string
  /** What the kind notifies of, in a sentence. */
  readonly covers: string
  /** The same for an admin, where that is something else. */
  readonly coversForAdmins?: string
}

export const kindLabels: Readonly<Record<NotificationKind, KindLabels>> = {
  decision: {
    name: 'Decisions',
    covers: 'Your post was approved or rejected, or an admin reversed a decision.',
  },
  post: {
    name: 'Your posts',
    covers: 'The views of a post are final, or some of its money was set aside or released.',
  },
  payout: { name: 'Payouts', covers: 'A payout was sent, is held or failed.' },
  account: {
    name: 'Social accounts',
    covers: 'An account has to be connected again before its views can be read.',
  },
  new_post: {
    name: 'Posts',
    covers: 'A creator submitted a post, or an admin decided on one.',
  },
  deadline: {
    name: 'Deadlines',
    covers: `A post is approved automatically within ${deadlineNoticeHours} hours, or just was.`,
  },
  campaign: {
    name: 'Campaigns',
    covers: 'A campaign is live, paused or over, or has a fifth of its money left.',
  },
  payment: {
    name: 'Payments',
    covers: 'A payment arrived, or a refund reached your card or failed.',
    coversForAdmins: 'A brand’s refunds have cost more than its campaigns brought.',
  },
  dispute: {
    name: 'Disputes',
    covers: 'A dispute about a post was opened, answered or decided.',
  },
  chargeback: {
    name: 'Chargebacks',
    covers: 'A bank claims a payment back, or has decided on it.',
  },
  answer: {
    name: 'Answers',
    covers: 'An admin answered your message or report.',
  },
  webhook: {
    name: 'Webhooks',
    covers: 'Nothing arrives at a webhook, or it was switched off.',
  },
  security: {
    name: 'Security',
    covers: 'Someone signed in from a new place, or was given access.',
  },
}

export const channelNames: Readonly<Record<NotificationChannel, string>> = {
  product: 'In app',
  mail: 'Email',
  push: 'Push',
}
