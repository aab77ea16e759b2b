import type { RefundStatus } from '../billing/billing.ts'
import type { DisputeStatus, FundingStatus, PayoutStatus, SubmissionStatus } from '../enums.ts'
import type { PaymentEnd } from '../funding/funding.ts'

const submission: Record<SubmissionStatus, string> = {
  pending: 'nobody has decided, or an approval can still be undone',
  approved: 'it earns as its views are counted',
  rejected: 'it was refused, withdrawn, or its approval was taken back',
  locked: 'new views no longer earn; what it earned is still paid out',
  paid: 'locked, and all that it earned was paid out',
}

const payout: Record<PayoutStatus, string> = {
  queued: 'asked for, and not sent yet or held',
  paid: 'sent; a part may have come back since',
  failed: 'not sent, or all of it came back at once: the money is the creator’s again',
}

const funding: Record<FundingStatus, string> = {
  succeeded: 'paid; `end` says what happened to it since',
  pending: 'started and not paid, or on its way through a bank (`isProcessing`)',
  failed: 'not paid; a late payment can still make it succeed',
}

const refund: Record<RefundStatus, string> = {
  requested: 'on its way to the card',
  succeeded: 'returned',
  failed: 'the card did not take it',
}

const dispute: Record<DisputeStatus, string> = {
  open: 'the brand may answer, or an admin decides',
  resolved: 'decided for the creator, in whole or in part',
  rejected: 'decided against the creator',
}

const paymentEnd: Record<PaymentEnd, string> = {
  set_apart: 'its campaign takes no money, so an admin returns it',
  questioned: 'the bank asks about it',
  disputed: 'the bank claims it back, and has not decided',
  charged_back: 'the bank kept it',
  refunded: 'all of it was returned to the card',
  partly_refunded: 'a part of it was returned to the card',
}

/** What the words of a field mean where a program cannot guess it; each is for the list with exactly its words. */
export const wordMeanings: readonly Readonly<Record<string, string>>[] = [
  submission,
  payout,
  funding,
  refund,
  dispute,
  paymentEnd,
]
