import type Stripe from 'stripe'
import { emitEvent } from '../events/emit-event.ts'
import { route } from '../runner/route.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { mergeMetadata } from '../wire/params.ts'

const retrieve = route('GET /v1/charges/:id', {
  spec: {},
  allowsConnected: true,
  run: (stripe, { id, account }) => {
    const { charges, destinationPayments } = stripe.tables
    const charge = (account === null ? charges : destinationPayments).get(id)
    if (!charge) throw missingResource('charge', id)
    return charge
  },
})

const update = route('POST /v1/charges/:id', {
  spec: {
    customer: 'text',
    description: 'text',
    fraud_details: { user_report: ['fraudulent', 'safe'] },
    metadata: 'metadata',
    receipt_email: 'email',
    shipping: 'anything',
    transfer_group: 'text',
  },
  run: (stripe, { id, params }) => {
    const charge = stripe.tables.charges.get(id)
    if (!charge) throw missingResource('charge', id)
    if (params.customer !== undefined) {
      throw missingResource('customer', params.customer, { status: 400, param: 'customer' })
    }
    const updated: Stripe.Charge = {
      ...charge,
      description: params.description ?? charge.description,
      fraud_details: { ...charge.fraud_details, ...params.fraud_details },
      metadata: mergeMetadata(charge.metadata, params.metadata),
      receipt_email: params.receipt_email ?? charge.receipt_email,
      transfer_group: params.transfer_group ?? charge.transfer_group,
    }
    stripe.tables.charges.put(id, updated)
    const { metadata, description } = charge
    emitEvent(stripe, {
      type: 'charge.updated',
      object: updated,
      previous: { metadata, description },
    })
    return updated
  },
})

const list = route('GET /v1/charges', {
  spec: { ...listSpec, payment_intent: 'text', transfer_group: 'text' },
  run: (stripe, { params, path }) => {
    const charges = stripe.tables.charges
      .values()
      .filter(
        (charge) =>
          charge.payment_intent === (params.payment_intent ?? charge.payment_intent) &&
          charge.transfer_group === (params.transfer_group ?? charge.transfer_group),
      )
    return listPage(charges, params, path)
  },
})

const retrieveMethod = route('GET /v1/payment_methods/:id', {
  spec: {},
  run: (stripe, { id }) => {
    const method = stripe.tables.paymentMethods.get(id)
    if (!method) throw missingResource('PaymentMethod', id, { param: 'payment_method' })
    return method
  },
})

export const chargeRoutes = [retrieve, update, list, retrieveMethod]
