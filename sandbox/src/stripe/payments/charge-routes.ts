import { route } from '../runner/route.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'

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

export const chargeRoutes = [retrieve, list, retrieveMethod]
