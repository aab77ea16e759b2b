import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { defaultLimits, type HttpServerOptions } from '../http-options.ts'
import { callerAddressOf } from './caller-address.ts'
import { createRateLimit } from './rate-limit.ts'

/** What a request counts as, per address and minute; the app's files and webhooks are not counted. */
export type Counted = 'call' | 'page' | 'nothing'

export interface CallCounter {
  /** Counts a request once, however often it is called; rejects when its address is over the limit. */
  count(request: FastifyRequest, as: Counted): Promise<void>
}

/**
 * Delay of each further refusal for an address refused as often as it may call. Refusing costs the process less
 * than a sign-in, but ten thousand refusals a second keep it busy.
 */
const floodDelayMs = 500

/** Counts by the matched route, never by the spelling of the URL: any route without an exemption is a call. */
export function createCallCounter({
  clock,
  limits = defaultLimits,
}: Pick<HttpServerOptions, 'clock' | 'limits'>): CallCounter {
  const callsMax = limits.perAddressPerMinute
  const counters = {
    call: createRateLimit(clock, callsMax),
    page: createRateLimit(clock, callsMax),
  }
  return {
    count: async (request, as) => {
      if (as === 'nothing' || request.isCounted) return
      request.isCounted = true
      const caller = callerAddressOf(request)
      try {
        counters[as].count(caller)
      } catch (refusal) {
        if (counters[as].callsOf(caller) > 2 * callsMax) await sleep(floodDelayMs)
        throw refusal
      }
    },
  }
}
