import type Stripe from 'stripe'
import { findDestination, listDestinations, readAccountsApi } from './accounts-setup.ts'
import { apiVersion, createStripeClient } from './stripe-client.ts'
import { callStripe } from './stripe-errors.ts'
import type { StripeSetup } from './stripe-setup.ts'
import { type EventSource, eventsFor, thinEvents } from './webhook-events.ts'
import { endpointSources, findEndpoint, sourceKey } from './webhook-setup.ts'

export interface CreatedEndpoint {
  /** `accounts`: an event destination for what Accounts v2 says. */
  readonly source: EventSource | 'accounts'
  readonly id: string
  readonly url: string
  /** Stripe shows it only at creation. */
  readonly secret: string
}

/**
 * Creates each of the two endpoints that does not exist, and where accounts are of v2 the event destination; never
 * changes or deletes one.
 */
export async function createWebhooks(options: StripeSetup): Promise<CreatedEndpoint[]> {
  const stripe = createStripeClient(options)
  const { url, handled } = options.webhooks
  const { data: known } = await callStripe(() => stripe.webhookEndpoints.list({ limit: 100 }))
  const missing = endpointSources.filter((source) => !findEndpoint(known, { url, source }))
  const created: CreatedEndpoint[] = []
  for (const source of missing) {
    const params = {
      url,
      enabled_events: eventsFor(source, handled),
      api_version: apiVersion,
      connect: source === 'connect',
      description: `Permille, ${source}`,
      metadata: { [sourceKey]: source },
    } as const
    const { id, secret = '' } = await callStripe(() => stripe.webhookEndpoints.create(params))
    created.push({ source, id, url, secret })
  }
  return [...created, ...(await createDestination(stripe, url))]
}

/** Accounts of v2 send no events to an endpoint of v1. */
async function createDestination(stripe: Stripe, url: string): Promise<CreatedEndpoint[]> {
  const api = await callStripe(() => readAccountsApi(stripe, {}))
  if (api !== 'v2') return []
  const known = await callStripe(() => listDestinations(stripe))
  if (findDestination(known, url) !== undefined) return []
  const { id, webhook_endpoint: hook } = await callStripe(() =>
    stripe.v2.core.eventDestinations.create({
      name: 'Permille, accounts',
      type: 'webhook_endpoint',
      event_payload: 'thin',
      events_from: ['@accounts'],
      enabled_events: [...thinEvents],
      include: ['webhook_endpoint.signing_secret'],
      webhook_endpoint: { url },
    }),
  )
  return [{ source: 'accounts', id, url, secret: hook?.signing_secret ?? '' }]
}
