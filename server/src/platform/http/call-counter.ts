import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { callerAddress } from './caller-address.ts'
import { defaultLimits, type HttpServerOptions } from './http-options.ts'
import { createRateLimit } from './rate-limit.ts'

/** What one address may do in a minute; the files of the app and webhooks count as nothing. */
export type Counted = 'call' | 'page' | 'nothing'

export interface CallCounter {
  /** Counts a request once, however often it is asked; rejects when its address has had enough. */
  count(request: FastifyRequest, as: Counted): Promise<void>
}

/**
 * How long an address waits for each further refusal once it has been refused as often as it may call.
 * Refusing costs the process less than a sign-in, but ten thousand refusals a second keep one waiting.
 */
const floodDelayMs = 500

/**
 * Counts by the route that a request has found and never by how its address is spelled: whatever a
 * route does not exempt is a call.
 */
export function createCallCounter({ clock, limits }: HttpServerOptions): CallCounter {
  const { perAddressPerMinute: callsMax } = limits ?? defaultLimits
  const rate = { callsMax, windowSeconds: 60 }
  const counters = { call: createRateLimit(clock, rate), page: createRateLimit(clock, rate) }
  return {
    count: async (request, as) => {
      if (as === 'nothing' || request.isCounted) return
      request.isCounted = true
      const caller = callerAddress(request.ip)
      try {
        counters[as].count(caller)
      } catch (refusal) {
        if (counters[as].callsOf(caller) > 2 * callsMax) await sleep(floodDelayMs)
        throw refusal
      }
    },
  }
}
