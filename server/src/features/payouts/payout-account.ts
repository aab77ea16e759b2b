import { type Cents, formatCents } from '@permille/contract/money'
import { countries, countriesWithoutPayouts } from '@permille/contract/reference-lists'
import type { PayoutAccount, ReturnedByBank } from '#integrations/stripe/payment-provider.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { unfinishedAccount } from '../earnings/public.ts'

export type PayoutAccountStatus = 'not_connected' | 'pending' | 'connected' | 'restricted'

/** Only a bank account is missing: the provider accepts our money, and has no bank to pay it to. */
export function lacksOnlyBank(account: PayoutAccount): boolean {
  const { detailsSubmitted, payoutsEnabled, transfers, currentlyDue } = account
  return (
    detailsSubmitted &&
    !payoutsEnabled &&
    transfers === 'active' &&
    !isRejected(account) &&
    currentlyDue.length > 0 &&
    currentlyDue.every((due) => due === 'external_account')
  )
}

export function isRejected({ disabledReason }: PayoutAccount): boolean {
  return disabledReason?.startsWith('rejected') === true
}

/** Money may be sent only when all three hold; `charges_enabled` says nothing about payouts. */
export function statusOf(account: PayoutAccount): PayoutAccountStatus {
  if (account.detailsSubmitted && account.payoutsEnabled && account.transfers === 'active') {
    return 'connected'
  }
  const isRestricted = account.disabledReason !== null || lacksOnlyBank(account)
  return account.detailsSubmitted && isRestricted ? 'restricted' : 'pending'
}

const moreNeeded = 'The payment provider needs more details from you.'

/** Whether its owner can end the problem on the provider's pages. */
export function canContinue(problem: string | null): boolean {
  return problem === unfinishedAccount || problem === moreNeeded
}

/**
 * The creator's message about money that their bank returned, wherever it is shown; null for another currency
 * than ours.
 */
export function returnedByBank(cents: Cents | null): string {
  return `${returnedTitle(cents)} to your Stripe account. Give Stripe another bank account; it then pays it out.`
}

export function returnedTitle(cents: Cents | null): string {
  return `Your bank sent ${cents === null ? 'money' : formatCents(cents)} back`
}

/**
 * Why the account cannot be paid, in words; null when it can. `returned` is what its bank returned, if the
 * account lacks only another bank account. Every screen, refusal and notice uses this sentence.
 */
export function problemOf(account: PayoutAccount, returned: ReturnedByBank | null): string | null {
  if (!account.detailsSubmitted) return unfinishedAccount
  if (returned !== null) return returnedByBank(returned.cents)
  if (isRejected(account)) {
    return 'The payment provider has rejected this account. Contact support.'
  }
  if (account.currentlyDue.length > 0) return moreNeeded
  if (!account.payoutsEnabled || account.transfers !== 'active') {
    return 'The payment provider is still checking your details.'
  }
  return null
}

export const disconnectedProblem =
  'Your payout account is no longer connected to us. Connect one again to be paid.'

/** Why accounts in this country cannot be paid (rules §4), in words; null when they can. */
export function countryProblem(code: string, payable: readonly string[]): string | null {
  if (countriesWithoutPayouts.has(code)) return 'Not available yet'
  return payable.includes(code) ? null : 'Stripe does not transfer money there from our account'
}

/** Throws unless money can be sent to accounts in this country (rules §4). */
export function checkPayoutCountry(code: string, payable: readonly string[]): void {
  const country = countries.find((known) => known.code === code)
  if (country === undefined) {
    throw new Rejected('country-unknown', 'Please select your country to continue')
  }
  const problem = countryProblem(code, payable)
  if (problem !== null) {
    throw new Rejected(
      'country-not-available',
      `Payouts to ${country.name} are not available yet. Choose another country or write to support.`,
      { details: { country: code, problem } },
    )
  }
}
