import type { FundingStatus } from '@permille/contract/enums'

interface Payment {
  readonly status: FundingStatus
  /** Paid and on its way through a bank. */
  readonly isProcessing: boolean
}

/** Money, or on its way to be: what was begun and never paid is neither (rules §7). */
export function isMoney({ status, isProcessing }: Payment): boolean {
  return status === 'succeeded' || (status === 'pending' && isProcessing)
}

export function sayPayment({ status, isProcessing }: Payment): string {
  if (status === 'succeeded') return status
  return status === 'pending' && isProcessing ? 'Waiting for your bank' : 'Not paid'
}
