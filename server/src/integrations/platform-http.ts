import type { Platform } from '@permille/contract/enums'
import * as z from 'zod/mini'
import { type ExchangeBody, publishExchange, readJson, timeCall } from '../platform/exchanges.ts'
import { version } from '../platform/version.ts'
import { type PlatformTrouble, PlatformUnavailable } from './social-platform.ts'

export const platformTimeoutMs = 10_000

/** The User-Agent of clients that do not know the product's URL. */
export const plainUserAgent = `Permille/${version}`

/** The name every call to a platform carries: `Permille/… (+https://…)`. */
export function userAgentOf(appUrl: string): string {
  return `${plainUserAgent} (+${appUrl})`
}

export interface PlatformRequest {
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly timeoutMs?: number | undefined
  readonly userAgent?: string | undefined
}

/** A platform's response, with any status: some platforms report errors in the body, some in the status. */
export interface PlatformAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/**
 * Makes one call to a platform's JSON API. A timeout, a body that is not JSON, or a redirect throws
 * `PlatformUnavailable`. Causes never include the URL: it may hold a key or a token.
 */
export async function callPlatform(
  platform: Platform,
  request: PlatformRequest,
): Promise<PlatformAnswer> {
  const end = timeCall(platform)
  try {
    const response = await send(request)
    const text = await response.text()
    publish(platform, request, { response, text })
    const body: unknown = text === '' ? null : JSON.parse(text)
    end(response.status)
    return { status: response.status, headers: response.headers, body }
  } catch (cause) {
    end(null)
    throw new PlatformUnavailable(platform, { cause })
  }
}

function publish(
  platform: Platform,
  request: PlatformRequest,
  { response, text }: { response: Response; text: string },
): void {
  publishExchange(() => {
    const { method = 'GET', headers } = fetchOptions(request)
    return {
      direction: 'sent',
      party: platform,
      method,
      url: request.url,
      requestHeaders: Object.fromEntries(new Headers(headers)),
      requestBody: bodyOf(request),
      status: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: readJson(text),
    }
  })
}

function bodyOf({ form, json }: PlatformRequest): ExchangeBody {
  if (form !== undefined) return { kind: 'form', fields: form }
  return json === undefined ? { kind: 'none' } : { kind: 'json', value: json }
}

/**
 * The far end may close a kept-alive connection just as it is reused: a read is then repeated once. A form is
 * not, because it may consume a code or a token.
 */
async function send(request: PlatformRequest): Promise<Response> {
  try {
    return await fetch(request.url, fetchOptions(request))
  } catch (error) {
    if (request.form !== undefined || !isClosedConnection(error)) throw error
    return await fetch(request.url, fetchOptions(request))
  }
}

function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error) || !('code' in cause)) return false
  return cause.code === 'UND_ERR_SOCKET' || cause.code === 'ECONNRESET'
}

function fetchOptions(request: PlatformRequest): RequestInit {
  const { form, json, timeoutMs = platformTimeoutMs, userAgent = plainUserAgent } = request
  const headers = { ...request.headers, 'user-agent': userAgent }
  const shared = { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
  if (form) return { ...shared, method: 'POST', headers, body: new URLSearchParams(form) }
  if (json === undefined) return { ...shared, method: request.method ?? 'GET', headers }
  const jsonHeaders = { ...headers, 'content-type': 'application/json' }
  return { ...shared, method: 'POST', headers: jsonHeaders, body: JSON.stringify(json) }
}

/** For an unusable response: reports what it means, the platform's message, and when to retry. */
export function unavailableAfter(
  platform: Platform,
  response: PlatformAnswer,
  options: {
    trouble: PlatformTrouble
    reason: string
    retryAfterSeconds?: number | undefined
  },
): PlatformUnavailable {
  const { trouble, reason } = options
  const seconds = retryAfterOf(response.headers) ?? options.retryAfterSeconds
  return new PlatformUnavailable(platform, {
    trouble,
    reason: reason.trim(),
    cause: new Error(`${platform} returned ${response.status}: ${reason.trim()}`),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  })
}

/** Retry-After is in seconds or a date (RFC 9110). */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined
}

/** Parses the body by the platform's documented shape; another shape counts as an outage, not as zeros. */
export function readShape<S extends z.ZodMiniType>(
  platform: Platform,
  schema: S,
  body: unknown,
): z.output<S> {
  const result = z.safeParse(schema, body)
  if (result.success) return result.data
  const cause = new Error(`${platform} returned an unknown shape`, { cause: result.error })
  throw new PlatformUnavailable(platform, { cause })
}

/** Builds a URL under a base that may itself have a path. */
export function endpointUrl(
  base: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): URL {
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
