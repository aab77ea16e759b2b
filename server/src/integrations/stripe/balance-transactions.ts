import { toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import type { IsForeign, Mark } from './installation-mark.ts'
import type { BalanceTransaction, PaymentProvider, TransactionSubject } from './payment-provider.ts'
import { callStripe } from './stripe-errors.ts'
import { payoutOfGroup } from './transfer-outcome.ts'

const pageSize = 100

/** Stripe keeps reserves and prefunding separately, outside the balance that it reports. */
const balanceType = 'payments'

export function balanceTransactionCalls(
  stripe: Stripe,
  { currency, mark }: { currency: string; mark: Mark },
): Pick<PaymentProvider, 'listBalanceTransactions'> {
  return {
    listBalanceTransactions: async ({ since, after }) => {
      const page = await callStripe(() =>
        stripe.balanceTransactions.list({
          limit: pageSize,
          currency,
          expand: ['data.source'],
          ...(since !== null && { created: { gte: Math.floor(since.getTime() / 1000) } }),
          ...(after !== null && { starting_after: after }),
        }),
      )
      const isForeign = await mark.reader()
      const transactions = page.data
        .filter(({ balance_type: type }) => type === balanceType)
        .map((transaction) => toBalanceTransaction(transaction, isForeign))
      return { transactions, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null }
    },
  }
}

function toBalanceTransaction(
  transaction: Stripe.BalanceTransaction,
  isForeign: IsForeign,
): BalanceTransaction {
  return {
    id: transaction.id,
    type: transaction.type,
    reportingCategory: transaction.reporting_category,
    about: subjectOf(transaction, isForeign),
    amountCents: toCents(transaction.amount),
    feeCents: toCents(transaction.fee),
    createdAt: new Date(transaction.created * 1000),
    availableOn: new Date(transaction.available_on * 1000),
  }
}

/** Fees that Stripe charges on their own, not within another transaction. */
const feeTypes: readonly string[] = ['stripe_fee', 'stripe_fx_fee', 'tax_fee']

/** Between the balance and the operator's own bank. */
const operatorTypes: readonly string[] = [
  ...['topup', 'topup_reversal'],
  ...['payout', 'payout_cancel', 'payout_failure'],
]

function subjectOf(
  { id, type, source }: Stripe.BalanceTransaction,
  isForeign: IsForeign,
): TransactionSubject {
  const object = typeof source === 'object' ? source : null
  const own = { ref: id, paymentIntentId: null, mark: 'none', names: null } as const
  if (feeTypes.includes(type)) return { ...own, kind: 'fee' }
  if (operatorTypes.includes(type)) return { ...own, kind: 'operator' }
  switch (object?.object) {
    case 'charge': {
      const paymentIntentId = idOf(object.payment_intent)
      const { fundingId = null } = object.metadata
      const marked = markOf(object.metadata, fundingId, isForeign)
      return { ...marked, kind: 'payment', ref: paymentIntentId ?? object.id, paymentIntentId }
    }
    case 'refund': {
      const paymentIntentId = idOf(object.payment_intent)
      const { refundId = null } = object.metadata ?? {}
      const marked = markOf(object.metadata ?? {}, refundId, isForeign)
      return { ...marked, kind: 'refund', ref: object.id, paymentIntentId }
    }
    case 'transfer': {
      const payoutId = object.metadata.payoutId ?? payoutOfGroup(object.transfer_group)
      const marked = markOf(object.metadata, payoutId, isForeign)
      return { ...marked, kind: 'transfer', ref: object.id, paymentIntentId: null }
    }
    case 'transfer_reversal':
      return { ...own, kind: 'transfer', ref: idOf(object.transfer) ?? object.id }
    case 'dispute': {
      const paymentIntentId = idOf(object.payment_intent)
      return { ...own, kind: 'dispute', ref: object.id, paymentIntentId }
    }
    default:
      return { ...own, kind: 'other' }
  }
}

function markOf(
  metadata: Stripe.Metadata,
  names: string | null,
  isForeign: IsForeign,
): Pick<TransactionSubject, 'mark' | 'names'> {
  if (isForeign(metadata)) return { mark: 'foreign', names }
  return { mark: names === null ? 'none' : 'ours', names }
}

function idOf(held: string | { readonly id: string } | null | undefined): string | null {
  if (held === null || held === undefined) return null
  return typeof held === 'string' ? held : held.id
}
