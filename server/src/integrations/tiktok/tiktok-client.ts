import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  platformTimeoutMs,
  unavailableAfter,
} from '../platform-http.ts'
import type { ShortLinkHosts } from '../short-link.ts'
import { AuthorizationIncomplete, ReconnectNeeded } from '../social-platform.ts'
import { oauthError, statusEnvelope } from './tiktok-shapes.ts'

export interface TiktokEndpoints {
  /** Opened in the person's browser. */
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
}

interface ApiCall {
  readonly path: string
  readonly fields: string
  readonly accessToken: string | null
  readonly json?: unknown
}

const reconnectCodes = ['access_token_invalid', 'scope_not_authorized', 'scope_permission_missed']

/**
 * Makes one call with the creator's token. TikTok reports errors in the body, not in the status.
 */
export async function callTiktok(options: TiktokOptions, call: ApiCall): Promise<unknown> {
  if (call.accessToken === null) throw new ReconnectNeeded('tiktok')
  const { endpoints = tiktokEndpoints, timeoutMs = platformTimeoutMs } = options
  const answer = await callPlatform('tiktok', {
    url: endpointUrl(endpoints.apiBase, call.path, { fields: call.fields }),
    headers: { authorization: `Bearer ${call.accessToken}` },
    json: call.json,
    timeoutMs,
  })
  const code = codeOf(answer)
  if (code === 'ok') return answer.body
  if (reconnectCodes.includes(code)) throw new ReconnectNeeded('tiktok', new Error(code))
  throw unavailableAfter('tiktok', answer, { reason: code })
}

function codeOf({ status, body }: PlatformAnswer): string {
  const parsed = statusEnvelope.safeParse(body).data
  return parsed?.error?.code ?? parsed?.code ?? `no code, status ${status}`
}

/** A used, foreign or expired code; a refresh token only ever fails with the first. */
const codeErrors = ['invalid_grant', 'invalid_request', 'access_denied', 'invalid_scope']

/** Makes one call to the token endpoint; the caller explains a refused grant. */
export async function callTokenEndpoint(
  options: TiktokOptions,
  form: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { endpoints = tiktokEndpoints, clientKey, clientSecret } = options
  const answer = await callPlatform('tiktok', {
    url: endpointUrl(endpoints.apiBase, '/v2/oauth/token/'),
    form: { client_key: clientKey, client_secret: clientSecret, ...form },
    timeoutMs: options.timeoutMs,
  })
  const error = oauthError.safeParse(answer.body).data?.error
  if (error === undefined && answer.status < 400) return answer.body
  const cause = new Error(error ?? 'no code')
  const isRefresh = form.grant_type === 'refresh_token'
  if (isRefresh && error === 'invalid_grant') throw new ReconnectNeeded('tiktok', cause)
  if (!isRefresh && error !== undefined && codeErrors.includes(error)) {
    throw new AuthorizationIncomplete('tiktok', cause)
  }
  throw unavailableAfter('tiktok', answer, { reason: cause.message })
}

/** TikTok returns an empty body, and no error for a token it no longer knows. */
export async function callRevoke(options: TiktokOptions, token: string): Promise<void> {
  const { endpoints = tiktokEndpoints, clientKey, clientSecret, timeoutMs } = options
  const answer = await callPlatform('tiktok', {
    url: endpointUrl(endpoints.apiBase, '/v2/oauth/revoke/'),
    form: { client_key: clientKey, client_secret: clientSecret, token },
    timeoutMs,
  })
  const error = oauthError.safeParse(answer.body).data?.error
  if (answer.status >= 500 || error === 'invalid_client') {
    throw unavailableAfter('tiktok', answer, { reason: error ?? 'revoke' })
  }
}
