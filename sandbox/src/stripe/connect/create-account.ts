import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, refused } from '../wire/api-error.ts'
import { mergeMetadata } from '../wire/params.ts'
import { controllerOf, typeOf } from './account-control.ts'
import { currencyOf } from './account-countries.ts'
import { emptyList, noProfile, settingsOf } from './account-details.ts'
import type { CreateAccountParams } from './account-params.ts'
import { requirements } from './account-requirements.ts'
import { checkCapabilities, requestedCapabilities } from './capabilities.ts'
import { offersRecipients, type ServiceAgreement } from './service-agreements.ts'

/** Throws Stripe's refusal for a platform that may only use Accounts v2. */
export function createAccount(stripe: StripeSandbox, params: CreateAccountParams): Stripe.Account {
  const { accountsApi } = stripe.world.settings.current
  if (accountsApi === 'v2' || accountsApi === 'none') throw refused(null, useAccountsV2)
  const country = countryOf(stripe, params.country)
  const agreement = params.tos_acceptance?.service_agreement ?? 'full'
  checkCountry(stripe, country, agreement)
  const capabilities = requestedCapabilities(params.capabilities, agreement)
  checkCapabilities(stripe, { country, agreement, capabilities })
  return putAccount(stripe, params, { country, agreement, capabilities })
}

const useAccountsV2 =
  'Stripe no longer recommends Accounts v1 for new Connect integrations. Create connected accounts with POST /v2/core/accounts instead: https://docs.stripe.com/api/v2/core/accounts. Read more about Accounts v2: https://docs.stripe.com/connect/accounts-v2/account-creation. If your integration requires v1 account creation for a supported compatibility scenario, enable Accounts v1 support in the Dashboard: https://dashboard.stripe.com/settings/features/feat_accounts_v1_support.'

/** What is chosen once, and what was requested. */
interface Opened {
  readonly country: string
  readonly agreement: ServiceAgreement
  readonly capabilities: Stripe.Account.Capabilities
}

/** Opens the account; both of Stripe's APIs have validated the request. */
export function putAccount(
  stripe: StripeSandbox,
  params: CreateAccountParams,
  { country, agreement, capabilities }: Opened,
): Stripe.Account {
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
    default_currency: currencyOf[country] ?? 'usd',
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

/** The platform's own country unless one is named. */
function countryOf(stripe: StripeSandbox, named: string | undefined): string {
  return (named ?? stripe.world.settings.current.platformCountry).toUpperCase()
}

/** Throws where the agreement is not offered to this platform, or Stripe opens no accounts. */
export function checkCountry(
  stripe: StripeSandbox,
  country: string,
  agreement: ServiceAgreement,
): void {
  const { platformCountry } = stripe.world.settings.current
  if (agreement === 'recipient' && !offersRecipients(platformCountry, country)) {
    const message = `The recipient ToS agreement is not supported for platforms in ${platformCountry} creating accounts in ${country}. See https://stripe.com/docs/connect/cross-border-payouts for more details.`
    throw invalidParameter(null, message, 'tos_acceptance[service_agreement]')
  }
  if (currencyOf[country] !== undefined) return
  const message = `${country} is not currently supported by Stripe.`
  throw invalidParameter('country_unsupported', message, 'country')
}
