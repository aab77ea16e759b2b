import type Stripe from 'stripe'
import type { Collection } from '#state/store.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** A payout, and the connected account it belongs to; null for the platform's. */
export interface OwnedPayout {
  readonly account: string | null
  readonly payout: Stripe.Payout
}

export function ownedPayouts(stripe: StripeSandbox): Collection<OwnedPayout> {
  return stripe.world.store.collection<OwnedPayout>('stripe.payouts')
}
