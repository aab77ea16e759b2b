import type { ChargebackStatus } from '@permille/contract/chargebacks/chargebacks'
import type { Tone } from '#ui/values/badge.tsx'

interface Shown {
  readonly status: ChargebackStatus
  readonly isInquiry: boolean
}

/** Returns the text of a chargeback's badge. */
export function describeChargeback({ status, isInquiry }: Shown): string {
  if (isInquiry && status === 'needs_response') return 'Question'
  return statusLabels[status]
}

/** Like `describeChargeback`, for the brand, whose bank it is. */
export function describeBrandChargeback({ status, isInquiry }: Shown): string {
  if (status === 'needs_response' || status === 'under_review') {
    return isInquiry ? 'Question' : 'Open'
  }
  return statusLabels[status]
}

const statusLabels: Readonly<Record<ChargebackStatus, string>> = {
  needs_response: 'Needs an answer',
  under_review: 'At the bank',
  won: 'Won',
  lost: 'Lost',
  closed: 'Settled',
}

export const chargebackTones: Readonly<Record<ChargebackStatus, Tone>> = {
  needs_response: 'negative',
  under_review: 'neutral',
  won: 'positive',
  lost: 'negative',
  closed: 'positive',
}

const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank cannot process it',
  credit_not_processed: 'A refund did not arrive',
  customer_initiated: 'Requested by the cardholder',
  duplicate: 'Charged twice',
  fraudulent: 'Not made by the cardholder',
  general: 'No reason given',
  noncompliant: 'Against the card network’s rules',
  product_not_received: 'Nothing was delivered',
  product_unacceptable: 'Not what was ordered',
  subscription_canceled: 'A subscription had been cancelled',
  unrecognized: 'The cardholder does not recognize it',
  made_with_stolen_card: 'The card was stolen',
  made_with_lost_card: 'The card was lost',
  card_never_received: 'The card never reached its owner',
  fraudulent_card_application: 'The card was applied for in another’s name',
  made_with_counterfeit_card: 'The card was copied',
  unauthorized_use_of_card: 'Used without permission',
  misc: 'No reason given',
}

/** Returns the bank's reason; a provider's code that we do not know is returned as it is. */
export function describeReason(reason: string): string {
  return reasons[reason] ?? reason.replaceAll('_', ' ')
}

/** Returns what happened to a brand's payment, what it means, and what to do. */
export function brandSentence({ status, isInquiry }: Shown): string {
  if (isInquiry) return status === 'closed' ? settled : inquiry
  switch (status) {
    case 'won':
      return 'The bank decided that the payment stands: it counts for the campaign again.'
    case 'lost':
      return 'Your bank keeps the money. Creators keep their earnings. Unless the campaign has ended, it stays paused; write to support if you want it to continue.'
    default:
      return 'Your bank took the money back. The bank usually decides within three months; unless the campaign has ended, it is paused until then. If this is a mistake, ask your bank to withdraw the dispute.'
  }
}

const inquiry =
  'Your bank asks about this payment. No money has moved; refunds wait. If you did not mean to question it, contact your bank.'
const settled = 'The bank no longer questions this payment. No money has moved.'
