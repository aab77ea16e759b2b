import type Stripe from 'stripe'
import type { Collection } from '#state/store.ts'
import type { World } from '#world.ts'
import type { StoredEndpoint, WebhookEndpoints } from '../endpoints/webhook-endpoints.ts'

/** One event queued for one endpoint. */
export interface Delivery {
  readonly id: string
  readonly eventId: string
  readonly eventType: string
  readonly endpointId: string
  readonly status: 'pending' | 'delivered' | 'lost' | 'given_up'
  readonly attempts: number
  /** In milliseconds of the machine's real clock. */
  readonly nextAttemptAtMs: number
  readonly createdAtMs: number
  readonly lastAnswer: string | null
}

type Queued = Pick<Stripe.Event, 'id'> & { readonly type: string }

/** Stripe retries for three days. */
const giveUpAfterMs = 3 * 24 * 3600_000
const backoffMaxSeconds = 60

/** The durable queue of webhooks: first in, first out among those due. */
export class Deliveries {
  readonly #world: World
  readonly #endpoints: WebhookEndpoints
  readonly #all: Collection<Delivery>
  /** An index for speed: the ids still waiting, in order. */
  readonly #pendingIds = new Set<string>()
  #onAdded: () => void = () => undefined

  constructor(world: World, endpoints: WebhookEndpoints) {
    this.#world = world
    this.#endpoints = endpoints
    this.#all = world.store.collection('stripe.deliveries')
    for (const delivery of this.#all.values()) this.#track(delivery)
    this.#forgetOld()
  }

  /** Sets the callback for new deliveries. */
  whenAdded(callback: () => void): void {
    this.#onAdded = callback
  }

  list(): Delivery[] {
    return this.#all.values()
  }

  /** Queues an event for every subscribed endpoint; a fault may drop, duplicate or delay it here. */
  enqueue(event: Stripe.Event): void {
    this.#enqueueFor(event, this.#endpoints.receiversOf(event))
  }

  /** The same for an event that shows no object. */
  enqueueThin(event: { readonly id: string; readonly type: string }): void {
    this.#enqueueFor(event, this.#endpoints.thinReceiversOf(event.type))
  }

  #enqueueFor(event: Queued, receivers: readonly StoredEndpoint[]): void {
    if (receivers.length === 0) return
    const fault = this.#world.faults.takeForWebhook('stripe', event.type)
    const isLost = fault?.kind === 'lose_webhook'
    const delayMs = fault?.kind === 'delay_webhook' ? fault.delaySeconds * 1000 : 0
    for (const { shown } of receivers) {
      this.#add(event, {
        endpointId: shown.id,
        status: isLost ? 'lost' : 'pending',
        nextAttemptAtMs: Date.now() + delayMs,
      })
      if (fault?.kind === 'duplicate_webhook') this.#add(event, { endpointId: shown.id })
    }
  }

  sendAgain(event: Stripe.Event): void {
    for (const { shown } of this.#endpoints.receiversOf(event)) {
      this.#add(event, { endpointId: shown.id })
    }
  }

  nextDue(nowMs: number): Delivery | null {
    for (const id of this.#pendingIds) {
      const delivery = this.#all.get(id)
      if (delivery && delivery.nextAttemptAtMs <= nowMs) return delivery
    }
    return null
  }

  markDelivered(delivery: Delivery, response: string): void {
    this.#put({
      ...delivery,
      status: 'delivered',
      attempts: delivery.attempts + 1,
      lastAnswer: response,
    })
  }

  /** The product could not be reached: the event stays first in line. */
  markUnreachable(delivery: Delivery): void {
    this.#retry(delivery, 'no answer', 0)
  }

  /** Its endpoint was deleted before it was sent. */
  markLost(delivery: Delivery): void {
    this.#put({ ...delivery, status: 'lost' })
  }

  /** The product refused it: this event alone backs off for 1, 2, 4 … 60 seconds. */
  markRefused(delivery: Delivery, response: string): void {
    this.#retry(delivery, response, Math.min(2 ** delivery.attempts, backoffMaxSeconds))
  }

  #retry(delivery: Delivery, response: string, waitSeconds: number): void {
    const isTooOld = Date.now() - delivery.createdAtMs > giveUpAfterMs
    this.#put({
      ...delivery,
      status: isTooOld ? 'given_up' : 'pending',
      attempts: delivery.attempts + 1,
      nextAttemptAtMs: Date.now() + waitSeconds * 1000,
      lastAnswer: response,
    })
  }

  #add(event: Queued, fields: Partial<Delivery> & Pick<Delivery, 'endpointId'>): void {
    this.#put({
      id: this.#world.newId('whd_'),
      eventId: event.id,
      eventType: event.type,
      status: 'pending',
      attempts: 0,
      nextAttemptAtMs: Date.now(),
      createdAtMs: Date.now(),
      lastAnswer: null,
      ...fields,
    })
    this.#onAdded()
  }

  #put(delivery: Delivery): void {
    this.#all.put(delivery.id, delivery)
    this.#track(delivery)
  }

  #track(delivery: Delivery): void {
    if (delivery.status === 'pending') this.#pendingIds.add(delivery.id)
    else this.#pendingIds.delete(delivery.id)
  }

  #forgetOld(): void {
    for (const delivery of this.#all.values()) {
      const isOld = Date.now() - delivery.createdAtMs > giveUpAfterMs
      if (isOld && delivery.status !== 'pending') this.#all.delete(delivery.id)
    }
  }
}
