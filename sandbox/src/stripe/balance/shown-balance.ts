import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** A balance as the API shows it; without an account, the platform's. */
export function shownBalance(
  { balances, world }: StripeSandbox,
  account: string | null = null,
): Stripe.Balance {
  const balance = balances.of(account)
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
