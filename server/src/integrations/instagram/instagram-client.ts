import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  unavailableAfter,
} from '../platform-http.ts'
import type { ShortLinkHosts } from '../short-link.ts'
import { ReconnectNeeded } from '../social-platform.ts'
import { graphError } from './instagram-shapes.ts'

export interface InstagramEndpoints {
  /** Opened in the person's browser. */
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
}

/** The Graph API reports that this object does not exist for this token. */
export class NotVisible extends Error {}

interface GraphCall {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** One read of the Graph API, versioned paths included; errors are distinguished by their code. */
export async function callGraph(options: InstagramOptions, call: GraphCall): Promise<unknown> {
  const { endpoints = instagramEndpoints, timeoutMs } = options
  const url = endpointUrl(endpoints.graphBase, call.path, call.query)
  const answer = await callPlatform('instagram', { url, timeoutMs })
  const error = graphError.safeParse(answer.body).data?.error
  if (answer.status === 200 && error === undefined) return answer.body
  throw failureOf(answer, error)
}

/** 190: token; 10 and 200-299: permission; 100: parameter or object; all others are temporary. */
function failureOf(
  answer: PlatformAnswer,
  error: { code: number; message?: string | undefined } | undefined,
): Error {
  const code = error?.code ?? 0
  const reason = `code ${code}`
  const isPermission = code === 10 || (code >= 200 && code < 300)
  if (code === 190 || isPermission) return new ReconnectNeeded('instagram', new Error(reason))
  if (code === 100 && answer.status < 500) return new NotVisible(reason)
  return unavailableAfter('instagram', answer, { reason })
}

/** A versioned path of the Graph API. */
export function versioned({ endpoints = instagramEndpoints }: InstagramOptions, path: string) {
  return `/${endpoints.graphVersion}/${path}`
}
