import type Stripe from 'stripe'
import { recordTransaction } from '../balance/record-transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, missingParameter, missingResource, refused } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { mergeMetadata } from '../wire/params.ts'
import { createPayout, owner } from './create-payout.ts'
import { ownedPayouts } from './owned-payouts.ts'

const statuses = ['canceled', 'failed', 'in_transit', 'paid', 'pending'] as const

const create = route('POST /v1/payouts', {
  spec: {
    amount: 'integer',
    currency: 'text',
    description: 'text',
    metadata: 'metadata',
    method: ['instant', 'standard'],
    source_type: ['bank_account', 'card', 'fpx'],
    statement_descriptor: 'text',
  },
  allowsConnected: true,
  run: (stripe, { params, account }) => {
    const { amount: amountCents, currency, description, metadata } = params
    if (amountCents === undefined) throw missingParameter('amount')
    if (currency === undefined) throw missingParameter('currency')
    if (amountCents < 1) {
      const message = 'This value must be greater than or equal to 1.'
      throw invalidParameter('parameter_invalid_integer', message, 'amount')
    }
    return createPayout(stripe, { account, amountCents, isAutomatic: false, description, metadata })
  },
})

const retrieve = route('GET /v1/payouts/:id', {
  spec: {},
  allowsConnected: true,
  run: (stripe, { id, account }) => findPayout(stripe, id, account),
})

const update = route('POST /v1/payouts/:id', {
  spec: { metadata: 'metadata' },
  allowsConnected: true,
  run: (stripe, { id, params, account }) => {
    const payout = findPayout(stripe, id, account)
    const metadata = mergeMetadata(payout.metadata ?? {}, params.metadata)
    const updated: Stripe.Payout = { ...payout, metadata }
    ownedPayouts(stripe).put(id, { account, payout: updated })
    const previous = { metadata: payout.metadata }
    emitEvent(stripe, { type: 'payout.updated', object: updated, previous, ...owner(account) })
    return updated
  },
})

const list = route('GET /v1/payouts', {
  spec: { ...listSpec, status: statuses, arrival_date: 'range', destination: 'text' },
  allowsConnected: true,
  run: (stripe, { params, path, account }) => {
    const payouts = ownedPayouts(stripe)
      .values()
      .filter((owned) => owned.account === account)
      .map(({ payout }) => payout)
      .filter(({ status }) => status === (params.status ?? status))
    return listPage(payouts, params, path)
  },
})

const cancel = route('POST /v1/payouts/:id/cancel', {
  spec: {},
  allowsConnected: true,
  run: (stripe, { id, account }) => {
    const payout = findPayout(stripe, id, account)
    if (payout.status !== 'pending' || payout.automatic) {
      throw refused('payout_not_cancelable', 'Payout cannot be canceled in its present state.')
    }
    recordTransaction(stripe, {
      account,
      type: 'payout_cancel',
      reportingCategory: 'payout_reversal',
      amountCents: payout.amount,
      source: id,
    })
    const canceled: Stripe.Payout = { ...payout, status: 'canceled' }
    ownedPayouts(stripe).put(id, { account, payout: canceled })
    emitEvent(stripe, { type: 'payout.canceled', object: canceled, ...owner(account) })
    return canceled
  },
})

export const payoutRoutes = [create, retrieve, update, list, cancel]

/** Another account's payout is as unknown as none. */
function findPayout(stripe: StripeSandbox, id: string, account: string | null): Stripe.Payout {
  const owned = ownedPayouts(stripe).get(id)
  if (owned?.account !== account) throw missingResource('payout', id, { param: 'payout' })
  return owned.payout
}
