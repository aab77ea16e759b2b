import type { CreatorId } from '@permille/contract/ids'
import type Stripe from 'stripe'
import type { IsForeign } from './installation-mark.ts'
import type { PayoutAccount } from './payment-provider.ts'
import type { ServiceAgreement } from './payout-corridors.ts'
import { createMetadataReader } from './read-metadata.ts'

export function toPayoutAccount(account: Stripe.Account, isForeign: IsForeign): PayoutAccount {
  const metadata = account.metadata ?? {}
  return {
    id: account.id,
    isForeign: metadata.creatorId === undefined || isForeign(metadata),
    creatorId: createMetadataReader(metadata).id<CreatorId>('creatorId'),
    country: account.country ?? '',
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    transfers: transfersOf(account.capabilities?.transfers),
    disabledReason: account.requirements?.disabled_reason ?? null,
    currentlyDue: account.requirements?.currently_due ?? [],
    destinations: (account.external_accounts?.data ?? []).flatMap((each) => {
      return 'fingerprint' in each && each.fingerprint ? [each.fingerprint] : []
    }),
    lastFour: lastFourOf(account),
  }
}

function lastFourOf({ external_accounts: banks }: Stripe.Account): string | null {
  const all = (banks?.data ?? []).filter((each) => 'last4' in each)
  const used = all.find((each) => each.default_for_currency === true) ?? all[0]
  return used?.last4 ?? null
}

function transfersOf(capability: string | undefined): PayoutAccount['transfers'] {
  return capability === 'active' || capability === 'pending' ? capability : 'inactive'
}

/**
 * The capabilities that a new account requests under an agreement. Without an approval, Stripe refuses transfers without
 * card payments under the full agreement, and card payments under the other.
 */
export function accountParams(agreement: ServiceAgreement): Stripe.AccountCreateParams {
  const transfers = { requested: true }
  return agreement === 'full'
    ? { ...expressAccount, capabilities: { card_payments: { requested: true }, transfers } }
    : {
        ...expressAccount,
        capabilities: { transfers },
        tos_acceptance: { service_agreement: 'recipient' },
      }
}

/** Express dashboard, fees and losses on the platform, requirements collected by Stripe. */
const expressAccount = {
  business_type: 'individual',
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  },
} satisfies Stripe.AccountCreateParams
