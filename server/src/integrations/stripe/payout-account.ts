import type Stripe from 'stripe'
import type { PayoutAccount } from './payment-provider.ts'

export function toPayoutAccount(account: Stripe.Account): PayoutAccount {
  return {
    id: account.id,
    country: account.country ?? '',
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    transfers: transfersOf(account.capabilities?.transfers),
    disabledReason: account.requirements?.disabled_reason ?? null,
    currentlyDue: account.requirements?.currently_due ?? [],
  }
}

function transfersOf(capability: string | undefined): PayoutAccount['transfers'] {
  return capability === 'active' || capability === 'pending' ? capability : 'inactive'
}

/** Express dashboard, fees and losses on the platform, requirements collected by Stripe. */
export const expressAccount = {
  business_type: 'individual',
  capabilities: { transfers: { requested: true } },
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  },
} satisfies Stripe.AccountCreateParams
