import type Stripe from 'stripe'
import type { PaymentProvider, PayoutAccount } from './payment-provider.ts'

type V2Account = Stripe.V2.Core.Account
type Capability =
  | Stripe.V2.Core.Account.Configuration.Recipient.Capabilities.StripeBalance.StripeTransfers
  | undefined

/** What an account may do: be paid, or also charge cards. */
export type Role = 'merchant' | 'recipient'

/** The metadata of accounts opened through v2, and of no other. */
export const openedInV2 = { accounts: 'v2' } as const

export function isOfV2(metadata: Stripe.Metadata | null | undefined): boolean {
  return metadata?.accounts === openedInV2.accounts
}

/** Express dashboard, fees and losses on the platform, requirements collected by Stripe: as with v1. */
export function v2Params(
  of: { email: string; country: string; metadata: Stripe.Metadata },
  roles: readonly Role[],
): Stripe.V2.Core.AccountCreateParams {
  return {
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
      ...(roles.includes('merchant') && {
        merchant: { capabilities: { card_payments: { requested: true } } },
      }),
    },
    contact_email: of.email,
    dashboard: 'express',
    defaults: {
      responsibilities: { fees_collector: 'application', losses_collector: 'application' },
    },
    identity: { country: of.country, entity_type: 'individual' },
    metadata: of.metadata,
  }
}

/** All that will be due is requested at once: transfers are active before there is a bank account to pay out to. */
export function v2LinkParams(
  of: Parameters<PaymentProvider['createOnboardingLink']>[0],
): Stripe.V2.Core.AccountLinkCreateParams {
  return {
    account: of.accountId,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        collection_options: { fields: 'eventually_due' },
        refresh_url: of.refreshUrl,
        return_url: of.returnUrl,
      },
    },
  }
}

/** Without these, v2 shows neither capabilities nor requirements. */
export const v2Include = ['configuration.recipient', 'requirements'] as const

type State = Pick<
  PayoutAccount,
  'currentlyDue' | 'detailsSubmitted' | 'disabledReason' | 'payoutsEnabled' | 'transfers'
>

/** The state of an account in v2's words. `inV1` is what v1 shows of the same account. */
export function stateInV2(account: V2Account, inV1: PayoutAccount): State {
  const { stripe_transfers: transfers, payouts } =
    account.configuration?.recipient?.capabilities?.stripe_balance ?? {}
  const due = (account.requirements?.entries ?? []).filter(
    ({ awaiting_action_from: from, minimum_deadline: { status } }) =>
      from === 'user' && status !== 'eventually_due',
  )
  return {
    currentlyDue: due.map(({ description }) =>
      description === bankInV2 ? 'external_account' : description,
    ),
    // v2 has no such field, and v1's shows nothing more for an account of v2.
    detailsSubmitted: inV1.detailsSubmitted || due.length === 0,
    disabledReason: reasonOf(transfers) ?? reasonOf(payouts),
    payoutsEnabled: payouts === undefined ? inV1.payoutsEnabled : payouts.status === 'active',
    transfers: stateOf(transfers),
  }
}

/** v1's `external_account`, and every requirement that means only a bank account is missing. */
const bankInV2 = 'configuration.recipient.default_outbound_destination'

function stateOf(capability: Capability): PayoutAccount['transfers'] {
  const { status } = capability ?? {}
  return status === 'active' || status === 'pending' ? status : 'inactive'
}

/** In v1's form, which everything that reads a reason knows: `rejected.fraud`, `requirements.past_due`. */
function reasonOf(capability: Capability): string | null {
  const { status, status_details: details } = capability ?? {}
  if (status === undefined || status === 'active' || status === 'pending') return null
  const code = details?.[0]?.code ?? status
  if (status === 'rejected') return `rejected.${code.replace(/^rejected_(platform_)?/, '')}`
  return code.replace(/^requirements_/, 'requirements.')
}
