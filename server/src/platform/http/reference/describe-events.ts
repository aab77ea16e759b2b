import {
  brandEventTypes,
  type PublicEventType,
  publicEventTypes,
} from '@permille/contract/events/event-types'
import { eventUrl, publicEvents, publishedEventOf } from '@permille/contract/events/published-event'
import { exampleId, exampleOf } from './example-of.ts'
import { type Json, schemaOf } from './json-schema.ts'

const ofBrands: ReadonlySet<PublicEventType> = new Set(brandEventTypes)

/** Each type of event as it is sent to endpoints, and as `GET /api/events` lists it. */
export function describeEvents(): Json {
  return Object.fromEntries(publicEventTypes.map((type) => [type, { post: describeEvent(type) }]))
}

function describeEvent(type: PublicEventType): Json {
  const schema = schemaOf(publishedEventOf(type), 'output')
  const whose = ofBrands.has(type)
    ? 'For the brand and for the installation.'
    : 'For the installation alone.'
  return {
    operationId: type,
    summary: type,
    description: `${publicEvents[type].summary}. ${whose}`,
    tags: ['Events'],
    security: [],
    parameters: signatureHeaders,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: exampleOfEvent(type, schema) } },
    },
    responses: { '2XX': { description: 'It was received. Anything else is tried again.' } },
  }
}

function exampleOfEvent(type: PublicEventType, schema: Json): Json {
  const shown = exampleOf(schema, { name: '', withOptional: true }) as { data: { id: string } }
  const { id, ...fields } = shown.data
  return { ...shown, data: { id, ...fields, url: eventUrl(type, { id, ...fields }) } }
}

function header(name: string, description: string, example: string): Json {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example }
}

/** As Standard Webhooks has them. */
const signatureHeaders = [
  header('webhook-id', 'The event’s id, the same for every try.', exampleId),
  header('webhook-timestamp', 'The seconds since 1970 at which this try was made.', '1773480600'),
  header(
    'webhook-signature',
    'The HMAC-SHA256 of the id, the timestamp and the body, with full stops between them.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]
