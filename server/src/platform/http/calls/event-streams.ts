import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Metrics } from '#platform/watch/metrics.ts'

/** Server-sent events as text, each with its blank line; ends soon after `signal` is aborted. */
export type Events = (signal: AbortSignal) => AsyncIterable<string>

export interface EventStreams {
  send(reply: FastifyReply, events: Events): FastifyReply
}

/** Spread, so that the readers of a process that stops do not all come to the others at once; never sooner than browsers do alone. */
const retryMs = { from: 3000, below: 6000 }

/** Streams stay open for as long as their reader wants, and end as soon as a stop is announced. */
export function createEventStreams(
  app: FastifyInstance,
  { metrics, stopping }: { metrics: Metrics | undefined; stopping: AbortSignal | undefined },
): EventStreams {
  const open = new Set<AbortController>()
  metrics?.show('permille_event_streams_open', () => [{ value: open.size }])
  const endAll = (): void => {
    for (const end of open) end.abort()
  }
  stopping?.addEventListener('abort', endAll)
  app.addHook('preClose', async () => endAll())
  return {
    send: (reply, events) => {
      const end = new AbortController()
      open.add(end)
      reply.raw.once('close', () => {
        end.abort()
        open.delete(end)
      })
      // A refusal would end a browser's tries.
      if (stopping?.aborted) end.abort()
      const stream = Readable.from(withRetry(events(end.signal)), { objectMode: false })
      // A proxy that buffers would deliver nothing until the stream ends.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
    },
  }
}

/** Before the first event, or alone if there is none. */
async function* withRetry(events: AsyncIterable<string>): AsyncGenerator<string> {
  let retry = `retry: ${randomInt(retryMs.from, retryMs.below)}\n\n`
  for await (const event of events) {
    yield retry + event
    retry = ''
  }
  if (retry !== '') yield retry
}
