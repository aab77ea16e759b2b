import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAllowed, Rejected } from '#platform/errors/errors.ts'
import { defaultLimits, type HttpServerOptions } from '../http-options.ts'
import { isFreshSignIn, signInTooOld } from './fresh-sign-in.ts'
import type { GateRule } from './gate-rule.ts'
import { bearerOf, createKeyGate } from './key-gate.ts'
import { namedBrand } from './named-brand.ts'
import { createRateLimit } from './rate-limit.ts'
import { requireFactor, requireRole, requireScope } from './require-right.ts'
import { sessionCookieName } from './session-cookie.ts'

export type Gate = (
  rule: GateRule,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Decides before any byte of the body is read: 401, then 403 (rules §8). */
export function createGate(options: HttpServerOptions): Gate {
  const { perUserPerMinute } = options.limits ?? defaultLimits
  const perUser = createRateLimit(options.clock, perUserPerMinute)
  const ownOrigins = new Set(options.ownOrigins)
  const passKey = createKeyGate(options)
  return (rule) => {
    const {
      access,
      scope,
      needsOwnOrigin,
      needsFreshSignIn = false,
      worksWithoutFactor = false,
      worksWhileSuspended = false,
    } = rule
    return async (request, reply) => {
      const key = bearerOf(request)
      if (key !== undefined) return await passKey(rule, { key, request, reply })
      await identify(options, request)
      if (request.actor !== null) perUser.count(request.actor.userId)
      else if (access !== 'public') throw notSignedIn()
      if (needsOwnOrigin && !ownOrigins.has(request.headers.origin ?? '')) throw foreignOrigin()
      if (typeof access !== 'string') requireRole(request, access)
      requireScope(request, scope, needsOwnOrigin && !worksWhileSuspended)
      if (access !== 'public' && !worksWithoutFactor) requireFactor(request, options)
      if (needsFreshSignIn) requireFreshSignIn(request, options.clock.now())
    }
  }
}

async function identify(options: HttpServerOptions, request: FastifyRequest): Promise<void> {
  const token = request.cookies[sessionCookieName(options.isSecure)]
  if (token === undefined || token.length > sessionTokenMaxLength) return
  const session = await options.authenticate(token, namedBrand(request))
  if (session === null) return
  request.actor = session.actor
  request.sessionTokenHash = session.sessionHash
}

/** Far above a real token; longer ones are not worth a query. */
const sessionTokenMaxLength = 200

function requireFreshSignIn({ actor }: FastifyRequest, now: Date): void {
  if (actor === null || !isFreshSignIn(actor, now)) throw signInTooOld()
}

function notSignedIn(): Rejected {
  return new Rejected('not-signed-in', 'Sign in to continue')
}

function foreignOrigin(): NotAllowed {
  return new NotAllowed('foreign-origin', 'This request did not come from our own pages')
}
