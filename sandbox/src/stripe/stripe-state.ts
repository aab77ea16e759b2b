import type { StripeSandbox } from './stripe-sandbox.ts'

/** Stripe's own objects, for `GET /control/state`. */
export function stripeState({ books }: StripeSandbox) {
  return {
    paymentIntents: books.paymentIntents.values(),
    transfers: books.transfers.values(),
    refunds: books.refunds.values(),
    accounts: books.accounts.values(),
  }
}
