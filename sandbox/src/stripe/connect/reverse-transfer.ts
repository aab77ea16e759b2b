import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'
import { mergeMetadata, type Params } from '../wire/params.ts'
import { returnTransfer } from './destination-payment.ts'

export const reverseTransferSpec = {
  amount: 'integer',
  description: 'text',
  metadata: 'metadata',
  refund_application_fee: 'boolean',
} as const

/** Moves all or part of a transfer back into the platform's balance. */
export function reverseTransfer(
  stripe: StripeSandbox,
  transfer: Stripe.Transfer,
  params: Params<typeof reverseTransferSpec>,
): Stripe.TransferReversal {
  const leftCents = transfer.amount - transfer.amount_reversed
  const amountCents = params.amount ?? leftCents
  if (amountCents < 1 || amountCents > leftCents) {
    const message = `Reversal amount (${amountCents}) is not between 1 and what is left (${leftCents}).`
    throw refused('transfer_reversal_too_large', message, 'amount')
  }
  const { availableCents, pendingCents } = stripe.balances.of(String(transfer.destination))
  if (amountCents > availableCents + pendingCents) {
    const message =
      'Insufficient funds in account. The recipient does not have sufficient funds to reverse the transfer.'
    throw refused('balance_insufficient', message)
  }
  const reversal = buildReversal(stripe, transfer, { ...params, amount: amountCents })
  stripe.tables.transferReversals.put(reversal.id, reversal)
  returnTransfer(stripe, transfer, amountCents)
  const reversedCents = transfer.amount_reversed + amountCents
  const updated: Stripe.Transfer = {
    ...transfer,
    amount_reversed: reversedCents,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
    reversed: reversedCents === transfer.amount,
  }
  stripe.tables.transfers.put(transfer.id, updated)
  emitEvent(stripe, { type: 'transfer.reversed', object: updated })
  return reversal
}

function buildReversal(
  stripe: StripeSandbox,
  transfer: Stripe.Transfer,
  params: Params<typeof reverseTransferSpec> & { amount: number },
): Stripe.TransferReversal {
  const id = stripe.world.newId('trr_')
  const transaction = recordTransaction(stripe, {
    type: 'transfer_refund',
    reportingCategory: 'transfer_reversal',
    amountCents: params.amount,
    source: id,
  })
  return {
    id,
    object: 'transfer_reversal',
    amount: params.amount,
    balance_transaction: transaction.id,
    created: stripe.world.nowSeconds(),
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata: mergeMetadata({}, params.metadata),
    source_refund: null,
    transfer: transfer.id,
  }
}
