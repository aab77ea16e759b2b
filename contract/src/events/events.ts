import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { eventsKeptDays } from '../privacy/retention.ts'
import { paging } from '../shapes.ts'
import { isPublicEventType } from './event-types.ts'
import { publishedEvent } from './published-event.ts'

const sequence = z.coerce.number().check(z.int(), z.minimum(0))

export const listEventsCall = endpoint({
  name: 'listEvents',
  method: 'GET',
  path: '/api/events',
  summary: `What happened, oldest first, from an event on; to follow it, ask again after the last sequence you have: no event comes later with a lower one; kept for ${eventsKeptDays} days`,
  access: ['brand', 'admin'],
  scope: 'events:read',
  query: z.strictObject({
    after: z._default(sequence, 0),
    types: z.optional(
      z.string().check(
        z.maxLength(2000),
        z.refine(
          (text) => text.split(',').every(isPublicEventType),
          'types must be types of events',
        ),
      ),
    ),
    limit: paging.limit,
    /** The next page's `after`. */
    cursor: z.optional(sequence),
  }),
  response: z.array(publishedEvent),
})
