import './undeclared-refusals.ts'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
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

const agent = new Agent({ keepAlive: true })
/** The headers of `fetch`, which takes more than twice as long as a plain request. */
const ownHeaders = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
}

/** Makes calls over a real socket, like a browser behind a proxy; redirects are not followed. */
export function createClient(config: Config, signal?: AbortSignal): Call {
  return async (method, path, given = {}) => {
    const { pathname, search } = new URL(`http://127.0.0.1:${config.port}${path}`)
    const { headers, body } = requestOf(config.appUrl, method, given)
    // Node leaves it out of a DELETE.
    const length = body !== null && { 'content-length': String(Buffer.byteLength(body)) }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const place = { host: '127.0.0.1', port: config.port, path: pathname + search, agent, signal }
      request({ ...place, method, headers: { ...ownHeaders, ...length, ...headers } }, resolve)
        .once('error', reject)
        .end(body ?? undefined)
    })
    const status = response.statusCode ?? 0
    return replyOf(status, headersIn(response.rawHeaders), await textOf(response))
  }
}

function headersIn(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '')
  return headers
}

/** The whole body, or the first event of a stream, which goes on for as long as someone listens. */
async function textOf(response: IncomingMessage): Promise<string> {
  const isStream = response.headers['content-type'] === 'text/event-stream'
  const parts: Buffer[] = []
  for await (const part of response) {
    parts.push(part as Buffer)
    // Leaving the loop hangs up.
    if (isStream) break
  }
  return Buffer.concat(parts).toString()
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
