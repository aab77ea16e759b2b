import type { FundingStatus } from '@permille/contract/enums'

interface Payment {
  readonly status: FundingStatus
  /** Paid, and being processed by a bank. */
  readonly isProcessing: boolean
}

/** True for money received or being processed; a payment started and never paid is neither (rules §2). */
export function isMoney({ status, isProcessing }: Payment): boolean {
  return status === 'succeeded' || (status === 'pending' && isProcessing)
}

export function sayPayment({ status, isProcessing }: Payment): string {
  if (status === 'succeeded') return status
  return status === 'pending' && isProcessing ? 'Waiting for your bank' : 'Not paid'
}
