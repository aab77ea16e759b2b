import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invariant } from '../../errors/errors.ts'
import { type CallLimits, defaultLimits } from '../http-options.ts'
import { callerAddress } from './caller-address.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

/** What one address may do in a minute; the app's files and webhooks are not counted. */
export type Counted = 'call' | 'page' | 'nothing'

export interface CallCounter {
  /**
   * Counts a request once, however often it is called; rejects when its address is over the limit.
   */
  count(request: FastifyRequest, as: Counted): Promise<void>
}

/**
 * Counts by the matched route, never by the spelling of the URL: any route without an exemption is
 * a call. Refusing costs the process less than a sign-in, but ten thousand refusals a second keep
 * it busy: a flooding caller waits for its own.
 */
export function createCallCounter(
  app: FastifyInstance,
  { perAddressPerMinute }: CallLimits = defaultLimits,
): CallCounter {
  const rule = {
    perMinute: perAddressPerMinute,
    callerOf: (request: FastifyRequest) => callerAddress(request.ip),
    floodDelayMs: 500,
  }
  let limits: Record<'call' | 'page', RateLimit> | undefined
  app.register(fastifyRateLimit, { global: false }).after(() => {
    limits = { call: createRateLimit(app, rule), page: createRateLimit(app, rule) }
  })
  return {
    count: async (request, as) => {
      if (as === 'nothing' || request.isCounted) return
      request.isCounted = true
      invariant(limits !== undefined, 'a request came before the server was ready')
      await limits[as](request)
    },
  }
}
