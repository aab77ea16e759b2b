import type { FastifyRequest } from 'fastify'
import { callerAddress } from './caller-address.ts'
import { defaultLimits, type HttpServerOptions } from './http-options.ts'
import { createRateLimit } from './rate-limit.ts'

/** What one address may do in a minute; the files of the app and webhooks count as nothing. */
export type Counted = 'call' | 'page' | 'nothing'

export interface CallCounter {
  /** Counts a request once, however often it is asked; throws when its address has had enough. */
  count(request: FastifyRequest, as: Counted): void
}

/**
 * Counts by the route that a request has found and never by how its address is spelled: whatever a
 * route does not exempt is a call.
 */
export function createCallCounter({ clock, limits }: HttpServerOptions): CallCounter {
  const { perAddressPerMinute: callsMax } = limits ?? defaultLimits
  const rate = { callsMax, windowSeconds: 60 }
  const counters = { call: createRateLimit(clock, rate), page: createRateLimit(clock, rate) }
  return {
    count: (request, as) => {
      if (as === 'nothing' || request.isCounted) return
      request.isCounted = true
      counters[as].count(callerAddress(request.ip))
    },
  }
}
