import type Stripe from 'stripe'
import {
  findDestination,
  hasNewAccountsOfV2,
  listDestinations,
  readAccountsApi,
} from './accounts-setup.ts'
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
 * Creates each missing endpoint of the two and, where accounts are of v2, the event destination; never changes
 * or deletes one. Everything it needs is read before anything is created. `failure` is the error that ended it,
 * beside what was created until then: those secrets are not shown again.
 */
export async function createWebhooks(
  options: StripeSetup,
): Promise<{ created: readonly CreatedEndpoint[]; failure: unknown }> {
  const stripe = createStripeClient(options)
  const { url, handled } = options.webhooks
  const { data: known } = await callStripe(() => stripe.webhookEndpoints.list({ limit: 100 }))
  const missing = endpointSources.filter((source) => !findEndpoint(known, { url, source }))
  const creations = missing.map((source) => () => createEndpoint(stripe, { source, url, handled }))
  if (await lacksDestination(stripe, url)) creations.push(() => createDestination(stripe, url))
  const created: CreatedEndpoint[] = []
  try {
    for (const create of creations) created.push(await create())
  } catch (failure) {
    return { created, failure }
  }
  return { created, failure: null }
}

async function createEndpoint(
  stripe: Stripe,
  of: { source: EventSource; url: string; handled: readonly string[] },
): Promise<CreatedEndpoint> {
  const { source, url, handled } = of
  const params = {
    url,
    enabled_events: eventsFor(source, handled),
    api_version: apiVersion,
    connect: source === 'connect',
    description: `Permille, ${source}`,
    metadata: { [sourceKey]: source },
  } as const
  const { id, secret = '' } = await callStripe(() => stripe.webhookEndpoints.create(params))
  return { source, id, url, secret }
}

/** Accounts of v2 send no events to an endpoint of v1. */
async function lacksDestination(stripe: Stripe, url: string): Promise<boolean> {
  const api = await callStripe(() => readAccountsApi(stripe, {}))
  if (api !== 'v2' && !(await callStripe(() => hasNewAccountsOfV2(stripe, {})))) return false
  const known = await callStripe(() => listDestinations(stripe))
  return findDestination(known, url) === undefined
}

async function createDestination(stripe: Stripe, url: string): Promise<CreatedEndpoint> {
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
  return { source: 'accounts', id, url, secret: hook?.signing_secret ?? '' }
}
