import type Stripe from 'stripe'
import type { Collection } from '../../state/store.ts'
import type { World } from '../../world.ts'

/** A webhook endpoint with what Stripe shows only at its creation, or never again. */
export interface StoredEndpoint {
  readonly shown: Stripe.WebhookEndpoint
  readonly secret: string
  /** Receives the events of connected accounts instead of the platform's own. */
  readonly isConnect: boolean
}

/** The Connect application that endpoints for connected accounts belong to. */
const connectApplication = 'ca_sandbox'

const platformEndpoint = 'we_sandbox_platform'
const connectEndpoint = 'we_sandbox_connect'
const begun = 'begun'

/**
 * Where events are sent. A new sandbox has the two endpoints that the product needs, signed with the secrets of its
 * configuration; like any endpoint they can be changed and deleted.
 */
export class WebhookEndpoints {
  readonly #world: World
  readonly #all: Collection<StoredEndpoint>

  constructor(world: World, apiVersion: string) {
    this.#world = world
    this.#all = world.store.collection('stripe.webhook_endpoints')
    const facts = world.store.collection<boolean>('stripe.webhook_endpoints_begun')
    const isNew = facts.get(begun) === undefined
    if (isNew) facts.put(begun, true)
    const url = new URL('/api/stripe/webhook', world.config.appUrl).href
    for (const id of [platformEndpoint, connectEndpoint]) {
      const known = this.#all.get(id)
      if (known === undefined && !isNew) continue
      this.put(
        known ? { ...known, shown: { ...known.shown, url } } : this.#own(id, url, apiVersion),
      )
    }
  }

  #own(id: string, url: string, apiVersion: string): StoredEndpoint {
    const { webhookSecret, connectWebhookSecret } = this.#world.config
    const isConnect = id === connectEndpoint
    return {
      isConnect,
      secret: isConnect ? connectWebhookSecret : webhookSecret,
      shown: this.newEndpoint({ id, url, isConnect, apiVersion, events: ['*'] }),
    }
  }

  newEndpoint(of: {
    id?: string
    url: string
    isConnect: boolean
    apiVersion: string | null
    events: readonly string[]
  }): Stripe.WebhookEndpoint {
    return {
      id: of.id ?? this.#world.newId('we_'),
      object: 'webhook_endpoint',
      api_version: of.apiVersion,
      application: of.isConnect ? connectApplication : null,
      created: this.#world.nowSeconds(),
      description: null,
      enabled_events: [...of.events],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url: of.url,
    }
  }

  get(id: string): StoredEndpoint | undefined {
    return this.#all.get(id)
  }

  put(endpoint: StoredEndpoint): void {
    this.#all.put(endpoint.shown.id, endpoint)
  }

  delete(id: string): void {
    this.#all.delete(id)
  }

  list(): StoredEndpoint[] {
    return this.#all.values()
  }

  /** The enabled endpoints that are subscribed to this event. */
  receiversOf(event: Stripe.Event): StoredEndpoint[] {
    return this.list().filter(({ shown, isConnect }) => {
      const isAsked = shown.enabled_events.some((name) => name === '*' || name === event.type)
      return shown.status === 'enabled' && isAsked && isConnect === (event.account !== undefined)
    })
  }

  /** The actual target of its events: those of the sandbox's own endpoints bypass a proxy or a tunnel. */
  addressOf({ shown }: StoredEndpoint): string {
    return this.isOwn(shown.id) ? this.#world.config.webhookUrl : shown.url
  }

  isOwn(id: string): boolean {
    return id === platformEndpoint || id === connectEndpoint
  }
}

/** The endpoint of an event queued before deliveries named theirs. */
export function usualEndpointOf(event: Stripe.Event): string {
  return event.account === undefined ? platformEndpoint : connectEndpoint
}
