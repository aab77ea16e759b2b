import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'
import { accountNotes, closedAccounts } from './account-notes.ts'
import { type Configuration, includes } from './account-params.ts'
import { v2Requirements } from './requirements.ts'

type V2Account = Stripe.V2.Core.Account
type Status =
  Stripe.V2.Core.Account.Configuration.Recipient.Capabilities.StripeBalance.StripeTransfers

/** The account as Accounts v2 shows it: both of Stripe's APIs show one account. */
export function toV2Account(
  stripe: StripeSandbox,
  account: Stripe.Account,
  include: readonly string[] = [],
): V2Account {
  const unknown = include.find((name) => !(includes as readonly string[]).includes(name))
  if (unknown !== undefined) throw refused(null, `Invalid include: ${unknown}`, 'include')
  const note = accountNotes(stripe).get(account.id)
  return {
    id: account.id,
    object: 'v2.core.account',
    applied_configurations: configurationsOf(account),
    closed: closedAccounts(stripe).get(account.id) !== undefined,
    ...configurationPart(account, include),
    ...(account.email !== null && { contact_email: account.email }),
    ...(note?.contactPhone && { contact_phone: note.contactPhone }),
    created: momentOf(account.created ?? 0),
    dashboard: dashboardOf(account),
    ...(include.includes('defaults') && { defaults: defaultsOf(account) }),
    ...(note?.displayName && { display_name: note.displayName }),
    ...(include.includes('future_requirements') && { future_requirements: { entries: [] } }),
    ...(include.includes('identity') && { identity: identityOf(account) }),
    livemode: false,
    metadata: account.metadata ?? {},
    ...(include.includes('requirements') && { requirements: v2Requirements(account) }),
  }
}

/** Seconds as v2's timestamps, which have milliseconds. */
export function momentOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

export function configurationsOf({ capabilities = {} }: Stripe.Account): Configuration[] {
  return [
    ...(capabilities.card_payments === undefined ? [] : ['merchant' as const]),
    ...(capabilities.transfers === undefined ? [] : ['recipient' as const]),
  ]
}

function configurationPart(
  account: Stripe.Account,
  include: readonly string[],
): Pick<V2Account, 'configuration'> {
  const applied = configurationsOf(account)
  const asked = applied.filter((name) => include.includes(`configuration.${name}`))
  if (asked.length === 0) return {}
  const payouts = capability(account, account.payouts_enabled ? 'active' : undefined)
  return {
    configuration: {
      ...(asked.includes('merchant') && {
        merchant: {
          applied: true,
          capabilities: {
            card_payments: capability(account, account.capabilities?.card_payments),
            stripe_balance: { payouts },
          },
        },
      }),
      ...(asked.includes('recipient') && {
        recipient: {
          applied: true,
          capabilities: {
            stripe_balance: {
              payouts,
              stripe_transfers: capability(account, account.capabilities?.transfers),
            },
          },
        },
      }),
    },
  }
}

/** Where v1 says why an account is disabled, v2 says it for each capability. */
function capability(account: Stripe.Account, status: string | undefined): Status {
  const { disabled_reason: reason, past_due: pastDue } = account.requirements ?? {}
  if (status === 'active') return { status: 'active', status_details: [] }
  if (reason?.startsWith('rejected.')) {
    return {
      status: 'rejected',
      status_details: [{ code: rejectionOf(reason), resolution: 'contact_stripe' }],
    }
  }
  if ((pastDue?.length ?? 0) > 0) {
    return {
      status: 'restricted',
      status_details: [{ code: 'requirements_past_due', resolution: 'provide_info' }],
    }
  }
  return {
    status: 'pending',
    status_details: [{ code: 'requirements_pending_verification', resolution: 'no_resolution' }],
  }
}

function rejectionOf(reason: string) {
  if (reason === 'rejected.fraud') return 'rejected_platform_fraud'
  return reason === 'rejected.terms_of_service'
    ? 'rejected_platform_terms_of_service'
    : 'rejected_platform_other'
}

function dashboardOf({ controller }: Stripe.Account) {
  const type: string | undefined = controller?.stripe_dashboard?.type
  if (type === 'express') return 'express'
  return type === 'full' ? 'full' : 'none'
}

function liable(who: string | undefined): 'application' | 'stripe' {
  return who === 'application' ? who : 'stripe'
}

function defaultsOf({ controller, default_currency: currency }: Stripe.Account) {
  const { fees, losses, requirement_collection: collects } = controller ?? {}
  return {
    ...(currency !== undefined && { currency }),
    responsibilities: {
      fees_collector: fees?.payer === 'account' ? ('stripe' as const) : ('application' as const),
      losses_collector: liable(losses?.payments),
      requirements_collector: liable(collects),
    },
  }
}

function identityOf({
  country,
  business_type: type,
}: Stripe.Account): Stripe.V2.Core.Account.Identity {
  return { country: (country ?? '').toLowerCase(), ...(type && { entity_type: type }) }
}
