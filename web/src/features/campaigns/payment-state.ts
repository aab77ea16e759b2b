import type { FundingStatus } from '@permille/contract/enums'
import type { PaymentEnd } from '@permille/contract/funding/funding'
import type { Tone } from '#ui/values/badge.tsx'

export interface PaymentState {
  readonly status: FundingStatus
  /** True if paid and being processed by a bank. */
  readonly isProcessing: boolean
  readonly end: PaymentEnd | null
}

/** True for money received or being processed; a payment started and never paid is neither (rules §2). */
export function isMoney({ status, isProcessing, end }: PaymentState): boolean {
  return status === 'succeeded' || end === 'set_apart' || (status === 'pending' && isProcessing)
}

const endLabels: Readonly<Record<PaymentEnd, string>> = {
  set_apart: 'Set apart',
  questioned: 'Questioned',
  disputed: 'Chargeback open',
  charged_back: 'Charged back',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
}

/** Returns the text of a payment's badge, on every screen. */
export function describePayment({ status, isProcessing, end }: PaymentState): string {
  if (end !== null) return endLabels[end]
  if (status === 'succeeded') return status
  return status === 'pending' && isProcessing ? 'Waiting for your bank' : 'Not paid'
}

export function toneOfPayment({ status, end }: PaymentState): Tone {
  if (end === 'disputed' || end === 'charged_back' || end === 'set_apart') return 'negative'
  return status === 'succeeded' && end === null ? 'positive' : 'neutral'
}
