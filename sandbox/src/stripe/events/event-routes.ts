import type Stripe from 'stripe'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'

const retrieve = route('GET /v1/events/:id', {
  spec: {},
  run: (stripe, { id }) => {
    const event = stripe.tables.events.get(id)
    if (!event) throw missingResource('event', id)
    return event
  },
})

const list = route('GET /v1/events', {
  spec: { ...listSpec, type: 'text', types: 'texts', delivery_success: 'boolean' },
  run: (stripe, { params, path }) => {
    const filter = params.types ?? (params.type === undefined ? null : [params.type])
    const events = stripe.tables.events
      .values()
      .filter((event) => filter === null || filter.some((name) => isOfType(event.type, name)))
      .filter(isDelivered(stripe, params.delivery_success))
    return listPage(events, params, path)
  },
})

export const eventRoutes = [retrieve, list]

/** Whether all endpoints have received an event, as far as that is requested. */
function isDelivered(stripe: StripeSandbox, filter: boolean | undefined) {
  if (filter === undefined) return () => true
  const open = stripe.deliveries.list().filter(({ status }) => status !== 'delivered')
  const failed = new Set(open.map(({ eventId }) => eventId))
  return ({ id }: Stripe.Event) => failed.has(id) !== filter
}

/** A name may end in a wildcard: `charge.*`. */
function isOfType(type: string, name: string): boolean {
  return name.endsWith('.*') ? type.startsWith(name.slice(0, -1)) : type === name
}
