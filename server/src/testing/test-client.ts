import './undeclared-refusals.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sessionCookieName } from '../platform/http/gate/session-cookie.ts'
import type { Person } from './test-users.ts'

/** Parts of a call besides its method and path; the origin is our own by default. */
export interface Given {
  readonly as?: Person
  readonly body?: unknown
  /** The body as sent over HTTP. */
  readonly rawBody?: string | Buffer
  readonly contentType?: string
  readonly origin?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
  readonly json: any
}

export type Call = (method: string, path: string, given?: Given) => Promise<Reply>

/** Makes calls over a real socket, like a browser behind a proxy; redirects are not followed. */
export function createClient(config: Config, signal: AbortSignal | null = null): Call {
  return async (method, path, given = {}) => {
    const response = await fetch(`http://127.0.0.1:${config.port}${path}`, {
      ...requestOf(config.appUrl, method, given),
      redirect: 'manual',
      signal,
    })
    return replyOf(response.status, response.headers, await textOf(response))
  }
}

/** The whole body, or the first event of a stream, which goes on for as long as someone listens. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text()
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(first?.value)
}

/** The same calls without a socket. */
export function createInjector(app: FastifyInstance, appUrl: string): Call {
  return async (method, path, given = {}) => {
    const { body, ...request } = requestOf(appUrl, method, given)
    const response = await app.inject({
      ...request,
      method: method as 'GET',
      url: path,
      ...(body !== null && { payload: body }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(response.headers)) {
      for (const each of [value].flat()) headers.append(name, String(each))
    }
    return replyOf(response.statusCode, headers, response.body)
  }
}

function replyOf(status: number, headers: Headers, text: string): Reply {
  const isJson = (headers.get('content-type') ?? '').includes('json')
  return { status, headers, text, json: isJson && text !== '' ? JSON.parse(text) : undefined }
}

function requestOf(appUrl: string, method: string, given: Given) {
  const body = method === 'GET' ? null : bodyOf(given)
  return { method, headers: headersOf(appUrl, given, body !== null), body }
}

function bodyOf({ body, rawBody }: Given): string | Buffer | null {
  return rawBody ?? (body === undefined ? null : JSON.stringify(body))
}

function headersOf(appUrl: string, given: Given, hasBody: boolean): Record<string, string> {
  const { as: person, origin = appUrl, contentType = 'application/json' } = given
  const cookieName = sessionCookieName(appUrl.startsWith('https:'))
  return {
    ...(origin !== null && { origin }),
    ...(hasBody && { 'content-type': contentType }),
    ...(person && {
      cookie: `${cookieName}=${person.token}`,
      'x-forwarded-for': person.address,
    }),
    ...given.headers,
  }
}

/** The session token that a response sets; empty if it sets none. */
export function sessionTokenIn({ headers }: Reply): string {
  const cookies = headers.getSetCookie().join('\n')
  return /permille_session=([\w-]{43});/.exec(cookies)?.[1] ?? ''
}
