import { isPublicEventType } from '@permille/contract/events/event-types'
import { listEventsCall } from '@permille/contract/events/events'
import { eventVersion } from '@permille/contract/events/published-event'
import { asActing } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { EventDeps } from './event-deps.ts'
import { listPublished } from './publishing/published-event-store.ts'

export function eventRoutes({ database }: Pick<EventDeps, 'database'>): Route[] {
  return [
    route(listEventsCall, async (call) => {
      const actor = asActing(call)
      const { after, cursor = after, types, limit } = call.query
      const events = await listPublished(database, {
        brandId: actor.kind === 'brand' ? actor.brandId : null,
        types: types?.split(',').filter(isPublicEventType),
        after: cursor,
        limit,
      })
      const last = events.length === limit ? events.at(-1) : undefined
      call.linkNextPage(last === undefined ? null : String(last.sequence))
      return events.map(({ id, type, timestamp, data, ...rest }) => {
        return { id, type, timestamp, version: eventVersion, ...rest, data }
      })
    }),
  ]
}
