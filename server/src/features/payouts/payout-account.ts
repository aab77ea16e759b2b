import { countries, countriesWithoutPayouts } from '@permille/contract/reference-lists'
import type { PayoutAccount } from '../../integrations/stripe/payment-provider.ts'
import { Rejected } from '../../platform/errors/errors.ts'

export type PayoutAccountStatus = 'not_connected' | 'pending' | 'connected' | 'restricted'

/** Money may be sent only when all three hold; `charges_enabled` says nothing about payouts. */
export function statusOf(account: PayoutAccount): PayoutAccountStatus {
  if (account.detailsSubmitted && account.payoutsEnabled && account.transfers === 'active') {
    return 'connected'
  }
  return account.detailsSubmitted && account.disabledReason !== null ? 'restricted' : 'pending'
}

const unfinished = 'Finish setting up your payout account.'
const moreNeeded = 'The payment provider needs more details from you.'

/** Whether its owner can end the problem on the provider's pages. */
export function canContinue(problem: string | null): boolean {
  return problem === unfinished || problem === moreNeeded
}

/** Why the account cannot be paid, in words; null when it can. */
export function problemOf(account: PayoutAccount): string | null {
  if (!account.detailsSubmitted) return unfinished
  if (account.disabledReason?.startsWith('rejected')) {
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
