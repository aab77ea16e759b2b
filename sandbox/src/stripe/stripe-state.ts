import type { StripeSandbox } from './stripe-sandbox.ts'

/** Stripe's own objects, for `GET /control/state`. */
export function stripeState({ tables }: StripeSandbox) {
  return {
    paymentIntents: tables.paymentIntents.values(),
    transfers: tables.transfers.values(),
    refunds: tables.refunds.values(),
    disputes: tables.disputes.values(),
    accounts: tables.accounts.values(),
  }
}
