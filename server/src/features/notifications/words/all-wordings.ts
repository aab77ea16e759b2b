import type { EventType } from '#features/events/public.ts'
import {
  connectionWording,
  factorWording,
  formerWording,
  invitationWording,
  passwordLinkWording,
  signInWording,
  termsWording,
} from './account-notifications.ts'
import { answerWording } from './answer-notifications.ts'
import { budgetWording, campaignWording } from './campaign-notifications.ts'
import { chargebackWording } from './chargeback-notifications.ts'
import { decidedMoneyWording } from './decided-money-notifications.ts'
import { disputeWording } from './dispute-notifications.ts'
import { freezeWording } from './freeze-notifications.ts'
import { leftPostWording } from './left-post-notifications.ts'
import { paymentWording, payoutWording, refundWording } from './money-notifications.ts'
import { payoutAccountWording } from './payout-account-notifications.ts'
import { deadlineWording, postWording } from './post-notifications.ts'
import { refundCostWording } from './refund-cost-notifications.ts'
import { refundableWording } from './refundable-notifications.ts'
import { transferWording } from './transfer-notifications.ts'
import { webhookWording } from './webhook-notifications.ts'
import type { Wording } from './wording.ts'

/** Each type of event, and what it says; null for what nobody is notified of. */
export const wordings: { readonly [Type in EventType]: Wording<Type> | null } = {
  'submission.submitted': postWording,
  'submission.resubmitted': postWording,
  'submission.approved': postWording,
  'submission.rejected': postWording,
  'submission.withdrawn': postWording,
  'submission.reversed': postWording,
  'submission.reinstated': postWording,
  'submission.reopened': postWording,
  'submission.locked': postWording,
  'submission.paid': null,
  'submission.unpaid': postWording,
  'submission.deadline_near': deadlineWording,
  'submission.left_to_admins': leftPostWording,
  'submission.money_held': freezeWording,
  'submission.money_released': freezeWording,
  'submission.money_taken_back': freezeWording,
  'submission.reading_corrected': decidedMoneyWording,
  'user.frozen_released': decidedMoneyWording,
  'user.frozen_taken_back': decidedMoneyWording,
  'campaign.live': campaignWording,
  'campaign.paused': campaignWording,
  'campaign.pause_lifted': campaignWording,
  'campaign.completed': campaignWording,
  'campaign.changed': null,
  'campaign.created': null,
  'campaign.edited': null,
  'campaign.deleted': null,
  'campaign.day': null,
  'campaign.creator_joined': null,
  'campaign.budget_low': budgetWording,
  'campaign.refundable': refundableWording,
  'campaign.rest_refundable': refundableWording,
  'payment.succeeded': paymentWording,
  'payment.set_apart': paymentWording,
  'payment.failed': null,
  'refund.requested': null,
  'refund.succeeded': refundWording,
  'refund.failed': refundWording,
  'brand.refunds_cost': refundCostWording,
  'chargeback.asked': chargebackWording,
  'chargeback.claimed': chargebackWording,
  'chargeback.won': chargebackWording,
  'chargeback.lost': chargebackWording,
  'chargeback.closed': chargebackWording,
  'dispute.opened': disputeWording,
  'dispute.answered': disputeWording,
  'dispute.unanswered': disputeWording,
  'dispute.resolved': disputeWording,
  'dispute.rejected': disputeWording,
  'payout.requested': null,
  'payout.paid': payoutWording,
  'payout.failed': payoutWording,
  'payout.held': payoutWording,
  'payout.reversed': payoutWording,
  'payout_account.connected': payoutAccountWording,
  'payout_account.bank_changed': payoutAccountWording,
  'payout_account.bank_returned': payoutAccountWording,
  'payout_account.disconnected': payoutAccountWording,
  'exception.opened': null,
  'payouts.stopped': null,
  'payouts.resumed': null,
  'report.opened': null,
  'member.joined': null,
  'member.role_changed': null,
  'member.removed': null,
  'key.created': null,
  'key.revoked': null,
  'creator.registered': null,
  'brand.created': null,
  'user.suspended': null,
  'user.restored': null,
  'user.deleted': null,
  'brand.transferred': transferWording,
  'webhook.failing': webhookWording,
  'webhook.disabled': webhookWording,
  'connection.lost': connectionWording,
  'user.signed_in_elsewhere': signInWording,
  'user.password_link_created': passwordLinkWording,
  'user.terms_outdated': termsWording,
  'user.factor_changed': factorWording,
  'user.former_dropped': formerWording,
  'invitation.accepted': invitationWording,
  'message.answered': answerWording,
}
