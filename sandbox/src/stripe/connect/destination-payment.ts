import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { baseCharge } from '../payments/base-charge.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** The connected account's side: a payment there, and money in its balance. */
export function receiveTransfer(
  stripe: StripeSandbox,
  transfer: Stripe.Transfer,
  availableOn: number,
): void {
  const account = String(transfer.destination)
  const id = String(transfer.destination_payment)
  const transaction = recordTransaction(stripe, {
    account,
    type: 'payment',
    reportingCategory: 'charge',
    amountCents: transfer.amount,
    source: id,
    availableOn,
  })
  const { amount: amountCents, currency } = transfer
  stripe.tables.destinationPayments.put(id, {
    ...baseCharge(stripe, { id, amountCents, currency }),
    amount_captured: amountCents,
    balance_transaction: transaction.id,
    captured: true,
    paid: true,
    source_transfer: transfer.id,
    status: 'succeeded',
  })
  stripe.later.add('automatic_payout', account, stripe.world.settings.current.payoutSeconds)
}

/** A reversed transfer leaves the connected account's balance again. */
export function returnTransfer(
  stripe: StripeSandbox,
  transfer: Stripe.Transfer,
  amountCents: number,
): void {
  recordTransaction(stripe, {
    account: String(transfer.destination),
    type: 'payment_refund',
    reportingCategory: 'refund',
    amountCents: -amountCents,
    source: String(transfer.destination_payment),
  })
}
