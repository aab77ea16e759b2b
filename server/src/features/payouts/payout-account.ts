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

/** Its owner completed setup once: money is or was sent to it. */
export function isInUse(status: PayoutAccountStatus): boolean {
  return status === 'connected' || status === 'restricted'
}

/** Why the account cannot be paid, in words; null when it can. */
export function problemOf(account: PayoutAccount): string | null {
  if (!account.detailsSubmitted) return 'Finish setting up your payout account.'
  if (account.disabledReason?.startsWith('rejected')) {
    return 'The payment provider has rejected this account. Contact support.'
  }
  if (account.currentlyDue.length > 0) return 'The payment provider needs more details from you.'
  if (!account.payoutsEnabled || account.transfers !== 'active') {
    return 'The payment provider is still checking your details.'
  }
  return null
}

/** Throws unless money can be sent to accounts in this country (rules §4). */
export function checkPayoutCountry(code: string, supported: readonly string[]): void {
  const country = countries.find((known) => known.code === code)
  if (country === undefined) {
    throw new Rejected('country-unknown', 'Please select your country to continue')
  }
  if (countriesWithoutPayouts.has(code) || !supported.includes(code)) {
    throw new Rejected(
      'country-not-available',
      `Payouts to ${country.name} are not available yet. Choose another country or write to support.`,
      { details: { country: code } },
    )
  }
}
