import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { requirements } from '../connect/account-requirements.ts'
import { paysBack } from '../connect/bank-account.ts'
import { updateAccount } from '../connect/update-account.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { createPayout, owner } from './create-payout.ts'
import { ownedPayouts } from './owned-payouts.ts'

/** The bank takes the money, or sends it back. */
export function settlePayout(stripe: StripeSandbox, payoutId: string): void {
  const owned = ownedPayouts(stripe).get(payoutId)
  if (owned?.payout.status !== 'pending') return
  const { account, payout } = owned
  const holder = account === null ? undefined : stripe.tables.accounts.get(account)
  const isReturned = holder !== undefined && paysBack(holder)
  const settled: Stripe.Payout = isReturned
    ? { ...payout, ...returned(stripe, account, payout), status: 'failed' }
    : { ...payout, status: 'paid' }
  ownedPayouts(stripe).put(payoutId, { account, payout: settled })
  emitEvent(stripe, {
    type: isReturned ? 'payout.failed' : 'payout.paid',
    object: settled,
    ...owner(account),
  })
  if (isReturned) {
    updateAccount(stripe, holder, {
      payouts_enabled: false,
      requirements: requirements(['external_account']),
    })
  }
}

function returned(stripe: StripeSandbox, account: string | null, payout: Stripe.Payout) {
  const transaction = recordTransaction(stripe, {
    account,
    type: 'payout_failure',
    reportingCategory: 'payout_reversal',
    amountCents: payout.amount,
    source: payout.id,
  })
  return {
    failure_balance_transaction: transaction.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  }
}

/** The daily payout of an account that has not turned it off. */
export function payOutAutomatically(stripe: StripeSandbox, account: string): void {
  const holder = stripe.tables.accounts.get(account)
  const amountCents = stripe.balances.of(account).availableCents
  const isManual = holder?.settings?.payouts?.schedule.interval === 'manual'
  if (!holder?.payouts_enabled || isManual || amountCents <= 0) return
  createPayout(stripe, { account, amountCents, isAutomatic: true })
}
