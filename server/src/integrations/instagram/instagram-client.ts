import type { Clock } from '#platform/clock.ts'
import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  unavailableAfter,
} from '../platform-http.ts'
import type { ShortLinkHosts } from '../short-link.ts'
import {
  PermissionWithdrawn,
  type PlatformTrouble,
  PlatformUnavailable,
  PostBeforeProfessional,
  ReconnectNeeded,
} from '../social-platform.ts'
import { graphError, usageHeader } from './instagram-shapes.ts'

export interface InstagramEndpoints {
  /** Opened in the user's browser. */
  readonly authorizeUrl: string
  readonly tokenBase: string
  readonly graphBase: string
  readonly graphVersion: string
  readonly shortLinkHosts: ShortLinkHosts
}

export const instagramEndpoints: InstagramEndpoints = {
  authorizeUrl: 'https://www.instagram.com/oauth/authorize',
  tokenBase: 'https://api.instagram.com',
  graphBase: 'https://graph.instagram.com',
  graphVersion: 'v25.0',
  shortLinkHosts: { 'www.instagram.com': 'https://www.instagram.com' },
}

/** The same API at one origin, as the sandbox serves it. */
export function instagramEndpointsAt(origin: string): InstagramEndpoints {
  return {
    authorizeUrl: `${origin}/oauth/authorize`,
    tokenBase: origin,
    graphBase: origin,
    graphVersion: 'v25.0',
    shortLinkHosts: { 'www.instagram.com': origin },
  }
}

export interface InstagramOptions {
  readonly appId: string
  readonly appSecret: string
  readonly endpoints?: InstagramEndpoints
  readonly timeoutMs?: number
  readonly userAgent?: string
  /** When a token's lifetime begins. */
  readonly clock?: Clock
}

/** The Graph API reports that this object does not exist for this token. */
export class NotVisible extends Error {}

interface GraphCall {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** One read of the Graph API, versioned paths included; errors are distinguished by their code. */
export async function callGraph(options: InstagramOptions, call: GraphCall): Promise<unknown> {
  const { endpoints = instagramEndpoints, timeoutMs, userAgent } = options
  const url = endpointUrl(endpoints.graphBase, call.path, call.query)
  const response = await callPlatform('instagram', { url, timeoutMs, userAgent })
  const error = graphError.safeParse(response.body).data?.error
  if (response.status === 200 && error === undefined) return response.body
  throw failureOf(response, error)
}

interface GraphFailure {
  readonly code: number
  readonly error_subcode?: number | undefined
  readonly message?: string | undefined
}

const throttleCodes = [4, 17, 32, 613]
/** Meta's subcodes of code 100, which alone only says that the request is wrong. */
const objectMissing = 33
const beforeConversion = 2108006

/**
 * 190: token; 10 and 200-299: permission; 100 with a subcode: the object; 100 alone: our request; 3 and
 * 101: the app; all others are temporary.
 */
function failureOf(response: PlatformAnswer, error: GraphFailure | undefined): Error {
  const { code = 0, error_subcode: subcode, message = '' } = error ?? {}
  const reason = `code ${code}${subcode === undefined ? '' : `/${subcode}`} ${message}`
  const cause = new Error(reason)
  if (code === 190) return new ReconnectNeeded('instagram', cause)
  if (code === 10 || (code >= 200 && code < 300)) return new PermissionWithdrawn('instagram', cause)
  if (code === 100 && subcode === objectMissing) return new NotVisible(reason)
  if (code === 100 && subcode === beforeConversion) return new PostBeforeProfessional(cause)
  return unavailableAfter('instagram', response, {
    trouble: troubleOf(code),
    reason,
    retryAfterSeconds: regainSecondsOf(response),
  })
}

function troubleOf(code: number): PlatformTrouble {
  if (throttleCodes.includes(code) || (code >= 80_000 && code < 81_000)) return 'throttled'
  if (code === 3 || code === 101) return 'keys'
  return code === 100 ? 'request' : 'outage'
}

/** The longest wait in the header for any account; Meta gives it in minutes. */
function regainSecondsOf({ headers }: PlatformAnswer): number | undefined {
  const usage = usageHeader.safeParse(jsonIn(headers.get('x-business-use-case-usage'))).data
  const minutes = Object.values(usage ?? {})
    .flat()
    .map((entry) => entry.estimated_time_to_regain_access ?? 0)
  const longest = Math.max(0, ...minutes)
  return longest > 0 ? longest * 60 : undefined
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** For requests that name no post, "not visible" means a temporary failure. */
export async function asOutage(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof NotVisible)) throw error
    const reason = error.message
    throw new PlatformUnavailable('instagram', { trouble: 'request', reason, cause: error })
  }
}

/** A versioned path of the Graph API. */
export function versioned({ endpoints = instagramEndpoints }: InstagramOptions, path: string) {
  return `/${endpoints.graphVersion}/${path}`
}
