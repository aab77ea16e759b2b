import type { PayoutCountry } from '@permille/contract/payouts/payouts'
import { countries } from '@permille/contract/reference-lists'
import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'
import { countryProblem } from './payout-account.ts'

/** Every country a creator can name, with the reason if an account there could not be paid. */
export async function readPayoutCountries(
  provider: Pick<PaymentProvider, 'payableCountries'>,
): Promise<PayoutCountry[]> {
  const payable = await provider.payableCountries()
  return countries.map(({ code, name }) => ({ code, name, problem: countryProblem(code, payable) }))
}
