import { apiVersion, createStripeClient } from './stripe-client.ts'
import { callStripe } from './stripe-errors.ts'
import type { StripeSetup } from './stripe-setup.ts'
import { type EventSource, eventsFor } from './webhook-events.ts'
import { endpointSources, findEndpoint, sourceKey } from './webhook-setup.ts'

export interface CreatedEndpoint {
  readonly source: EventSource
  readonly id: string
  readonly url: string
  /** Stripe shows it only at creation. */
  readonly secret: string
}

/** Creates each of the two endpoints that does not exist; never changes or deletes one. */
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
  return created
}
