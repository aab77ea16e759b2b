import type { FastifyInstance } from 'fastify'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { recordTransaction } from './record-transaction.ts'

/**
 * `POST /control/stripe-fees {"amountCents": 500}`: Stripe charges a fee outside of any payment,
 * as it does for Radar or Connect accounts.
 */
export function registerOwnFees(app: FastifyInstance, stripe: StripeSandbox): void {
  app.post('/control/stripe-fees', (request, reply) => {
    const { amountCents } = (request.body ?? {}) as { amountCents?: unknown }
    if (!Number.isSafeInteger(amountCents)) return reply.code(400).send({ error: 'amountCents' })
    const transaction = recordTransaction(stripe, {
      type: 'stripe_fee',
      reportingCategory: 'fee',
      amountCents: -Number(amountCents),
      source: null,
    })
    return reply.code(201).send({ id: transaction.id })
  })
}
