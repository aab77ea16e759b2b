import type Stripe from 'stripe'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingParameter, missingResource } from '../wire/api-error.ts'
import { isWithin, listPage, listSpec } from '../wire/list-page.ts'
import { mergeMetadata } from '../wire/params.ts'
import { createTopup } from './create-topup.ts'

const create = route('POST /v1/topups', {
  spec: {
    amount: 'integer',
    currency: 'text',
    description: 'text',
    metadata: 'metadata',
    source: 'text',
    statement_descriptor: 'text',
    transfer_group: 'text',
  },
  run: (stripe, { params }) => {
    if (params.amount === undefined) throw missingParameter('amount')
    if (params.currency === undefined) throw missingParameter('currency')
    return createTopup(stripe, { amountCents: params.amount, ...params })
  },
})

const retrieve = route('GET /v1/topups/:id', {
  spec: {},
  run: (stripe, { id }) => findTopup(stripe, id),
})

const update = route('POST /v1/topups/:id', {
  spec: { description: 'text', metadata: 'metadata' },
  run: (stripe, { id, params }) => {
    const topup = findTopup(stripe, id)
    const updated: Stripe.Topup = {
      ...topup,
      description: params.description ?? topup.description,
      metadata: mergeMetadata(topup.metadata, params.metadata),
    }
    stripe.tables.topups.put(id, updated)
    return updated
  },
})

const list = route('GET /v1/topups', {
  spec: {
    ...listSpec,
    amount: 'range',
    status: ['canceled', 'failed', 'pending', 'succeeded'],
  },
  run: (stripe, { params, path }) => {
    const topups = stripe.tables.topups
      .values()
      .filter(({ status }) => status === (params.status ?? status))
      .filter(({ amount }) => isWithin(amount, params.amount))
    return listPage(topups, params, path)
  },
})

export const topupRoutes = [create, retrieve, update, list]

function findTopup(stripe: StripeSandbox, id: string): Stripe.Topup {
  const found = stripe.tables.topups.get(id)
  if (!found) throw missingResource('topup', id, { param: 'topup' })
  return found
}
