import type { FastifyInstance, FastifyReply } from 'fastify'
import { type ConsentWorld, registerConsent } from '../social/consent.ts'
import { badParameter, GraphError, tokenExpired } from './graph-error.ts'
import type { InstagramGrants, InstagramToken } from './instagram-grants.ts'

export const instagramSandboxApp = {
  appId: 'sandbox-instagram-id',
  appSecret: 'sandbox-instagram-secret',
}

type Fields = Readonly<Record<string, string | undefined>>

export function registerInstagramOauth(
  app: FastifyInstance,
  at: ConsentWorld,
  grants: InstagramGrants,
): void {
  registerConsent(app, at, {
    platform: 'instagram',
    path: '/oauth/authorize',
    clientParameter: 'client_id',
    clientId: instagramSandboxApp.appId,
    grantedAccountKeys: () => grants.accountKeys(),
    onAllowed: ({ accountKey, scopes, redirectUri }) => ({
      code: grants.issueCode({ accountKey, scopes, redirectUri }),
    }),
    denied: {
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'The user denied your request.',
    },
    fragment: '#_',
  })

  app.post<{ Body: Fields | undefined }>('/oauth/access_token', (request, reply) => {
    const form = request.body ?? {}
    const refuse = (message: string) =>
      reply.code(400).send({ error_type: 'OAuthException', code: 400, error_message: message })
    const { appId, appSecret } = instagramSandboxApp
    if (form.client_id !== appId || form.client_secret !== appSecret) {
      return refuse('Invalid platform app')
    }
    if (form.grant_type !== 'authorization_code') return refuse('Invalid grant_type')
    const token = grants.redeemCode(form.code ?? '', form.redirect_uri ?? '')
    if (!token) return refuse('Matching code was not found or was already used')
    return reply.type('application/json').send(codeAnswer(at, token))
  })

  app.get<{ Querystring: Fields }>('/access_token', ({ query }, reply) => {
    if (query.client_secret !== instagramSandboxApp.appSecret) {
      return reply.code(400).send(new GraphError(1, 'Error validating client secret.').body())
    }
    if (query.grant_type !== 'ig_exchange_token') return refuseGrantType(reply)
    const token = grants.extend(query.access_token ?? '')
    return token ? longTokenAnswer(at, token) : reply.code(400).send(tokenExpired().body())
  })

  app.get<{ Querystring: Fields }>('/refresh_access_token', ({ query }, reply) => {
    if (query.grant_type !== 'ig_refresh_token') return refuseGrantType(reply)
    const current = grants.find(query.access_token ?? '')
    if (!current) return reply.code(400).send(tokenExpired().body())
    const token = grants.refresh(current.value)
    if (token) return longTokenAnswer(at, token)
    return reply.code(400).send(new GraphError(100, 'The token is not yet 24 hours old.').body())
  })
}

function refuseGrantType(reply: FastifyReply) {
  return reply.code(400).send(badParameter('The parameter grant_type is invalid').body())
}

/**
 * Alternates between both documented shapes; `user_id` is a bare number above 2^53, as Meta sends
 * it.
 */
function codeAnswer({ tables }: ConsentWorld, token: InstagramToken): string {
  const userId = tables.accounts.get(token.accountKey)?.platformUserId ?? '0'
  const isFlat = token.issuedAt % 2 === 0
  const permissions = isFlat ? token.scopes : token.scopes.join(',')
  const fields = { access_token: token.value, user_id: 'USER_ID', permissions }
  return JSON.stringify(isFlat ? fields : { data: [fields] }).replace('"USER_ID"', userId)
}

function longTokenAnswer({ world }: ConsentWorld, token: InstagramToken) {
  return {
    access_token: token.value,
    token_type: 'bearer',
    expires_in: token.expiresAt - world.nowSeconds(),
  }
}
