import type Stripe from 'stripe'
import { readVersion } from '../runner/api-version.ts'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { invalidParameter, missingParameter, missingResource, refused } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'
import { mergeMetadata } from '../wire/params.ts'
import { isEventName } from './event-names.ts'
import type { StoredEndpoint } from './webhook-endpoints.ts'

/** Per mode; Stripe counts platform and Connect endpoints together. */
const endpointsMax = 16

const changeable = {
  url: 'text',
  enabled_events: 'texts',
  description: 'text',
  metadata: 'metadata',
} as const

const create = route('POST /v1/webhook_endpoints', {
  spec: { ...changeable, connect: 'boolean', api_version: 'text' },
  run: (stripe, { params }): Stripe.WebhookEndpoint => {
    const { url, enabled_events: events, api_version: version } = params
    if (events === undefined) throw missingParameter('enabled_events')
    if (url === undefined) throw missingParameter('url')
    requireUrl(url)
    requireEvents(events)
    if (stripe.endpoints.list().length >= endpointsMax) throw tooMany()
    const isConnect = params.connect ?? false
    const apiVersion = version === undefined ? null : readVersion(version)
    const shown = {
      ...stripe.endpoints.newEndpoint({ url, events, isConnect, apiVersion }),
      description: params.description ?? null,
      metadata: mergeMetadata({}, params.metadata),
    }
    const secret = stripe.world.newId('whsec_')
    stripe.endpoints.put({ shown, secret, isConnect })
    return { ...shown, secret }
  },
})

const retrieve = route('GET /v1/webhook_endpoints/:id', {
  spec: {},
  run: (stripe, { id }) => find(stripe, id).shown,
})

const list = route('GET /v1/webhook_endpoints', {
  spec: listSpec,
  run: (stripe, { params, path }) =>
    listPage(
      stripe.endpoints.list().map(({ shown }) => shown),
      params,
      path,
    ),
})

const update = route('POST /v1/webhook_endpoints/:id', {
  spec: { ...changeable, disabled: 'boolean' },
  run: (stripe, { id, params }): Stripe.WebhookEndpoint => {
    const existing = find(stripe, id)
    const { shown } = existing
    if (params.url !== undefined) requireUrl(params.url)
    if (params.enabled_events !== undefined) requireEvents(params.enabled_events)
    const isDisabled = params.disabled ?? shown.status === 'disabled'
    const changed = {
      ...shown,
      url: params.url ?? shown.url,
      enabled_events: [...(params.enabled_events ?? shown.enabled_events)],
      description: params.description ?? shown.description,
      metadata: mergeMetadata(shown.metadata, params.metadata),
      status: isDisabled ? 'disabled' : 'enabled',
    }
    stripe.endpoints.put({ ...existing, shown: changed })
    return changed
  },
})

const remove = route('DELETE /v1/webhook_endpoints/:id', {
  spec: {},
  run: (stripe, { id }): Stripe.DeletedWebhookEndpoint => {
    find(stripe, id)
    stripe.endpoints.delete(id)
    return { id, object: 'webhook_endpoint', deleted: true }
  },
})

export const webhookEndpointRoutes = [create, retrieve, list, update, remove]

function find(stripe: StripeSandbox, id: string): StoredEndpoint {
  const found = stripe.endpoints.get(id)
  if (!found) throw missingResource('webhook endpoint', id, { param: 'webhook_endpoint' })
  return found
}

function requireUrl(url: string): void {
  if (URL.canParse(url) && /^https?:/i.test(url)) return
  const message =
    'Invalid URL: An explicit scheme (such as https) must be provided in order for us to properly process your request.'
  throw invalidParameter('url_invalid', message, 'url')
}

function requireEvents(names: readonly string[]): void {
  const index = names.findIndex((name) => !isEventName(name))
  if (index < 0) return
  const param = `enabled_events[${index}]`
  throw invalidParameter(null, `Invalid ${param}: must be one of Stripe's event types`, param)
}

function tooMany() {
  return refused(null, `You have reached the maximum of ${endpointsMax} test webhook endpoints.`)
}
