import { html } from '#console/html.ts'
import { type Section, section } from '#console/section.ts'
import { idLink, realMoment, state } from '#console/shown-values.ts'
import type { Delivery } from '../events/deliveries.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { thinEvents } from '../v2/emit-thin.ts'
import { newestFirst } from './newest-first.ts'

export function webhooksSection(stripe: StripeSandbox): Section {
  const { tables, deliveries } = stripe
  const objectOf = ({ eventId }: Delivery) => {
    const { id } = (tables.events.get(eventId)?.data.object ?? {}) as { id?: string }
    return id ?? thinEvents(stripe).get(eventId)?.related_object.id ?? ''
  }
  return section<Delivery>({
    id: 'webhooks',
    tab: 'webhooks',
    title: 'Webhooks',
    none: 'None yet. Each event of Stripe is sent to the marketplace.',
    rowsMax: 40,
    columns: [
      { title: 'Event', isWide: true },
      { title: 'State' },
      { title: 'Tries', isNumber: true },
      { title: 'Response' },
      { title: 'Created' },
      { title: '' },
    ],
    list: () => newestFirst({ values: () => deliveries.list() }),
    key: ({ id }) => id,
    text: (delivery) =>
      `${delivery.eventType} ${delivery.eventId} ${objectOf(delivery)} ${delivery.status} ${delivery.lastAnswer}`,
    cells: (delivery) => [
      html`<strong>${delivery.eventType}</strong><br>${objectOf(delivery) ? idLink(objectOf(delivery)) : null}`,
      state(delivery.status, kindOf(delivery.status)),
      String(delivery.attempts),
      delivery.lastAnswer,
      realMoment(delivery.createdAtMs),
      html`<form method="post" action="/console/stripe/deliver"><input type="hidden" name="event"
value="${delivery.eventId}"><button>Deliver again</button></form>`,
    ],
  })
}

function kindOf(status: Delivery['status']): 'good' | 'bad' | 'neutral' {
  if (status === 'pending') return 'neutral'
  return status === 'delivered' ? 'good' : 'bad'
}
