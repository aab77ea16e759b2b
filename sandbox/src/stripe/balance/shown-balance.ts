import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** The platform's balance as the API shows it. */
export function shownBalance({ balance }: StripeSandbox): Stripe.Balance {
  return {
    object: 'balance',
    available: [inUsd(balance.availableCents)],
    livemode: false,
    pending: [inUsd(balance.pendingCents)],
  }
}

function inUsd(amountCents: number) {
  return { amount: amountCents, currency: 'usd', source_types: { card: amountCents } }
}
