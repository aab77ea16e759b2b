import type { FastifyReply, FastifyRequest } from 'fastify'
import { LruMap } from 'toad-cache'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { callerAddressOf, networkOf } from './gate/caller-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the failure that was sent. */
    refusal: string | null
  }
}

const sampledOneIn = 100
const slowMs = 1000

/**
 * Logs every call that may change something, and of the reads those that were refused, slow or failed and one in a hundred of
 * the rest. Never bodies, cookies, queries or whole addresses.
 */
export function createRequestLog(log: Log, clock: Clock) {
  let untilSample = 0
  const isWorthALine = createFloodFilter(clock)
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { refusal } = request
    if (refusal !== null && reply.statusCode < 500) {
      if (isWorthALine(request)) log.warn(factsOf(request, reply), 'refused')
      return
    }
    const isNotable = reply.statusCode >= 500 || reply.elapsedTime > slowMs || isWrite(request)
    untilSample = (untilSample + 1) % sampledOneIn
    if (isNotable || untilSample === 0) log.info(factsOf(request, reply), 'request')
  }
}

function factsOf(request: FastifyRequest, reply: FastifyReply) {
  const { id: requestId, method, actor, refusal } = request
  return {
    requestId,
    method,
    route: request.routeOptions.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    network: networkOf(callerAddressOf(request)),
    ...(actor && { userId: actor.userId }),
    ...(actor && 'key' in actor && actor.key && { keyId: actor.key.id }),
    ...(refusal !== null && { code: refusal }),
  }
}

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/**
 * Limits bound the number of all refusals but their own: of these one a minute and address is
 * logged, so that a flood of calls does not become a flood of lines.
 */
function createFloodFilter(clock: Clock): (request: FastifyRequest) => boolean {
  const silentUntilMs = new LruMap<number>(10_000)
  return (request) => {
    if (request.refusal !== 'too-many-requests') return true
    const caller = callerAddressOf(request)
    const nowMs = clock.now().getTime()
    if ((silentUntilMs.get(caller) ?? 0) > nowMs) return false
    silentUntilMs.set(caller, nowMs + 60_000)
    return true
  }
}
