import type { Clock } from '#platform/clock.ts'
import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  platformTimeoutMs,
  unavailableAfter,
} from '../platform-http.ts'
import type { ShortLinkHosts } from '../short-link.ts'
import {
  AuthorizationIncomplete,
  PermissionWithdrawn,
  type PlatformTrouble,
  type PlatformUnavailable,
  ReconnectNeeded,
} from '../social-platform.ts'
import { oauthError, statusEnvelope } from './tiktok-shapes.ts'

export interface TiktokEndpoints {
  /** Opened in the user's browser. */
  readonly authorizeUrl: string
  readonly apiBase: string
  readonly shortLinkHosts: ShortLinkHosts
}

export const tiktokEndpoints: TiktokEndpoints = {
  authorizeUrl: 'https://www.tiktok.com/v2/auth/authorize/',
  apiBase: 'https://open.tiktokapis.com',
  shortLinkHosts: {
    'vm.tiktok.com': 'https://vm.tiktok.com',
    'vt.tiktok.com': 'https://vt.tiktok.com',
    'www.tiktok.com': 'https://www.tiktok.com',
  },
}

/** The same API at one origin, as the sandbox serves it; all its short links start with `/t/`. */
export function tiktokEndpointsAt(origin: string): TiktokEndpoints {
  const shortLinks = `${origin}/t`
  return {
    authorizeUrl: `${origin}/v2/auth/authorize/`,
    apiBase: origin,
    shortLinkHosts: {
      'vm.tiktok.com': shortLinks,
      'vt.tiktok.com': shortLinks,
      'www.tiktok.com': origin,
    },
  }
}

export interface TiktokOptions {
  readonly clientKey: string
  readonly clientSecret: string
  readonly endpoints?: TiktokEndpoints
  readonly timeoutMs?: number
  readonly userAgent?: string
  /** When a token's lifetime begins. */
  readonly clock?: Clock
}

interface ApiCall {
  readonly path: string
  readonly fields: string
  readonly accessToken: string | null
  readonly json?: unknown
}

const permissionCodes = ['scope_not_authorized', 'scope_permission_missed']

const troubles: Readonly<Record<string, PlatformTrouble>> = {
  rate_limit_exceeded: 'throttled',
  invalid_params: 'request',
  invalid_client: 'keys',
  unauthorized_client: 'keys',
}

/** Makes one call with the creator's token. TikTok reports errors in the body, not in the status. */
export async function callTiktok(options: TiktokOptions, call: ApiCall): Promise<unknown> {
  if (call.accessToken === null) throw new ReconnectNeeded('tiktok')
  const { endpoints = tiktokEndpoints, timeoutMs = platformTimeoutMs, userAgent } = options
  const response = await callPlatform('tiktok', {
    url: endpointUrl(endpoints.apiBase, call.path, { fields: call.fields }),
    headers: { authorization: `Bearer ${call.accessToken}` },
    json: call.json,
    timeoutMs,
    userAgent,
  })
  const { code, message } = errorOf(response)
  if (code === 'ok') return response.body
  if (code === 'access_token_invalid') throw new ReconnectNeeded('tiktok', new Error(code))
  if (permissionCodes.includes(code)) throw new PermissionWithdrawn('tiktok', new Error(code))
  throw unavailable(response, `${code} ${message}`)
}

function errorOf({ status, body }: PlatformAnswer): { code: string; message: string } {
  const parsed = statusEnvelope.safeParse(body).data
  const code = parsed?.error?.code ?? parsed?.code ?? `no code, status ${status}`
  return { code, message: parsed?.error?.message ?? '' }
}

/** The reason starts with TikTok's code. */
function unavailable(response: PlatformAnswer, reason: string): PlatformUnavailable {
  const trouble = troubles[reason.split(' ')[0] ?? ''] ?? 'outage'
  return unavailableAfter('tiktok', response, { trouble, reason })
}

/** A used, foreign or expired code; a refresh token only ever fails with the first. */
const codeErrors = ['invalid_grant', 'invalid_request', 'access_denied', 'invalid_scope']

/** Makes one call to the token endpoint; the caller explains a refused grant. */
export async function callTokenEndpoint(
  options: TiktokOptions,
  form: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { endpoints = tiktokEndpoints, clientKey, clientSecret } = options
  const response = await callPlatform('tiktok', {
    url: endpointUrl(endpoints.apiBase, '/v2/oauth/token/'),
    form: { client_key: clientKey, client_secret: clientSecret, ...form },
    timeoutMs: options.timeoutMs,
    userAgent: options.userAgent,
  })
  const error = oauthError.safeParse(response.body).data?.error
  if (error === undefined && response.status < 400) return response.body
  const cause = new Error(error ?? 'no code')
  const isRefresh = form.grant_type === 'refresh_token'
  if (isRefresh && error === 'invalid_grant') throw new ReconnectNeeded('tiktok', cause)
  if (!isRefresh && error !== undefined && codeErrors.includes(error)) {
    throw new AuthorizationIncomplete('tiktok', cause)
  }
  throw unavailable(response, cause.message)
}

/** The errors for an unusable token; the documentation names none of these for it. */
const tokenErrors = ['invalid_grant', 'invalid_request', 'access_denied', 'access_token_invalid']

/**
 * Only a response without an error has revoked the grant. Throws `ReconnectNeeded` for a token that TikTok
 * refuses: the grant may continue under another.
 */
export async function callRevoke(options: TiktokOptions, token: string): Promise<void> {
  const { endpoints = tiktokEndpoints, clientKey, clientSecret, timeoutMs, userAgent } = options
  const response = await callPlatform('tiktok', {
    url: endpointUrl(endpoints.apiBase, '/v2/oauth/revoke/'),
    form: { client_key: clientKey, client_secret: clientSecret, token },
    timeoutMs,
    userAgent,
  })
  const { status, body } = response
  const error =
    oauthError.safeParse(body).data?.error ?? statusEnvelope.safeParse(body).data?.error?.code
  if (status < 400 && (error === undefined || error === 'ok')) return
  if (status < 500 && error !== undefined && tokenErrors.includes(error)) {
    throw new ReconnectNeeded('tiktok', new Error(error))
  }
  throw unavailable(response, error ?? 'revoke')
}
