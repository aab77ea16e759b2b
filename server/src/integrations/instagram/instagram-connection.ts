import { addSeconds, systemClock } from '#platform/clock.ts'
import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  readShape,
  unavailableAfter,
} from '../platform-http.ts'
import {
  type AccountFacts,
  AuthorizationIncomplete,
  type OAuthConnection,
  type OAuthTokens,
  PermissionRefused,
  ReconnectNeeded,
} from '../social-platform.ts'
import {
  asOutage,
  callGraph,
  type InstagramOptions,
  instagramEndpoints,
  versioned,
} from './instagram-client.ts'
import { readInstagramNotice } from './instagram-notice.ts'
import {
  codeAnswer,
  longTokenAnswer,
  meAnswer,
  oauthError,
  type ShortToken,
} from './instagram-shapes.ts'

export const scopes = ['instagram_business_basic', 'instagram_business_manage_insights']

/**
 * Instagram API with Instagram Login. It has no PKCE and no refresh token: a long-lived token renews itself.
 */
export function instagramConnection(options: InstagramOptions): OAuthConnection {
  return {
    kind: 'oauth',
    authorizeUrl: (request) => authorizeUrl(options, request),
    exchangeCode: async (request) => {
      const { access_token: short, permissions } = await exchangeCode(options, request)
      if (permissions && !scopes.every((scope) => permissions.includes(scope))) {
        throw new PermissionRefused('instagram')
      }
      const tokens = await askForToken(options, '/access_token', {
        grant_type: 'ig_exchange_token',
        client_secret: options.appSecret,
        access_token: short,
      })
      return { tokens, account: await readAccount(options, tokens.accessToken) }
    },
    refreshTokens: ({ accessToken }) =>
      askForToken(options, '/refresh_access_token', {
        grant_type: 'ig_refresh_token',
        access_token: accessToken,
      }),
    // Instagram Login has no call for this: users revoke access in Instagram, and a token expires within 60
    // days.
    revoke: null,
    readNotice: (notice) => readInstagramNotice(options.appSecret, notice),
    readAccount: (accessToken) => readAccount(options, accessToken),
  }
}

function authorizeUrl(
  { appId, endpoints = instagramEndpoints }: InstagramOptions,
  request: { state: string; redirectUri: string },
): string {
  const url = new URL(endpoints.authorizeUrl)
  url.search = new URLSearchParams({
    client_id: appId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: scopes.join(','),
    state: request.state,
  }).toString()
  return url.href
}

/**
 * Returns the short token, valid for an hour. Instagram appends `#_` to codes; it is not part of
 * them.
 */
async function exchangeCode(
  options: InstagramOptions,
  request: { code: string; redirectUri: string },
): Promise<ShortToken> {
  const { endpoints = instagramEndpoints, appId, appSecret, timeoutMs, userAgent } = options
  const response = await callPlatform('instagram', {
    url: endpointUrl(endpoints.tokenBase, '/oauth/access_token'),
    form: {
      client_id: appId,
      client_secret: appSecret,
      grant_type: 'authorization_code',
      redirect_uri: request.redirectUri,
      code: request.code.replace(/#_$/, ''),
    },
    timeoutMs,
    userAgent,
  })
  const problem = oauthError.safeParse(response.body).data
  if (problem && response.status < 500) throw refusalOf(response, problem.error_message)
  if (response.status !== 200) {
    throw unavailableAfter('instagram', response, { trouble: 'outage', reason: 'token' })
  }
  return firstOf(readShape('instagram', codeAnswer, response.body))
}

/** Only the code comes from the user; the rest of the request is ours. */
function refusalOf(response: PlatformAnswer, message: string): Error {
  if (!/platform app|client_(id|secret)|redirect_uri|grant_type/i.test(message)) {
    return new AuthorizationIncomplete('instagram', new Error(message))
  }
  return unavailableAfter('instagram', response, { trouble: 'keys', reason: message })
}

async function askForToken(
  options: InstagramOptions,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<OAuthTokens> {
  const body = await asOutage(callGraph(options, { path, query }))
  const response = readShape('instagram', longTokenAnswer, body)
  const { clock = systemClock } = options
  return {
    accessToken: response.access_token,
    refreshToken: null,
    accessTokenExpiresAt: addSeconds(clock.now(), response.expires_in),
    refreshTokenExpiresAt: null,
    scopes,
  }
}

/** `user_id` is the professional account; `id` differs from app to app. */
async function readAccount(options: InstagramOptions, accessToken: string): Promise<AccountFacts> {
  const query = { fields: 'id,user_id,username,followers_count', access_token: accessToken }
  const body = await asOutage(callGraph(options, { path: versioned(options, 'me'), query }))
  const me = firstOf(readShape('instagram', meAnswer, body))
  return {
    platformUserId: me.user_id,
    ...(me.id !== undefined && { appUserId: me.id }),
    username: me.username,
    followerCount: me.followers_count ?? 0,
    description: null,
  }
}

function firstOf<T extends object>(response: T | { data: T[] }): T {
  if (!('data' in response)) return response
  const [first] = response.data
  if (first === undefined) throw new ReconnectNeeded('instagram')
  return first
}
