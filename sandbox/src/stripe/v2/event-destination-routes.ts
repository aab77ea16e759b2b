import type Stripe from 'stripe'
import type { StoredEndpoint } from '../endpoints/webhook-endpoints.ts'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { checkUrl, missingParameter, missingResource } from '../wire/api-error.ts'
import { mergeMetadata } from '../wire/params.ts'
import { momentOf } from './account-shape.ts'
import { pageSpec, v2Page } from './page.ts'

type Destination = Stripe.V2.Core.EventDestination

const changeable = {
  description: 'text',
  enabled_events: 'texts',
  include: 'texts',
  metadata: 'metadata',
  name: 'text',
  webhook_endpoint: { url: 'text' },
} as const

const create = route('POST /v2/core/event_destinations', {
  spec: {
    ...changeable,
    event_payload: ['thin'],
    events_from: 'texts',
    type: ['webhook_endpoint'],
  },
  run: (stripe, { params }) => {
    const { name, enabled_events: events, event_payload: payload, webhook_endpoint: hook } = params
    if (name === undefined) throw missingParameter('name')
    if (events === undefined) throw missingParameter('enabled_events')
    if (payload === undefined) throw missingParameter('event_payload')
    if (hook?.url === undefined) throw missingParameter('webhook_endpoint.url')
    checkUrl(hook.url, 'webhook_endpoint.url')
    const destination = stripe.endpoints.newThin({ name, url: hook.url, events })
    const stored: StoredEndpoint = {
      ...destination,
      eventsFrom: params.events_from ?? ['@self'],
      shown: {
        ...destination.shown,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
      },
    }
    stripe.endpoints.put(stored)
    return shownAs(stored, params.include)
  },
})

const retrieve = route('GET /v2/core/event_destinations/:id', {
  spec: { include: 'texts' },
  run: (stripe, { id, params }) => shownAs(find(stripe, id), params.include),
})

const list = route('GET /v2/core/event_destinations', {
  spec: { ...pageSpec, include: 'texts' },
  run: (stripe, { params, path }) => {
    const all = stripe.endpoints.thin().map((each) => shownAs(each, params.include))
    return v2Page(all.reverse(), params, path)
  },
})

const update = route('POST /v2/core/event_destinations/:id', {
  spec: changeable,
  run: (stripe, { id, params }) => {
    const existing = find(stripe, id)
    const { shown } = existing
    const changed = {
      ...existing,
      name: params.name ?? existing.name ?? '',
      shown: {
        ...shown,
        description: params.description ?? shown.description,
        enabled_events: [...(params.enabled_events ?? shown.enabled_events)],
        metadata: mergeMetadata(shown.metadata, params.metadata),
        url: params.webhook_endpoint?.url ?? shown.url,
      },
    }
    stripe.endpoints.put(changed)
    return shownAs(changed, params.include)
  },
})

const [enable, disable] = (['enabled', 'disabled'] as const).map((status) =>
  route(`POST /v2/core/event_destinations/:id/${status.slice(0, -1)}`, {
    spec: {},
    run: (stripe, { id }) => {
      const existing = find(stripe, id)
      const changed = { ...existing, shown: { ...existing.shown, status } }
      stripe.endpoints.put(changed)
      return shownAs(changed)
    },
  }),
)

const remove = route('DELETE /v2/core/event_destinations/:id', {
  spec: {},
  run: (stripe, { id }) => {
    find(stripe, id)
    stripe.endpoints.delete(id)
    return { id, object: 'v2.core.event_destination', deleted: true }
  },
})

export const eventDestinationRoutes = [
  create,
  retrieve,
  list,
  update,
  ...[enable, disable].flatMap((each) => each ?? []),
  remove,
]

function find(stripe: StripeSandbox, id: string): StoredEndpoint {
  const found = stripe.endpoints.get(id)
  if (found?.isThin) return found
  throw missingResource('event destination', id)
}

/** The secret is shown once, at the creation, if requested. */
function shownAs(stored: StoredEndpoint, include: readonly string[] = []): Destination {
  const { shown, secret, eventsFrom, name } = stored
  return {
    id: shown.id,
    object: 'v2.core.event_destination',
    created: momentOf(shown.created),
    description: shown.description ?? '',
    enabled_events: shown.enabled_events,
    event_payload: 'thin',
    events_from: [...(eventsFrom ?? [])],
    livemode: false,
    metadata: shown.metadata,
    name: name ?? '',
    status: shown.status === 'enabled' ? 'enabled' : 'disabled',
    type: 'webhook_endpoint',
    updated: momentOf(shown.created),
    webhook_endpoint: {
      ...(include.includes('webhook_endpoint.signing_secret') && { signing_secret: secret }),
      ...(include.includes('webhook_endpoint.url') && { url: shown.url }),
    },
  }
}
