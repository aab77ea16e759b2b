import type { Access } from '@permille/contract/endpoint'
import type { Scope } from '@permille/contract/teams/scopes'
import type { FastifyRequest } from 'fastify'
import { NotAllowed, Rejected } from '#platform/errors/errors.ts'
import { defaultLimits, type HttpServerOptions } from '../http-options.ts'
import { isFreshSignIn, signInTooOld } from './fresh-sign-in.ts'
import { namedBrand } from './named-brand.ts'
import { createRateLimit } from './rate-limit.ts'
import { sessionCookieName } from './session-cookie.ts'

export interface GateRule {
  readonly access: Access
  readonly scope?: Scope | null | undefined
  readonly needsOwnOrigin: boolean
  readonly needsFreshSignIn?: boolean
  readonly worksWithoutFactor?: boolean
  readonly worksWhileSuspended?: boolean
}

export type Gate = (rule: GateRule) => (request: FastifyRequest) => Promise<void>

/** Decides before any byte of the body is read: 401, then 403 (rules §8). */
export function createGate(options: HttpServerOptions): Gate {
  const { perUserPerMinute } = options.limits ?? defaultLimits
  const perUser = createRateLimit(options.clock, perUserPerMinute)
  const ownOrigins = new Set(options.ownOrigins)
  return (rule) => {
    const {
      access,
      scope,
      needsOwnOrigin,
      needsFreshSignIn = false,
      worksWithoutFactor = false,
      worksWhileSuspended = false,
    } = rule
    return async (request) => {
      await identify(options, request)
      if (request.actor !== null) perUser.count(request.actor.userId)
      else if (access !== 'public') throw notSignedIn()
      if (needsOwnOrigin && !ownOrigins.has(request.headers.origin ?? '')) throw foreignOrigin()
      if (typeof access !== 'string') requireRole(request, access)
      if (scope) requireScope(request, scope, needsOwnOrigin && !worksWhileSuspended)
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

function requireRole(request: FastifyRequest, roles: readonly string[]): void {
  if (request.actor !== null && roles.includes(request.actor.kind)) return
  throw new NotAllowed('wrong-role', 'Your account cannot do this')
}

function requireScope({ actor }: FastifyRequest, scope: Scope, needsUnsuspended: boolean): void {
  if (actor?.kind !== 'brand') return
  if (actor.brandId === null) throw new NotAllowed(actor.noBrand, brandlessTexts[actor.noBrand])
  if (needsUnsuspended && actor.isSuspended)
    throw new Rejected(
      'brand-suspended',
      'This brand is suspended. You can read, or leave it, and change nothing.',
    )
  if (actor.scopes.has(scope)) return
  throw new NotAllowed(
    'scope-missing',
    'Your role in this brand does not allow this. Ask its owner.',
    {
      details: { scope },
    },
  )
}

const brandlessTexts = {
  'no-brand': 'You are in no brand. Ask for an invitation, or delete your account.',
  'not-a-member': 'You do not belong to this brand',
} as const

function requireFactor(
  { actor }: FastifyRequest,
  { isAdminFactorRequired = false }: HttpServerOptions,
): void {
  if (!isAdminFactorRequired || actor?.kind !== 'admin' || !actor.lacksFactor) return
  const message = 'Admins need a second factor here. Add one in your settings, under Security.'
  throw new NotAllowed('second-factor-missing', message)
}

function requireFreshSignIn({ actor }: FastifyRequest, now: Date): void {
  if (actor === null || !isFreshSignIn(actor, now)) throw signInTooOld()
}

function notSignedIn(): Rejected {
  return new Rejected('not-signed-in', 'Sign in to continue')
}

function foreignOrigin(): NotAllowed {
  return new NotAllowed('foreign-origin', 'This request did not come from our own pages')
}
