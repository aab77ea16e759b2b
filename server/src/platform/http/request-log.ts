import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'

const sampledOneIn = 100
const slowMs = 1000

/**
 * Logs slow and failed calls always, and one in a hundred of the rest. Never bodies, cookies or
 * queries.
 */
export function createRequestLog(log: Log) {
  let untilSample = 0
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const isNotable = reply.statusCode >= 500 || reply.elapsedTime > slowMs
    untilSample = (untilSample + 1) % sampledOneIn
    if (!isNotable && untilSample !== 0) return
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  }
}
