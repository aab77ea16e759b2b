import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter } from '../wire/api-error.ts'
import type { Params } from '../wire/params.ts'

export const createAccountSpec = {
  account_token: 'text',
  business_profile: 'anything',
  business_type: 'text',
  capabilities: 'anything',
  company: 'anything',
  controller: {
    fees: { payer: 'text' },
    losses: { payments: 'text' },
    requirement_collection: 'text',
    stripe_dashboard: { type: 'text' },
  },
  country: 'text',
  default_currency: 'text',
  email: 'text',
  external_account: 'anything',
  individual: 'anything',
  metadata: 'metadata',
  settings: 'anything',
  tos_acceptance: 'anything',
  type: 'text',
} as const

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

export function createAccount(
  stripe: StripeSandbox,
  params: Params<typeof createAccountSpec>,
): Stripe.Account {
  const country = (params.country ?? 'US').toUpperCase()
  const currency = currencyOf[country]
  if (currency === undefined) {
    const message = `${country} is not currently supported by Stripe.`
    throw invalidParameter('country_unsupported', message, 'country')
  }
  const account: Stripe.Account = {
    id: stripe.world.newId('acct_'),
    object: 'account',
    business_type: (params.business_type ?? null) as Stripe.Account.BusinessType | null,
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    controller: controllerOf(params),
    country,
    created: stripe.world.nowSeconds(),
    default_currency: currency,
    details_submitted: false,
    email: params.email ?? null,
    metadata: params.metadata ?? {},
    payouts_enabled: false,
    requirements: requirements(['external_account', 'tos_acceptance.date', 'tos_acceptance.ip']),
    type: typeOf(params),
  }
  stripe.tables.accounts.put(account.id, account)
  return account
}

/** What Stripe still requires; when nothing is due, nothing is held back. */
export function requirements(
  currentlyDue: string[],
  disabledReason: Stripe.Account.Requirements.DisabledReason | null = currentlyDue.length > 0
    ? 'requirements.past_due'
    : null,
): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: currentlyDue,
    disabled_reason: disabledReason,
    errors: [],
    eventually_due: currentlyDue,
    past_due: disabledReason === 'requirements.past_due' ? currentlyDue : [],
    pending_verification: [],
  }
}

/** With controller properties the legacy type is "none", except for an Express dashboard. */
function typeOf(params: Params<typeof createAccountSpec>): Stripe.Account['type'] {
  if (params.type === 'express' || params.type === 'custom' || params.type === 'standard') {
    return params.type
  }
  return params.controller?.stripe_dashboard?.type === 'express' ? 'express' : 'none'
}

function controllerOf(params: Params<typeof createAccountSpec>): Stripe.Account.Controller {
  return {
    type: 'application',
    is_controller: true,
    fees: { payer: params.type === 'express' ? 'application_express' : 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  }
}

function currencies(currency: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, currency]))
}
