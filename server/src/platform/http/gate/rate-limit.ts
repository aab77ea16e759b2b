import { setTimeout as sleep } from 'node:timers/promises'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyCalls } from '../../limits/too-many-calls.ts'

/** Counts one request; rejects when its caller is over the limit for this minute. */
export type RateLimit = (request: FastifyRequest) => Promise<void>

export interface RateLimitRule {
  readonly perMinute: number
  readonly callerOf: (request: FastifyRequest) => string
  /** Delay of each further refusal for a caller refused as often as it may call. */
  readonly floodDelayMs?: number
}

/**
 * Kept in this process's memory, so that counting a request costs no query. `app` has
 * `@fastify/rate-limit`.
 */
export function createRateLimit(app: FastifyInstance, rule: RateLimitRule): RateLimit {
  const { perMinute, callerOf, floodDelayMs = 0 } = rule
  const options: RateLimitOptions = {
    max: perMinute,
    ban: perMinute,
    timeWindow: 60_000,
    keyGenerator: callerOf,
    cache: callersMax,
  }
  const count = app.createRateLimit(options)
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    if (counted.isBanned) await sleep(floodDelayMs)
    throw tooManyCalls(counted.ttl)
  }
}

/** About 20 MB; a caller with more addresses than this is not stopped by counting addresses. */
const callersMax = 100_000
