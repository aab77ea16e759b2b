import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Metrics } from '#platform/watch/metrics.ts'

/** Server-sent events as text, each with its blank line; ends soon after `signal` is aborted. */
export type Events = (signal: AbortSignal) => AsyncIterable<string>

export interface EventStreams {
  send(reply: FastifyReply, events: Events): FastifyReply
}

/** Streams stay open for as long as their reader wants, and end when the server stops. */
export function createEventStreams(app: FastifyInstance, metrics?: Metrics): EventStreams {
  const open = new Set<AbortController>()
  metrics?.show('permille_event_streams_open', () => [{ value: open.size }])
  app.addHook('preClose', async () => {
    for (const end of open) end.abort()
  })
  return {
    send: (reply, events) => {
      const end = new AbortController()
      open.add(end)
      reply.raw.once('close', () => {
        end.abort()
        open.delete(end)
      })
      const stream = Readable.from(events(end.signal), { objectMode: false })
      // A proxy that buffers would deliver nothing until the stream ends.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
    },
  }
}
