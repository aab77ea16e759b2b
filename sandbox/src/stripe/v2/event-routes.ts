import { route } from '../runner/route.ts'
import { missingResource } from '../wire/api-error.ts'
import { thinEvents } from './emit-thin.ts'
import { pageSpec, v2Page } from './page.ts'

const retrieve = route('GET /v2/core/events/:id', {
  spec: {},
  run: (stripe, { id }) => {
    const event = thinEvents(stripe).get(id)
    if (!event) throw missingResource('event', id)
    return event
  },
})

const list = route('GET /v2/core/events', {
  spec: { ...pageSpec, created: 'anything', object_id: 'text', types: 'texts' },
  run: (stripe, { params, path }) => {
    const { types, object_id: objectId } = params
    const events = thinEvents(stripe)
      .values()
      .filter(
        (event) =>
          (types === undefined || types.includes(event.type)) &&
          (objectId === undefined || event.related_object.id === objectId),
      )
    return v2Page(events.reverse(), params, path)
  },
})

export const v2EventRoutes = [retrieve, list]
