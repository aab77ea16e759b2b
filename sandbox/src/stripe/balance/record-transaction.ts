import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'

interface Entry {
  /** The connected account whose balance changes; the platform's if left out. */
  readonly account?: string | null
  readonly type: Stripe.BalanceTransaction.Type
  readonly reportingCategory: string
  /** Signed: money leaving the balance is negative. */
  readonly amountCents: number
  readonly feeCents?: number
  readonly source: string | null
  readonly availableOn?: number
}

/** Changes a balance and returns the transaction. */
export function recordTransaction(stripe: StripeSandbox, entry: Entry): Stripe.BalanceTransaction {
  const { amountCents, feeCents = 0, source } = entry
  const created = stripe.world.nowSeconds()
  const availableOn = entry.availableOn ?? created
  const transaction: Stripe.BalanceTransaction = {
    id: stripe.world.newId('txn_'),
    object: 'balance_transaction',
    amount: amountCents,
    available_on: availableOn,
    balance_type: 'payments',
    created,
    currency: stripe.world.settings.current.platformCurrency,
    description: null,
    exchange_rate: null,
    fee: feeCents,
    fee_details:
      feeCents === 0 ? [] : [feeDetail(feeCents, stripe.world.settings.current.platformCurrency)],
    net: amountCents - feeCents,
    reporting_category: entry.reportingCategory,
    source,
    status: availableOn <= created ? 'available' : 'pending',
    type: entry.type,
  }
  stripe.balances.of(entry.account ?? null).add(transaction)
  return transaction
}

function feeDetail(amountCents: number, currency: string): Stripe.BalanceTransaction.FeeDetail {
  return {
    amount: amountCents,
    application: null,
    currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  }
}
