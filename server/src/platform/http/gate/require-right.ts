import type { InstallationScope, Scope } from '@permille/contract/teams/scopes'
import type { FastifyRequest } from 'fastify'
import { NotAllowed, Rejected } from '#platform/errors/errors.ts'
import type { HttpServerOptions } from '../http-options.ts'

export function requireRole(request: FastifyRequest, roles: readonly string[]): void {
  if (request.actor !== null && roles.includes(request.actor.kind)) return
  throw new NotAllowed('wrong-role', 'Your account cannot do this')
}

/** Of a person of a brand, and of any key. */
export function requireScope(
  { actor }: FastifyRequest,
  scope: Scope | InstallationScope | null | undefined,
  needsUnsuspended: boolean,
): void {
  if (!scope || actor === null || actor.kind === 'creator') return
  if (actor.kind === 'admin') {
    if (actor.key !== null && !actor.key.scopes.has(scope)) throw scopeMissing(scope, true)
    return
  }
  if (actor.brandId === null) throw new NotAllowed(actor.noBrand, brandlessTexts[actor.noBrand])
  if (needsUnsuspended && actor.isSuspended)
    throw new Rejected(
      'brand-suspended',
      'This brand is suspended. You can read, or leave it, and change nothing; API keys can still be revoked.',
    )
  if (!actor.scopes.has(scope)) throw scopeMissing(scope, actor.key !== null)
}

/** Of an admin, and of whoever stands behind a key of the installation. */
export function requireFactor(
  { actor }: FastifyRequest,
  { isAdminFactorRequired = false }: Pick<HttpServerOptions, 'isAdminFactorRequired'>,
): void {
  if (!isAdminFactorRequired || actor?.kind !== 'admin' || !actor.lacksFactor) return
  const message =
    actor.key === null
      ? 'Admins need a second factor here. Add one in your settings, under Security.'
      : 'Admins need a second factor here, and whoever stands behind this API key has none'
  throw new NotAllowed('second-factor-missing', message)
}

const brandlessTexts = {
  'no-brand': 'You are in no brand. Ask for an invitation, or delete your account.',
  'not-a-member': 'You do not belong to this brand',
} as const

function scopeMissing(scope: Scope | InstallationScope, isKey: boolean): NotAllowed {
  const message = isKey
    ? `This API key lacks the right ${scope}`
    : 'Your role in this brand does not allow this. Ask its owner.'
  return new NotAllowed('scope-missing', message, { details: { scope } })
}
