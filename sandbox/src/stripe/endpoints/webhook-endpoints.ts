import type Stripe from 'stripe'
import type { Collection } from '#state/store.ts'
import type { World } from '#world.ts'

/** A webhook endpoint with the secrets that Stripe shows only at its creation, or never again. */
export interface StoredEndpoint {
  readonly shown: Stripe.WebhookEndpoint
  readonly secret: string
  /** Receives the events of connected accounts instead of the platform's own. */
  readonly isConnect: boolean
  /** An event destination of the second API, whose events show no object. */
  readonly isThin?: boolean
  readonly name?: string
  /** Whose events it receives: `@self`, `@accounts`. */
  readonly eventsFrom?: readonly string[]
}

/** The Connect application that endpoints for connected accounts belong to. */
const connectApplication = 'ca_sandbox'

const platformEndpoint = 'we_sandbox_platform'
const connectEndpoint = 'we_sandbox_connect'
const accountsDestination = 'ed_sandbox_accounts'
const begun = 'begun'
const thinBegun = 'thin_begun'

/**
 * Where events are sent. A new sandbox has the two endpoints and the event destination that the product needs, signed
 * with the secrets of its configuration; they can be changed and deleted like any other.
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
      const existing = this.#all.get(id)
      if (existing === undefined && !isNew) continue
      this.put(
        existing
          ? { ...existing, shown: { ...existing.shown, url } }
          : this.#own(id, url, apiVersion),
      )
    }
    if (facts.get(thinBegun) !== undefined) return
    facts.put(thinBegun, true)
    this.put(this.#ownThin(url))
  }

  #ownThin(url: string): StoredEndpoint {
    const own = this.newThin({ name: 'Permille, accounts', url, events: ['*'] })
    return {
      ...own,
      secret: this.#world.config.connectWebhookSecret,
      eventsFrom: ['@accounts'],
      shown: { ...own.shown, id: accountsDestination },
    }
  }

  /** An event destination whose events show no object. */
  newThin(of: { name: string; url: string; events: readonly string[] }): StoredEndpoint {
    const { name, url, events } = of
    const id = this.#world.newId('ed_test_')
    return {
      isConnect: true,
      isThin: true,
      name,
      secret: this.#world.newId('whsec_'),
      shown: this.newEndpoint({ id, url, isConnect: false, apiVersion: null, events }),
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
    return this.#all.values().filter(({ isThin }) => isThin !== true)
  }

  thin(): StoredEndpoint[] {
    return this.#all.values().filter(({ isThin }) => isThin === true)
  }

  /** The enabled destinations that are subscribed to this event about a connected account. */
  thinReceiversOf(type: string): StoredEndpoint[] {
    return this.thin().filter(({ shown, eventsFrom }) => {
      const isAsked = shown.enabled_events.some((name) => name === '*' || name === type)
      return shown.status === 'enabled' && isAsked && eventsFrom?.includes('@accounts')
    })
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
    return [platformEndpoint, connectEndpoint, accountsDestination].includes(id)
  }
}

/** The endpoint of an event queued before deliveries named theirs. */
export function usualEndpointOf(event: Stripe.Event): string {
  return event.account === undefined ? platformEndpoint : connectEndpoint
}
