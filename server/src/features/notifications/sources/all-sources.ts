import {
  accountNotifications,
  factorNotifications,
  formerNotifications,
  invitationNotifications,
  passwordLinkNotifications,
  signInNotifications,
  termsNotifications,
} from './account-notifications.ts'
import { answerNotifications } from './answer-notifications.ts'
import { budgetNotifications, campaignNotifications } from './campaign-notifications.ts'
import { decidedMoneyNotifications } from './decided-money-notifications.ts'
import { leftPostNotifications } from './left-post-notifications.ts'
import {
  disputeNotifications,
  paymentNotifications,
  payoutNotifications,
  refundNotifications,
} from './money-notifications.ts'
import type { NotificationSource } from './notification-source.ts'
import { payoutAccountNotifications } from './payout-account-notifications.ts'
import {
  deadlineNotifications,
  freezeNotifications,
  postNotifications,
} from './post-notifications.ts'
import { refundCostNotifications } from './refund-cost-notifications.ts'
import { refundableNotifications } from './refundable-notifications.ts'

/** Everything that people are told of. */
export const notificationSources: readonly NotificationSource[] = [
  postNotifications,
  deadlineNotifications,
  leftPostNotifications,
  freezeNotifications,
  decidedMoneyNotifications,
  campaignNotifications,
  budgetNotifications,
  paymentNotifications,
  refundNotifications,
  refundableNotifications,
  refundCostNotifications,
  payoutNotifications,
  payoutAccountNotifications,
  disputeNotifications,
  accountNotifications,
  signInNotifications,
  passwordLinkNotifications,
  factorNotifications,
  formerNotifications,
  invitationNotifications,
  termsNotifications,
  answerNotifications,
]
