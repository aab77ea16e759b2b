import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** The platform's balance as the API shows it. */
export function shownBalance({ balance, world }: StripeSandbox): Stripe.Balance {
  const currency = world.settings.current.platformCurrency
  const line = (amountCents: number) => {
    return { amount: amountCents, currency, source_types: { card: amountCents } }
  }
  return {
    object: 'balance',
    available: [line(balance.availableCents)],
    livemode: false,
    pending: [line(balance.pendingCents)],
  }
}
