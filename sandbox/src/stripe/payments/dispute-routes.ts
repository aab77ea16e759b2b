import type Stripe from 'stripe'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { answerDispute, evidenceSpec } from './answer-dispute.ts'
import { acceptDispute } from './close-dispute.ts'
import { openCardsDispute } from './open-dispute.ts'

const retrieve = route('GET /v1/disputes/:id', {
  spec: {},
  run: (stripe, { id }) => findDispute(stripe, id),
})

const list = route('GET /v1/disputes', {
  spec: { ...listSpec, charge: 'text', payment_intent: 'text' },
  run: (stripe, { params, path }) => {
    openAtOnce(stripe)
    const disputes = stripe.tables.disputes
      .values()
      .filter(
        (dispute) =>
          dispute.charge === (params.charge ?? dispute.charge) &&
          dispute.payment_intent === (params.payment_intent ?? dispute.payment_intent),
      )
    return listPage(disputes, params, path)
  },
})

const update = route('POST /v1/disputes/:id', {
  spec: { evidence: evidenceSpec, metadata: 'metadata', submit: 'boolean' },
  run: (stripe, { id, params }) => answerDispute(stripe, findDispute(stripe, id), params),
})

const close = route('POST /v1/disputes/:id/close', {
  spec: {},
  run: (stripe, { id }) => acceptDispute(stripe, findDispute(stripe, id)),
})

export const disputeRoutes = [retrieve, list, update, close]

/** A card's dispute is there when its payment is; only the event about it takes a moment. */
function openAtOnce(stripe: StripeSandbox): void {
  for (const charge of stripe.later.takeAll('charge_disputed')) openCardsDispute(stripe, charge)
}

function findDispute(stripe: StripeSandbox, id: string): Stripe.Dispute {
  const dispute = stripe.tables.disputes.get(id)
  if (!dispute) throw missingResource('dispute', id, { param: 'dispute' })
  return dispute
}
