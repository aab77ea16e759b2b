import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter } from '../wire/api-error.ts'
import { mergeMetadata } from '../wire/params.ts'
import { controllerOf, typeOf } from './account-control.ts'
import { emptyList, noProfile, settingsOf } from './account-details.ts'
import type { CreateAccountParams } from './account-params.ts'
import { requirements } from './account-requirements.ts'
import { checkCapabilities, requestedCapabilities } from './capabilities.ts'
import { offersRecipients, type ServiceAgreement } from './service-agreements.ts'

/** Countries where Stripe opens accounts, and the currency of their payouts. */
const currencyOf: Readonly<Record<string, string>> = {
  ...currencies('aed', 'AE'),
  ...currencies('aud', 'AU'),
  ...currencies('bgn', 'BG'),
  ...currencies('brl', 'BR'),
  ...currencies('cad', 'CA'),
  ...currencies('chf', 'CH LI'),
  ...currencies('czk', 'CZ'),
  ...currencies('dkk', 'DK'),
  ...currencies('eur', 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK'),
  ...currencies('gbp', 'GB GI'),
  ...currencies('hkd', 'HK'),
  ...currencies('huf', 'HU'),
  ...currencies('inr', 'IN'),
  ...currencies('isk', 'IS'),
  ...currencies('jpy', 'JP'),
  ...currencies('mxn', 'MX'),
  ...currencies('myr', 'MY'),
  ...currencies('nok', 'NO'),
  ...currencies('nzd', 'NZ'),
  ...currencies('pln', 'PL'),
  ...currencies('ron', 'RO'),
  ...currencies('sek', 'SE'),
  ...currencies('sgd', 'SG'),
  ...currencies('thb', 'TH'),
  ...currencies('usd', 'US'),
  ...currencies('zar', 'ZA'),
}

export function createAccount(stripe: StripeSandbox, params: CreateAccountParams): Stripe.Account {
  const country = (params.country ?? stripe.world.settings.current.platformCountry).toUpperCase()
  const agreement = params.tos_acceptance?.service_agreement ?? 'full'
  const currency = currencyIn(stripe, country, agreement)
  const capabilities = requestedCapabilities(params.capabilities, agreement)
  checkCapabilities(stripe, { country, agreement, capabilities })
  const due = ['external_account', 'tos_acceptance.date', 'tos_acceptance.ip']
  const account: Stripe.Account = {
    id: stripe.world.newId('acct_'),
    object: 'account',
    business_profile: { ...noProfile, ...params.business_profile },
    business_type: params.business_type ?? null,
    capabilities,
    charges_enabled: false,
    controller: controllerOf(params),
    country,
    created: stripe.world.nowSeconds(),
    default_currency: currency,
    details_submitted: false,
    email: params.email ?? null,
    external_accounts: emptyList('/v1/accounts/external_accounts'),
    future_requirements: requirements([]),
    metadata: mergeMetadata({}, params.metadata),
    payouts_enabled: false,
    requirements: requirements(due),
    settings: settingsOf(params),
    tos_acceptance: { date: null, ip: null, service_agreement: agreement, user_agent: null },
    type: typeOf(params),
  }
  stripe.tables.accounts.put(account.id, account)
  return account
}

/** Throws where the agreement is not offered to this platform, or Stripe opens no accounts. */
function currencyIn(stripe: StripeSandbox, country: string, agreement: ServiceAgreement): string {
  const { platformCountry } = stripe.world.settings.current
  if (agreement === 'recipient' && !offersRecipients(platformCountry, country)) {
    const message = `The recipient ToS agreement is not supported for platforms in ${platformCountry} creating accounts in ${country}. See https://stripe.com/docs/connect/cross-border-payouts for more details.`
    throw invalidParameter(null, message, 'tos_acceptance[service_agreement]')
  }
  const currency = currencyOf[country]
  if (currency !== undefined) return currency
  const message = `${country} is not currently supported by Stripe.`
  throw invalidParameter('country_unsupported', message, 'country')
}

function currencies(currency: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, currency]))
}
