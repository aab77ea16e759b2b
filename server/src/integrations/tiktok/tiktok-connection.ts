import { createHash } from 'node:crypto'
import { addSeconds, systemClock } from '#platform/clock.ts'
import { readShape } from '../platform-http.ts'
import {
  type AccountFacts,
  type OAuthConnection,
  type OAuthTokens,
  PermissionRefused,
  ReconnectNeeded,
} from '../social-platform.ts'
import {
  callRevoke,
  callTiktok,
  callTokenEndpoint,
  type TiktokOptions,
  tiktokEndpoints,
} from './tiktok-client.ts'
import { readTiktokNotice } from './tiktok-notice.ts'
import { type TokenAnswer, tokenAnswer, userAnswer } from './tiktok-shapes.ts'

export const scopes = ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list']

/**
 * Login Kit v2. People may untick scopes, so granted scopes are compared with the required ones.
 */
export function tiktokConnection(options: TiktokOptions): OAuthConnection {
  return {
    kind: 'oauth',
    authorizeUrl: (request) => authorizeUrl(options, request),
    exchangeCode: async ({ code, redirectUri, codeVerifier }) => {
      const body = await callTokenEndpoint(options, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      })
      const tokens = toTokens(readShape('tiktok', tokenAnswer, body), options)
      if (!scopes.every((scope) => tokens.scopes.includes(scope))) {
        throw new PermissionRefused('tiktok')
      }
      return { tokens, account: await readAccount(options, tokens.accessToken) }
    },
    refreshTokens: async ({ refreshToken }) => {
      if (refreshToken === null) throw new ReconnectNeeded('tiktok')
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const body = await callTokenEndpoint(options, form)
      return toTokens(readShape('tiktok', tokenAnswer, body), options)
    },
    readAccount: (accessToken) => readAccount(options, accessToken),
    revoke: ({ accessToken }) => callRevoke(options, accessToken),
    readNotice: (notice) => readTiktokNotice(options, notice),
  }
}

function authorizeUrl(
  { clientKey, endpoints = tiktokEndpoints }: TiktokOptions,
  request: { state: string; redirectUri: string; codeVerifier: string },
): string {
  const url = new URL(endpoints.authorizeUrl)
  url.search = new URLSearchParams({
    client_key: clientKey,
    response_type: 'code',
    scope: scopes.join(','),
    redirect_uri: request.redirectUri,
    state: request.state,
    code_challenge: challengeOf(request.codeVerifier),
    code_challenge_method: 'S256',
    disable_auto_auth: '1',
  }).toString()
  return url.href
}

/** TikTok expects the hash in hex, where RFC 7636 says base64url. */
function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('hex')
}

async function readAccount(options: TiktokOptions, accessToken: string): Promise<AccountFacts> {
  const fields = 'open_id,username,follower_count,bio_description'
  const body = await callTiktok(options, { path: '/v2/user/info/', fields, accessToken })
  const { user } = readShape('tiktok', userAnswer, body).data
  return {
    platformUserId: user.open_id,
    username: user.username,
    followerCount: user.follower_count ?? 0,
    description: user.bio_description ?? null,
  }
}

/** Takes lifetimes from each response: TikTok changed them in 2026 and may again. */
function toTokens(response: TokenAnswer, { clock = systemClock }: TiktokOptions): OAuthTokens {
  const inSeconds = (seconds: number) => addSeconds(clock.now(), seconds)
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token,
    accessTokenExpiresAt: inSeconds(response.expires_in),
    refreshTokenExpiresAt: inSeconds(response.refresh_expires_in),
    scopes: response.scope.split(','),
  }
}
