import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { goBack } from '#console/go-back.ts'
import { html, type SafeHtml } from '#console/html.ts'
import { escalateInquiry } from '../payments/answer-dispute.ts'
import { closeDispute, overturnDispute } from '../payments/close-dispute.ts'
import { openDispute } from '../payments/open-dispute.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'

/** The actions of the cardholder's bank, as button labels. */
const verdicts: Readonly<
  Record<string, (stripe: StripeSandbox, dispute: Stripe.Dispute) => Stripe.Dispute>
> = {
  won: (stripe, dispute) => closeDispute(stripe, dispute, 'won'),
  lost: (stripe, dispute) => closeDispute(stripe, dispute, 'lost'),
  escalate: escalateInquiry,
  overturn: overturnDispute,
}

/** Banks and cardholders: `POST /console/stripe/dispute` with `dispute` and `verdict`. */
export function registerDisputeForms(app: FastifyInstance, stripe: StripeSandbox): void {
  app.post('/console/stripe/dispute', (request, reply) => {
    const { dispute: id = '', verdict = '' } = (request.body ?? {}) as Record<string, string>
    const dispute = stripe.tables.disputes.get(id)
    const decide = Object.hasOwn(verdicts, verdict) ? verdicts[verdict] : undefined
    const canDecide = verdict === 'overturn' ? isDecided : isOpen
    if (dispute && decide && canDecide(dispute)) decide(stripe, dispute)
    return goBack(request, reply, '/')
  })

  app.post('/console/stripe/charge', (request, reply) => {
    const { charge: id = '', how = '' } = (request.body ?? {}) as Record<string, string>
    const paid = (charge: Stripe.Charge) => charge.payment_intent === id
    const charge = stripe.tables.charges.get(id) ?? stripe.tables.charges.values().find(paid)
    if (charge && isDisputable(charge) && (how === 'claim' || how === 'ask')) {
      openDispute(stripe, charge, how === 'ask' ? 'inquiry' : 'fraudulent')
    }
    return goBack(request, reply, '/')
  })
}

function isDisputable({ status, disputed, refunded }: Stripe.Charge): boolean {
  return status === 'succeeded' && !disputed && !refunded
}

/** The cardholder's side: `POST /console/stripe/charge` with `charge` (or its payment) and `how`. */
export function chargeButtons(charge: Stripe.Charge): SafeHtml | null {
  if (!isDisputable(charge)) return null
  return html`<form method="post" action="/console/stripe/charge">
<input type="hidden" name="charge" value="${charge.id}">
<button name="how" value="claim">Claim back</button><button name="how" value="ask">Ask</button></form>`
}

/** The decisions still open to the cardholder's bank. */
export function disputeButtons(dispute: Stripe.Dispute): SafeHtml | null {
  if (!isOpen(dispute) && !isDecided(dispute)) return null
  const isInquiry = dispute.status.startsWith('warning_')
  const offered = isDecided(dispute)
    ? [html`<button name="verdict" value="overturn">Overturn</button>`]
    : isInquiry
      ? [
          html`<button name="verdict" value="won">Let it rest</button>`,
          html`<button name="verdict" value="escalate">Escalate</button>`,
        ]
      : [
          html`<button name="verdict" value="won">We win</button>`,
          html`<button name="verdict" value="lost">We lose</button>`,
        ]
  return html`<form method="post" action="/console/stripe/dispute">
<input type="hidden" name="dispute" value="${dispute.id}">${offered}</form>`
}

function isDecided({ status }: Stripe.Dispute): boolean {
  return status === 'won' || status === 'lost'
}

function isOpen({ status }: Stripe.Dispute): boolean {
  return /^(warning_)?(needs_response|under_review)$/.test(status)
}
