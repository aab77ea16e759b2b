import type Stripe from 'stripe'
import type { Collection, Store } from '../state/store.ts'

/** Stripe's objects as the API shows them, one durable collection per kind. */
export interface Tables {
  readonly paymentIntents: Collection<Stripe.PaymentIntent>
  readonly paymentMethods: Collection<Stripe.PaymentMethod>
  readonly charges: Collection<Stripe.Charge>
  readonly balanceTransactions: Collection<Stripe.BalanceTransaction>
  readonly refunds: Collection<Stripe.Refund>
  readonly disputes: Collection<Stripe.Dispute>
  readonly fraudWarnings: Collection<Stripe.Radar.EarlyFraudWarning>
  readonly topups: Collection<Stripe.Topup>
  readonly accounts: Collection<Stripe.Account>
  readonly transfers: Collection<Stripe.Transfer>
  readonly transferReversals: Collection<Stripe.TransferReversal>
  /** On connected accounts: the payments that their transfers created. */
  readonly destinationPayments: Collection<Stripe.Charge>
  readonly events: Collection<Stripe.Event>
}

export function openTables(store: Store): Tables {
  const open = <T>(name: string) => store.collection<T>(`stripe.${name}`)
  return {
    paymentIntents: open('payment_intents'),
    paymentMethods: open('payment_methods'),
    charges: open('charges'),
    balanceTransactions: open('balance_transactions'),
    refunds: open('refunds'),
    disputes: open('disputes'),
    fraudWarnings: open('early_fraud_warnings'),
    topups: open('topups'),
    accounts: open('accounts'),
    transfers: open('transfers'),
    transferReversals: open('transfer_reversals'),
    destinationPayments: open('destination_payments'),
    events: open('events'),
  }
}

/** Finds any object by its id, for `expand`. */
export function findById(tables: Tables, id: string): object | undefined {
  const found = Object.values(tables) as Collection<object>[]
  return found.map((collection) => collection.get(id)).find((object) => object !== undefined)
}
