import type { FastifyInstance, FastifyReply } from 'fastify'
import type Stripe from 'stripe'
import { html, page, type SafeHtml } from '#console/html.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { ApiError } from '../wire/api-error.ts'
import { finishAuthentication } from './confirm-payment-intent.ts'

interface Visit {
  Params: { id: string }
  Querystring: { client_secret?: string }
}

/** The bank's page between the card form and the return address: complete, or fail. */
export function registerThreeDSecurePage(app: FastifyInstance, stripe: StripeSandbox): void {
  app.get<Visit>('/3ds/:id', (request, reply) => {
    const intent = findIntent(stripe, request.params.id, request.query.client_secret)
    if (!intent) return reply.code(404).type('text/html').send(unknownPage())
    if (intent.status !== 'requires_action') return goBack(reply, intent, null)
    return reply.type('text/html').send(challengePage(intent))
  })

  app.post<Visit & { Body: unknown }>('/3ds/:id', (request, reply) => {
    const intent = findIntent(stripe, request.params.id, request.query.client_secret)
    if (!intent) return reply.code(404).type('text/html').send(unknownPage())
    const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null
    if (intent.status !== 'requires_action') return goBack(reply, intent, returnUrl)
    const { result } = (request.body ?? {}) as { result?: string }
    return goBack(reply, authenticate(stripe, intent, result !== 'fail'), returnUrl)
  })
}

/** A card may still be declined after its holder was authenticated. */
function authenticate(stripe: StripeSandbox, intent: Stripe.PaymentIntent, isHolder: boolean) {
  try {
    return finishAuthentication(stripe, intent, isHolder)
  } catch (error) {
    const failed = error instanceof ApiError ? error.body.payment_intent : undefined
    if (failed) return failed
    throw error
  }
}

/** Stripe's own query parameters; the page must not trust them and looks the payment up. */
function goBack(reply: FastifyReply, intent: Stripe.PaymentIntent, returnUrl: string | null) {
  if (returnUrl === null) return reply.type('text/html').send(donePage(intent))
  const target = new URL(returnUrl)
  target.searchParams.set('payment_intent', intent.id)
  target.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  const isPaid = intent.status === 'succeeded'
  target.searchParams.set('redirect_status', isPaid ? 'succeeded' : 'failed')
  return reply.redirect(target.href, 303)
}

function findIntent(stripe: StripeSandbox, id: string, secret: string | undefined) {
  const intent = stripe.tables.paymentIntents.get(id)
  return intent && intent.client_secret === secret ? intent : null
}

function challengePage(intent: Stripe.PaymentIntent): string {
  return page(
    '3-D Secure',
    card(html`<h1>Confirm this payment</h1>
<p class="soft">Your test bank asks you to confirm this payment: $${(intent.amount / 100).toFixed(2)} to Permille.</p>
<form method="post"><button class="main">Complete authentication</button></form>
<form method="post"><input type="hidden" name="result" value="fail">
<button>Fail authentication</button></form>`),
  )
}

function donePage(intent: Stripe.PaymentIntent): string {
  const text = intent.status === 'succeeded' ? 'The payment went through.' : 'It was not paid.'
  return page('3-D Secure', card(html`<h1>Done</h1><p>${text} You may close this page.</p>`))
}

function unknownPage(): string {
  return page('Not found', card(html`<h1>Not found</h1><p>There is no such payment.</p>`))
}

function card(body: SafeHtml): SafeHtml {
  return html`<section class="card narrow">${body}</section>`
}
