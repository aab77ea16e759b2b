import * as z from 'zod/mini'
import { endpointUrl } from '../endpoint.ts'
import { brandId, type Id } from '../ids.ts'
import { id, type Narrowed, timestamp } from '../shapes.ts'
import { campaignEvents } from './campaign-events.ts'
import { url } from './event-parts.ts'
import { type PublicEventType, publicEventTypes } from './event-types.ts'
import { installationEvents } from './installation-events.ts'
import { moneyEvents } from './money-events.ts'
import { peopleEvents } from './people-events.ts'
import { submissionEvents } from './submission-events.ts'

export const publicEvents = {
  ...campaignEvents,
  ...submissionEvents,
  ...moneyEvents,
  ...peopleEvents,
  ...installationEvents,
}

type Data = {
  readonly [Type in PublicEventType]: z.output<(typeof publicEvents)[Type]['data']>
}
/** What each type of event says. */
export type EventData<Type extends PublicEventType> = Data[Type]

/** A type's schema only grows, so all of them are at their first version. */
export const eventVersion = 1

export type PublishedEventId = Id<'published-event'>
export const publishedEventId = id as Narrowed<typeof id, PublishedEventId>

const envelope = {
  /** When it happened. */
  timestamp,
  version: z.literal(eventVersion),
  /** Later events have higher ones; not every number is one of yours. */
  sequence: z.int(),
  /** Null for what only the installation's programs hear of. */
  brandId: z.nullable(brandId),
}
/** The same for every delivery of it, as `webhook-id`. */
const eventId = { id: publishedEventId }

/** An event as the list has it, and as it is delivered: any type, with the `data` of its type. */
export const publishedEvent = z.object({
  ...eventId,
  type: z.enum(publicEventTypes),
  ...envelope,
  data: z.looseObject({ id, url }),
})
export type PublishedEvent = z.output<typeof publishedEvent>

/** An event of one type. */
export function publishedEventOf(type: PublicEventType) {
  const { data } = publicEvents[type]
  return z.object({ ...eventId, type: z.literal(type), ...envelope, data })
}

/** The path of the call that reads the event's object now; null if there is none. */
export function eventUrl(type: PublicEventType, data: { readonly id: string }): string | null {
  const { path } = publicEvents[type]
  return path === null ? null : endpointUrl(path, data)
}
