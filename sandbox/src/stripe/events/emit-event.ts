import type Stripe from 'stripe'
import { apiVersion, type StripeSandbox } from '../stripe-sandbox.ts'

interface News {
  readonly type: Stripe.Event.Type
  readonly object: object
  /** For `*.updated`: the previous values of the changed fields. */
  readonly previous?: object
  /** Set for an event of a connected account, which is signed with the Connect secret. */
  readonly account?: string
}

/** Records the event with the object's current state and queues its webhook. */
export function emitEvent(stripe: StripeSandbox, news: News): void {
  const { previous, account } = news
  const event = {
    id: stripe.world.newId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: stripe.world.nowSeconds(),
    type: news.type,
    data: {
      object: structuredClone(news.object),
      ...(previous !== undefined && { previous_attributes: previous }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: stripe.cause.requestId, idempotency_key: stripe.cause.idempotencyKey },
    ...(account !== undefined && { account }),
  } as unknown as Stripe.Event
  stripe.tables.events.put(event.id, event)
  stripe.deliveries.enqueue(event)
}
