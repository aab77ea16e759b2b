import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Metrics } from '../watch/metrics.ts'

/** What monitors ask is no call: it would hide the failures of those that are. */
const monitored: readonly string[] = ['/healthz', '/readyz', '/metrics']

/** By route and class of status; the URL itself is never a label. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  let underWay = 0
  metrics.show('permille_http_in_flight', () => [{ value: underWay }])
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1
    // Also for a response that the client did not wait for.
    reply.raw.once('close', () => {
      underWay -= 1
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    if (monitored.includes(route) || isStream(reply)) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const labels = { method: request.method, route, status }
    metrics.observe('permille_http_request_seconds', labels, reply.elapsedTime / 1000)
  })
}

/** It lasts for as long as its reader wants. */
function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}
