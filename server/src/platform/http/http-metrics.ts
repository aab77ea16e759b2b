import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { lazyPackage } from '../lazy-package.ts'

export const prometheus = lazyPackage<typeof import('prom-client')>('prom-client')

/** Call durations by route and status. The URL itself is never a label. */
export function createHttpMetrics(registry: Registry) {
  const durations = new (prometheus().Histogram)({
    name: 'permille_http_request_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
  }
}
