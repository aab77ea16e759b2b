import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { html, type SafeHtml } from '../../console/html.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { escalateInquiry } from './answer-dispute.ts'
import { closeDispute } from './close-dispute.ts'
import { openDispute } from './open-dispute.ts'

/** What the cardholder's bank can do, as a button says it. */
const verdicts: Readonly<
  Record<string, (stripe: StripeSandbox, dispute: Stripe.Dispute) => Stripe.Dispute>
> = {
  won: (stripe, dispute) => closeDispute(stripe, dispute, 'won'),
  lost: (stripe, dispute) => closeDispute(stripe, dispute, 'lost'),
  escalate: escalateInquiry,
}

/** Banks and cardholders: `POST /console/stripe/dispute` with `dispute` and `verdict`. */
export function registerDisputeForms(app: FastifyInstance, stripe: StripeSandbox): void {
  app.post('/console/stripe/dispute', (request, reply) => {
    const { dispute: id = '', verdict = '' } = (request.body ?? {}) as Record<string, string>
    const dispute = stripe.tables.disputes.get(id)
    const decide = Object.hasOwn(verdicts, verdict) ? verdicts[verdict] : undefined
    if (dispute && decide && isOpen(dispute)) decide(stripe, dispute)
    return reply.redirect('/#stripe', 303)
  })

  app.post('/console/stripe/charge', (request, reply) => {
    const { charge: id = '', how = '' } = (request.body ?? {}) as Record<string, string>
    const paid = (charge: Stripe.Charge) => charge.payment_intent === id
    const charge = stripe.tables.charges.get(id) ?? stripe.tables.charges.values().find(paid)
    if (charge && isDisputable(charge) && (how === 'claim' || how === 'ask')) {
      openDispute(stripe, charge, how === 'ask' ? 'inquiry' : 'fraudulent')
    }
    return reply.redirect('/#stripe', 303)
  })
}

function isDisputable({ status, disputed, refunded }: Stripe.Charge): boolean {
  return status === 'succeeded' && !disputed && !refunded
}

/** The cardholder's side: `POST /console/stripe/charge` with `charge` (or its payment) and `how`. */
export function chargeButtons(charge: Stripe.Charge): SafeHtml {
  if (!isDisputable(charge)) return html``
  return html`<form method="post" action="/console/stripe/charge">
<input type="hidden" name="charge" value="${charge.id}">
<button name="how" value="claim">Claim back</button><button name="how" value="ask">Ask</button></form>`
}

export function disputeRow(dispute: Stripe.Dispute): SafeHtml {
  return html`<tr><td><code>${dispute.id}</code></td><td>${dispute.reason}</td>
<td>${dispute.status}</td><td class="number">$${(dispute.amount / 100).toFixed(2)}</td>
<td>${isOpen(dispute) ? buttons(dispute) : ''}</td></tr>`
}

function buttons(dispute: Stripe.Dispute): SafeHtml {
  const isInquiry = dispute.status.startsWith('warning_')
  const offered = isInquiry
    ? [html`<button name="verdict" value="won">Let it rest</button>`, button('escalate')]
    : [button('won'), button('lost')]
  return html`<form method="post" action="/console/stripe/dispute">
<input type="hidden" name="dispute" value="${dispute.id}">${offered}</form>`
}

function button(verdict: string): SafeHtml {
  return html`<button name="verdict" value="${verdict}">${verdict}</button>`
}

function isOpen({ status }: Stripe.Dispute): boolean {
  return /^(warning_)?(needs_response|under_review)$/.test(status)
}
