import { amountProblem, dollarsTyped } from '@permille/contract/input/amounts'
import type { FastifyInstance } from 'fastify'
import { goBack } from '#console/go-back.ts'
import { createTopup } from '../balance/create-topup.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { thinEvents } from '../v2/emit-thin.ts'
import { registerAccountForm } from './account-sections.ts'
import { registerDisputeForms } from './dispute-forms.ts'

const topupMaxCents = 100_000_000

/** Registers the forms of Stripe's sections, under `/console/stripe/`. */
export function registerStripeForms(app: FastifyInstance, stripe: StripeSandbox): void {
  app.post('/console/stripe/deliver', (request, reply) => {
    const { event = '' } = (request.body ?? {}) as { event?: string }
    const found = stripe.tables.events.get(event)
    if (found) stripe.deliveries.sendAgain(found)
    const thin = thinEvents(stripe).get(event)
    if (thin) stripe.deliveries.enqueueThin(thin)
    return goBack(request, reply, '/webhooks')
  })

  app.post('/console/stripe/top-up', (request, reply) => {
    const { dollars: text = '' } = (request.body ?? {}) as { dollars?: string }
    const amountCents = topupIn(text)
    if (typeof amountCents === 'string') return reply.code(400).type('text/plain').send(amountCents)
    createTopup(stripe, { amountCents })
    return goBack(request, reply, '/')
  })

  registerDisputeForms(app, stripe)
  registerAccountForm(app, stripe)
}

/** Returns the typed cents, or a sentence that says why they cannot be added. */
function topupIn(typed: string): number | string {
  const cents = Math.round(dollarsTyped(typed) * 100)
  if (cents > 0 && cents <= topupMaxCents) return cents
  return amountProblem(typed) ?? 'Enter from $0.01 to $1,000,000.00'
}
