import type { StripeSandbox } from '../stripe-sandbox.ts'

/** An event of the second API: it names the object and does not show it. */
export interface ThinEvent {
  readonly id: string
  readonly object: 'v2.core.event'
  readonly context: string | null
  readonly created: string
  readonly livemode: false
  readonly type: string
  readonly related_object: { readonly id: string; readonly type: string; readonly url: string }
  readonly reason: object | null
  /** Only in the event itself, never in its notification. */
  readonly data: object
}

export function thinEvents({ world }: StripeSandbox) {
  return world.store.collection<ThinEvent>('stripe.thin_events')
}

/** Records an event about an account and queues its notification. */
export function emitThin(
  stripe: StripeSandbox,
  { type, accountId, data = {} }: { type: string; accountId: string; data?: object },
): void {
  const { requestId, idempotencyKey } = stripe.cause
  const event: ThinEvent = {
    id: stripe.world.newId('evt_test_'),
    object: 'v2.core.event',
    context: accountId,
    created: new Date(stripe.world.now()).toISOString(),
    livemode: false,
    type,
    related_object: {
      id: accountId,
      type: 'v2.core.account',
      url: `/v2/core/accounts/${accountId}`,
    },
    reason:
      requestId === null
        ? null
        : { type: 'request', request: { id: requestId, idempotency_key: idempotencyKey ?? '' } },
    data,
  }
  thinEvents(stripe).put(event.id, event)
  stripe.deliveries.enqueueThin(event)
}
