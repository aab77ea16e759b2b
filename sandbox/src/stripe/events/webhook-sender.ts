import Stripe from 'stripe'
import { type StoredEndpoint, usualEndpointOf } from '../endpoints/webhook-endpoints.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { type ThinEvent, thinEvents } from '../v2/emit-thin.ts'

const answerTimeoutMs = 10_000
const idleMs = 250
const unreachablePauseMaxMs = 4_000

/**
 * Sends webhooks one at a time, in order. An event the product refuses backs off alone; while the
 * product cannot be reached at all, everything waits, so that the order is kept. Endpoints that an operator created
 * block nothing.
 */
export function startWebhookSender(stripe: StripeSandbox): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isSending = false
  let pauseMs = 0

  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void sendDue(), delayMs)
  }
  const sendDue = async () => {
    if (isSending) return
    isSending = true
    const outcome = await sendNext(stripe).catch(() => 'unreachable' as const)
    isSending = false
    pauseMs = outcome === 'unreachable' ? Math.min(pauseMs * 2 || 500, unreachablePauseMaxMs) : 0
    schedule(outcome === 'sent' ? 0 : Math.max(idleMs, pauseMs))
  }

  stripe.deliveries.whenAdded(() => {
    if (!isSending && pauseMs === 0) schedule(0)
  })
  schedule(0)
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

type Outcome = 'sent' | 'idle' | 'unreachable'

async function sendNext(stripe: StripeSandbox): Promise<Outcome> {
  const delivery = stripe.deliveries.nextDue(Date.now())
  if (!delivery) return 'idle'
  await stripe.world.store.durable()
  const snapshot = stripe.tables.events.get(delivery.eventId)
  const event = snapshot ?? thinEvents(stripe).get(delivery.eventId)
  // Written before deliveries named their endpoint.
  const endpointId = delivery.endpointId ?? (snapshot && usualEndpointOf(snapshot))
  const endpoint = stripe.endpoints.get(endpointId ?? '')
  if (!event || !endpoint) {
    stripe.deliveries.markLost(delivery)
    return 'sent'
  }
  const response = await post(stripe, event, endpoint).catch(() => null)
  if (response === null || response.status === 503) {
    if (!stripe.endpoints.isOwn(endpoint.shown.id)) {
      stripe.deliveries.markRefused(delivery, 'no answer')
      return 'sent'
    }
    stripe.deliveries.markUnreachable(delivery)
    return 'unreachable'
  }
  if (response.ok) stripe.deliveries.markDelivered(delivery, String(response.status))
  else stripe.deliveries.markRefused(delivery, String(response.status))
  return 'sent'
}

async function post(
  stripe: StripeSandbox,
  event: Stripe.Event | ThinEvent,
  endpoint: StoredEndpoint,
): Promise<Response> {
  const { secret } = endpoint
  const payload = payloadOf(event, endpoint)
  const response = await fetch(stripe.endpoints.addressOf(endpoint), {
    method: 'POST',
    body: payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  await response.arrayBuffer()
  return response
}

/** In the endpoint's version, or without what only the event itself shows. */
function payloadOf(event: Stripe.Event | ThinEvent, { shown }: StoredEndpoint): string {
  if (event.object === 'event') {
    return JSON.stringify({ ...event, api_version: shown.api_version ?? event.api_version })
  }
  const { data: _, ...notification } = event
  return JSON.stringify(notification)
}
