import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'
import { ownedPayouts } from './owned-payouts.ts'

interface PayoutRequest {
  /** Null for the platform's own bank. */
  readonly account: string | null
  readonly amountCents: number
  readonly isAutomatic: boolean
  readonly description?: string | undefined
  readonly metadata?: Readonly<Record<string, string>> | undefined
}

/** Sends available money to the bank; it arrives, or comes back, later. */
export function createPayout(stripe: StripeSandbox, request: PayoutRequest): Stripe.Payout {
  const { account, amountCents } = request
  if (amountCents > stripe.balances.of(account).availableCents) {
    const message =
      'You have insufficient funds in your Stripe account. One likely reason you have insufficient funds is that your funds are automatically being paid out; try enabling manual payouts by going to https://dashboard.stripe.com/account/payouts.'
    throw refused('balance_insufficient', message)
  }
  const payout = buildPayout(stripe, request)
  ownedPayouts(stripe).put(payout.id, { account, payout })
  emitEvent(stripe, { type: 'payout.created', object: payout, ...owner(account) })
  stripe.later.add('payout_arrives', payout.id, stripe.world.settings.current.payoutSeconds)
  return payout
}

/** Events of a connected account name it. */
export function owner(account: string | null) {
  return account === null ? {} : { account }
}

/** A bank is paid in the currency of its account. Exchange rates are all one here. */
function currencyOf(stripe: StripeSandbox, account: string | null): string {
  const holder = account === null ? undefined : stripe.tables.accounts.get(account)
  return holder?.default_currency ?? stripe.world.settings.current.platformCurrency
}

function buildPayout(stripe: StripeSandbox, request: PayoutRequest): Stripe.Payout {
  const { account, amountCents } = request
  const id = stripe.world.newId('po_')
  const created = stripe.world.nowSeconds()
  const transaction = recordTransaction(stripe, {
    account,
    type: 'payout',
    reportingCategory: 'payout',
    amountCents: -amountCents,
    source: id,
  })
  return {
    id,
    object: 'payout',
    amount: amountCents,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created + stripe.world.settings.current.payoutSeconds,
    automatic: request.isAutomatic,
    balance_transaction: transaction.id,
    created,
    currency: currencyOf(stripe, account),
    description: request.description ?? (request.isAutomatic ? 'STRIPE PAYOUT' : null),
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: { ...request.metadata },
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: request.isAutomatic ? 'in_progress' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  }
}
