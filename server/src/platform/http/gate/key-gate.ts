import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAllowed, Rejected } from '#platform/errors/errors.ts'
import type { KeyActor } from '../actor.ts'
import { defaultLimits, type HttpServerOptions } from '../http-options.ts'
import { callerAddressOf } from './caller-address.ts'
import { type GateRule, isOpenToKeys } from './gate-rule.ts'
import { namedBrand } from './named-brand.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { requireFactor, requireRole, requireScope } from './require-right.ts'

/** The key that a request was sent with: undefined without one, whatever cookies it carries. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer\s*(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim()
}

interface KeyCall {
  readonly key: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type KeyGate = (rule: GateRule, call: KeyCall) => Promise<void>

/**
 * Lets a program in by its key. The header is no browser's doing, since we answer no preflight, so it needs no Origin;
 * the session cookie beside it says nothing.
 */
export function createKeyGate(options: HttpServerOptions): KeyGate {
  const count = createKeyLimits(options)
  return async (rule, { key, request, reply }) => {
    if (!isOpenToKeys(rule)) throw keyNotAllowed()
    const actor = await authenticate(options, key, request)
    request.actor = actor
    count(actor, reply)
    if (typeof rule.access !== 'string') requireRole(request, rule.access)
    requireNamed(actor, request)
    requireScope(request, rule.scope, rule.needsOwnOrigin)
    if (rule.access !== 'public' && !rule.worksWithoutFactor) requireFactor(request, options)
  }
}

async function authenticate(
  { authenticateKey }: HttpServerOptions,
  key: string,
  request: FastifyRequest,
): Promise<KeyActor> {
  const from = {
    address: callerAddressOf(request),
    userAgent: request.headers['user-agent'],
    requestId: request.id,
  }
  const actor = (await authenticateKey?.(key, from)) ?? null
  if (actor === null) throw new Rejected('key-invalid', 'This API key is not valid')
  return actor
}

/** Counts a call of a key, and of its brand, and says on the answer what is left. */
function createKeyLimits({ clock, limits = defaultLimits }: HttpServerOptions) {
  const { perKeyPerMinute, perBrandPerMinute } = { ...defaultLimits, ...limits }
  const perKey = createRateLimit(clock, perKeyPerMinute)
  const perBrand = createRateLimit(clock, perBrandPerMinute)
  return (actor: KeyActor, reply: FastifyReply): void => {
    const brand = actor.kind === 'brand' ? actor.brandId : 'installation'
    const counts: readonly (readonly [RateLimit, string])[] = [
      [perKey, actor.key.id],
      [perBrand, brand],
    ]
    try {
      for (const [limit, caller] of counts) limit.count(caller)
    } finally {
      const rests = counts.map(([limit, caller]) => limit.restOf(caller))
      const [least] = rests.toSorted((a, b) => a.calls - b.calls)
      if (least !== undefined)
        reply
          .header('ratelimit-limit', String(least.callsMax))
          .header('ratelimit-remaining', String(least.calls))
          .header('ratelimit-reset', String(least.endsInSeconds))
    }
  }
}

/** A program that mixes up two clients is told, instead of acting for the wrong one. */
function requireNamed(actor: KeyActor, request: FastifyRequest): void {
  const named = namedBrand(request)
  if (named === undefined || actor.kind !== 'brand' || named === actor.brandId) return
  throw new NotAllowed('not-a-member', 'This API key is another brand’s')
}

function keyNotAllowed(): NotAllowed {
  return new NotAllowed('key-not-allowed', 'An API key cannot do this. Sign in to do it yourself.')
}
