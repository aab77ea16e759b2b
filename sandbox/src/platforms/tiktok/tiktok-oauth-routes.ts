import type { FastifyInstance, FastifyReply } from 'fastify'
import { type ConsentWorld, registerConsent } from '../social/consent.ts'
import { oauthError } from './tiktok-errors.ts'
import { type TiktokGrant, type TiktokGrants, tiktokLifetimes } from './tiktok-grants.ts'

export const tiktokSandboxApp = {
  clientKey: 'sandbox-tiktok-key',
  clientSecret: 'sandbox-tiktok-secret',
}

type Form = Readonly<Record<string, string | undefined>>

export function registerTiktokOauth(
  app: FastifyInstance,
  at: ConsentWorld,
  grants: TiktokGrants,
): void {
  registerConsent(app, at, {
    platform: 'tiktok',
    path: '/v2/auth/authorize',
    clientParameter: 'client_key',
    clientId: tiktokSandboxApp.clientKey,
    grantedAccountKeys: () => grants.accountKeys(),
    onAllowed: ({ query, ...consent }) => ({
      code: grants.issueCode({ ...consent, codeChallenge: query.code_challenge ?? null }),
      scopes: consent.scopes.join(','),
    }),
    denied: { error: 'access_denied', error_description: 'User denied the request.' },
    fragment: '',
  })

  app.post<{ Body: Form | undefined }>('/v2/oauth/token', (request, reply) => {
    const form = request.body ?? {}
    const refuse = refusalWith(reply, at.world.newId(''))
    if (!isOwnApp(form)) return refuse('invalid_client', 'Client key or secret is incorrect.')
    if (form.grant_type === 'authorization_code') {
      const proof = { redirectUri: form.redirect_uri ?? '', verifier: form.code_verifier ?? '' }
      const grant = grants.redeemCode(form.code ?? '', proof)
      if (typeof grant === 'object') return tokenAnswer(at, grant)
      return grant === 'code-expired'
        ? refuse('invalid_grant', 'Authorization code is expired.')
        : refuse('invalid_request', 'Code verifier or code challenge is invalid.')
    }
    if (form.grant_type === 'client_credentials') return clientToken(at)
    if (form.grant_type !== 'refresh_token') {
      return refuse('unsupported_grant_type', 'Grant type is not supported.')
    }
    const grant = grants.refresh(form.refresh_token ?? '')
    return grant
      ? tokenAnswer(at, grant)
      : refuse('invalid_grant', 'Refresh token is invalid or expired.')
  })

  app.post<{ Body: Form | undefined }>('/v2/oauth/revoke', (request, reply) => {
    const form = request.body ?? {}
    const refuse = refusalWith(reply, at.world.newId(''))
    if (!isOwnApp(form)) return refuse('invalid_client', 'Client key or secret is incorrect.')
    // Documented: an empty body, or an error. Which one a dead token gets is not.
    return grants.revoke(form.token ?? '')
      ? {}
      : refuse('invalid_grant', 'Access token is invalid or expired.')
  })
}

function isOwnApp(form: Form): boolean {
  const { clientKey, clientSecret } = tiktokSandboxApp
  return form.client_key === clientKey && form.client_secret === clientSecret
}

function refusalWith(reply: FastifyReply, logId: string) {
  return (error: string, description: string) =>
    reply.code(400).send(oauthError(error, description, logId))
}

/** The app's own token: it proves the key pair, but no call of the Display API accepts it. */
function clientToken({ world }: ConsentWorld) {
  return {
    access_token: world.newId('clt.'),
    expires_in: tiktokLifetimes.accessTokenSeconds,
    token_type: 'Bearer',
  }
}

function tokenAnswer({ tables }: ConsentWorld, grant: TiktokGrant) {
  return {
    open_id: tables.accounts.get(grant.accountKey)?.platformUserId,
    scope: grant.scopes.join(','),
    access_token: grant.accessToken,
    expires_in: tiktokLifetimes.accessTokenSeconds,
    refresh_token: grant.refreshToken,
    refresh_expires_in: tiktokLifetimes.refreshTokenSeconds,
    token_type: 'Bearer',
  }
}
