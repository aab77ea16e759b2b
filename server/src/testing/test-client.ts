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

/** Makes calls over a real socket, like a browser behind a proxy; redirects are not followed. */
export function createCaller(config: Config, signal: AbortSignal | null = null) {
  const base = `http://127.0.0.1:${config.port}`
  return async (method: string, path: string, given: Given = {}): Promise<Reply> => {
    const body = method === 'GET' ? null : bodyOf(given)
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: headersOf(config, given, body !== null),
      body,
      redirect: 'manual',
      signal,
    })
    const text = await answer.text()
    const isJson = (answer.headers.get('content-type') ?? '').includes('json')
    const json = isJson && text !== '' ? JSON.parse(text) : undefined
    return { status: answer.status, headers: answer.headers, text, json }
  }
}

function bodyOf({ body, rawBody }: Given): string | Buffer | null {
  return rawBody ?? (body === undefined ? null : JSON.stringify(body))
}

function headersOf(config: Config, given: Given, hasBody: boolean): Record<string, string> {
  const { as: person, origin = config.appUrl, contentType = 'application/json' } = given
  const cookieName = sessionCookieName(config.appUrl.startsWith('https:'))
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
