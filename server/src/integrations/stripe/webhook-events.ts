import type Stripe from 'stripe'

/** `connect`: about connected accounts, so it is sent to the endpoint for those. */
export type EventSource = 'platform' | 'connect'

type EventName = Stripe.WebhookEndpointCreateParams.EnabledEvent

type EventOf<Start extends string> = Extract<EventName, `${Start}.${string}`>

/** Every event of the objects that money moves through; handlers choose among them. */
const sources = {
  'account.application.authorized': 'connect',
  'account.application.deauthorized': 'connect',
  'account.external_account.created': 'connect',
  'account.external_account.deleted': 'connect',
  'account.external_account.updated': 'connect',
  'account.updated': 'connect',
  'balance.available': 'platform',
  'capability.updated': 'connect',
  'charge.captured': 'platform',
  'charge.dispute.closed': 'platform',
  'charge.dispute.created': 'platform',
  'charge.dispute.funds_reinstated': 'platform',
  'charge.dispute.funds_withdrawn': 'platform',
  'charge.dispute.updated': 'platform',
  'charge.expired': 'platform',
  'charge.failed': 'platform',
  'charge.pending': 'platform',
  'charge.refund.updated': 'platform',
  'charge.refunded': 'platform',
  'charge.succeeded': 'platform',
  'charge.updated': 'platform',
  'payment_intent.amount_capturable_updated': 'platform',
  'payment_intent.canceled': 'platform',
  'payment_intent.created': 'platform',
  'payment_intent.partially_funded': 'platform',
  'payment_intent.payment_failed': 'platform',
  'payment_intent.processing': 'platform',
  'payment_intent.requires_action': 'platform',
  'payment_intent.succeeded': 'platform',
  'payout.canceled': 'connect',
  'payout.created': 'connect',
  'payout.failed': 'connect',
  'payout.paid': 'connect',
  'payout.reconciliation_completed': 'connect',
  'payout.updated': 'connect',
  'radar.early_fraud_warning.created': 'platform',
  'radar.early_fraud_warning.updated': 'platform',
  'refund.created': 'platform',
  'refund.failed': 'platform',
  'refund.updated': 'platform',
  'topup.canceled': 'platform',
  'topup.created': 'platform',
  'topup.failed': 'platform',
  'topup.reversed': 'platform',
  'topup.succeeded': 'platform',
  'transfer.created': 'platform',
  'transfer.reversed': 'platform',
  'transfer.updated': 'platform',
} as const satisfies Readonly<
  Record<
    EventOf<
      | 'account'
      | 'balance'
      | 'capability'
      | 'charge'
      | 'payment_intent'
      | 'payout'
      | 'radar'
      | 'refund'
      | 'topup'
      | 'transfer'
    >,
    EventSource
  >
>

export type WebhookEvent = keyof typeof sources

/**
 * The events that the endpoint of this source must send, given the beginnings of the types that the product handles:
 * `payment_intent.`. Throws for a beginning that no known event has.
 */
export function eventsFor(source: EventSource, handled: readonly string[]): WebhookEvent[] {
  const names = Object.keys(sources) as WebhookEvent[]
  const unknown = handled.find((start) => !names.some((name) => name.startsWith(start)))
  if (unknown !== undefined) throw new Error(`No event of Stripe is known to start with ${unknown}`)
  return names
    .filter((name) => sources[name] === source)
    .filter((name) => handled.some((start) => name.startsWith(start)))
}
