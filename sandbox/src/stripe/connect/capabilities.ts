import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'
import type { ServiceAgreement } from './service-agreements.ts'

/** The capabilities that this sandbox knows. */
export const capabilitiesSpec = {
  card_payments: { requested: 'boolean' },
  transfers: { requested: 'boolean' },
} as const

type Requested = {
  readonly [C in keyof typeof capabilitiesSpec]?: { readonly requested?: boolean }
}

type Status = Stripe.Account.Capabilities.Transfers

/** The requested capabilities; an Express account that names none gets both. */
export function requestedCapabilities(
  params: Requested | undefined,
  agreement: ServiceAgreement,
): Stripe.Account.Capabilities {
  const both = agreement === 'full' ? { card_payments: 'inactive' as const } : {}
  if (params === undefined) return { ...both, transfers: 'inactive' }
  const names = Object.keys(capabilitiesSpec) as (keyof Requested)[]
  const requested = names.filter((name) => params[name]?.requested)
  return Object.fromEntries(requested.map((name) => [name, 'inactive']))
}

/** Throws Stripe's refusal of a combination of capabilities. */
export function checkCapabilities(
  stripe: StripeSandbox,
  account: {
    country: string
    agreement: ServiceAgreement
    capabilities: Stripe.Account.Capabilities
  },
): void {
  const { country, agreement, capabilities } = account
  const [cards, transfers] = [capabilities.card_payments, capabilities.transfers].map(Boolean)
  if (agreement === 'recipient' && cards) throw refusedCapability(cardsForRecipient)
  if (cards && !transfers) throw refusedCapability(cardsWithoutTransfers)
  if (!transfers || cards) return
  const { platformCountry, transfersAloneApproved } = stripe.world.settings.current
  if (country === 'US' && platformCountry !== 'US') throw refusedCapability(transfersAloneInUs)
  if (!transfersAloneApproved) throw refusedCapability(transfersAloneUnapproved)
}

const transfersAloneUnapproved =
  'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. If you would like to request transfers without card_payments, please contact us via https://support.stripe.com/contact.'

const transfersAloneInUs =
  'You cannot request the `transfers` capability without the `card_payments` capability for accounts in US.'

const cardsWithoutTransfers =
  'Accounts do not currently support `card_payments` without `transfers`. Please visit https://stripe.com/docs/connect/account-capabilities#card-payments for more details.'

const cardsForRecipient =
  'You cannot request the `card_payments` capability for accounts under the `recipient` service agreement.'

function refusedCapability(message: string) {
  return refused(null, message)
}

/** Every requested capability in this status. */
export function withStatus(
  capabilities: Stripe.Account.Capabilities | undefined,
  status: Status,
): Stripe.Account.Capabilities {
  return Object.fromEntries(Object.keys(capabilities ?? {}).map((name) => [name, status]))
}
