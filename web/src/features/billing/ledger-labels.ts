import type { LedgerLine } from '@permille/contract/billing/billing'
import type { LedgerEvent } from '@permille/contract/books/ledger'
import type { LedgerType } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import { titleOf } from '#ui/values/title-of.ts'

export const typeNames: Record<LedgerType, string> = {
  brand_fund: 'Funding',
  creator_earn: 'Earned by creators',
  platform_fee: 'Fee',
  refund: 'Refund',
  adjustment: 'Correction',
}

const eventNames: Record<LedgerEvent, string> = {
  funding: 'Funding',
  'funding-fee': 'Funding, fee part',
  bonus: 'Bonus',
  accrual: 'Views',
  'platform-fee': 'Fee',
  'platform-fee-returned': 'Fee returned',
  'hold-released': 'Hold ended',
  frozen: 'Set aside for a check',
  'freeze-released': 'Released to the creator',
  correction: 'Taken back from a creator',
  reinstated: 'Paid to a creator again',
  recovery: 'Recovered from earnings',
  'recovery-returned': 'Recovery undone',
  'debt-written-off': 'Debt written off',
  'debt-write-off-undone': 'Write-off undone',
  goodwill: 'Goodwill',
  'goodwill-taken-back': 'Goodwill taken back',
  'payout-advanced': 'Paid ahead of earnings',
  'payout-queued': 'Payout requested',
  'payout-paid': 'Payout',
  'payout-paid-otherwise': 'Payout, paid another way',
  'payout-failed': 'Payout failed',
  'payout-reversed': 'Payout returned',
  'refund-requested': 'Refund requested',
  'refund-requested-fee': 'Refund requested, fee part',
  'refund-paid': 'Refund',
  'refund-paid-otherwise': 'Refund, paid another way',
  'refund-failed': 'Refund failed',
  'refund-failed-fee': 'Refund failed, fee part',
  'refund-returned': 'Refund returned by the bank',
  'refund-advanced': 'Refunded beyond what was left',
  'refund-advance-undone': 'No longer owed for a refund',
  'brand-debt-paid': 'Paid for a refund beyond what was left',
  'brand-debt-unpaid': 'Returned, no longer owed for a refund',
  'brand-debt-written-off': 'Debt written off',
  'brand-debt-write-off-undone': 'Write-off undone',
  'stray-received': 'Payment without a campaign',
  'stray-refunded': 'Refund of a payment without a campaign',
  'stray-returned': 'Refund returned by the bank',
  'stray-paid-otherwise': 'Payment without a campaign, paid another way',
  'stray-disputed': 'Payment without a campaign, taken back by its bank',
  'stray-dispute-won': 'Payment without a campaign, returned by its bank',
  'provider-fee': 'Provider’s fee',
  'provider-fee-returned': 'Provider’s fee returned',
  'operator-added': 'Added by the operator',
  'operator-withdrew': 'Withdrawn by the operator',
  'found-money': 'Found at the provider',
  'missing-money': 'Missing at the provider',
  'chargeback-opened': 'Taken back by your bank',
  'chargeback-won': 'Returned by your bank',
  'chargeback-lost': 'Kept for a payment your bank took back',
  'chargeback-lost-undone': 'No longer owed for a payment',
  'chargeback-covered': 'Held for a payment your bank claims',
  'chargeback-covered-undone': 'No longer held for a payment',
  'chargeback-recovered': 'Kept for a payment your bank took back',
  'chargeback-recovered-undone': 'No longer owed for a payment',
}

/** Returns a short name for the movement. */
export function nameOfLine({ event }: Pick<LedgerLine, 'event'>): string {
  return eventNames[event]
}

/** Returns the creator and post that the line belongs to, if any. */
export function causeOfLine({ creatorName, submissionTitle }: LedgerLine): string | undefined {
  if (creatorName === null) return undefined
  return `${isolate(creatorName)} · ${isolate(titleOf(submissionTitle))}`
}
