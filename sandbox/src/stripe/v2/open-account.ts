import type Stripe from 'stripe'
import type { CreateAccountParams } from '../connect/account-params.ts'
import { checkCountry, putAccount } from '../connect/create-account.ts'
import { offersRecipients, type ServiceAgreement } from '../connect/service-agreements.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'
import { accountNotes } from './account-notes.ts'
import type { V2AccountParams } from './account-params.ts'
import { emitThin } from './emit-thin.ts'

/** Opens an account with the requested roles; throws Stripe's refusals of roles and of who is liable. */
export function openAccount(stripe: StripeSandbox, params: V2AccountParams): Stripe.Account {
  const { identity, dashboard = 'none', contact_email: email, metadata } = params
  const country = identity?.country?.toUpperCase()
  if (country === undefined) {
    throw refused('identity_country_required', 'identity.country is required.', 'identity.country')
  }
  if (dashboard === 'express') checkLiability(params)
  const capabilities = askedCapabilities(params)
  checkAlone(stripe, capabilities)
  const agreement = agreementOf(stripe, country, capabilities)
  checkCountry(stripe, country, agreement)
  const asV1: CreateAccountParams = {
    controller: controllerFor(params),
    ...(identity?.entity_type && { business_type: identity.entity_type }),
    ...(email !== undefined && { email }),
    ...(metadata !== undefined && { metadata }),
  }
  const account = putAccount(stripe, asV1, { country, agreement, capabilities })
  accountNotes(stripe).put(account.id, {
    displayName: params.display_name ?? null,
    contactPhone: params.contact_phone ?? null,
  })
  emitThin(stripe, { type: 'v2.core.account.created', accountId: account.id })
  return account
}

/** The capabilities of v1 that the requested roles have. */
export function askedCapabilities({ configuration }: V2AccountParams): Stripe.Account.Capabilities {
  const cards = configuration?.merchant?.capabilities?.card_payments?.requested
  const transfers =
    configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.requested
  return {
    ...(cards && { card_payments: 'inactive' as const }),
    ...(transfers && { transfers: 'inactive' as const }),
  }
}

function checkLiability({ defaults }: V2AccountParams): void {
  const { fees_collector: fees, losses_collector: losses } = defaults?.responsibilities ?? {}
  if (fees?.startsWith('application') && losses === 'application') return
  throw refused(
    'account_controller_express_dash_without_application_losses_or_fees',
    'An account with the express dashboard needs `application` as its fees_collector and losses_collector.',
    'defaults.responsibilities',
  )
}

/** As with v1, an account that may only receive transfers needs an approval of the platform. */
export function checkAlone(
  stripe: StripeSandbox,
  { card_payments: cards, transfers }: Stripe.Account.Capabilities,
): void {
  const { transfersAloneApproved } = stripe.world.settings.current
  if (transfers === undefined || cards !== undefined || transfersAloneApproved) return
  throw refused(
    'capability_not_available_without_other_capability',
    'The capability configuration.recipient.capabilities.stripe_balance.stripe_transfers is not available without configuration.merchant.capabilities.card_payments.',
    'configuration.recipient.capabilities.stripe_balance.stripe_transfers',
  )
}

/** Who only receives transfers from another region does so under the recipient agreement. */
function agreementOf(
  stripe: StripeSandbox,
  country: string,
  { card_payments: cards }: Stripe.Account.Capabilities,
): ServiceAgreement {
  const { platformCountry } = stripe.world.settings.current
  return cards === undefined && offersRecipients(platformCountry, country) ? 'recipient' : 'full'
}

function controllerFor({ dashboard = 'none', defaults }: V2AccountParams) {
  const { fees_collector: fees, losses_collector: losses } = defaults?.responsibilities ?? {}
  return {
    fees: { payer: fees === undefined || fees === 'stripe' ? 'account' : 'application' },
    losses: { payments: losses ?? 'stripe' },
    stripe_dashboard: { type: dashboard },
  } as const
}
