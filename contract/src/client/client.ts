import type { AnyRequest, Endpoint, RequestArguments, ResponseOf } from '../endpoint.ts'
import { endpointUrl } from '../endpoint.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

/** Why a call was refused: `message` is a sentence for the user; `internal` is a fault of the server. */
export interface Failure {
  readonly code: RefusalCode | 'internal'
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

export type Reply<E> =
  | { readonly data: ResponseOf<E>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure }

/** Makes any call of the contract, with the types of its parameters, body and response. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, ...request: RequestArguments<E>): Promise<Reply<E>>
}

/** How a program proves who it is: by an API key, or with `signInCall` by the cookies of a session. */
export interface ApiClientOptions {
  readonly key?: string
}

/**
 * A client for programs: sends its API key; without one it keeps the cookies of its sign-in and sends the Origin that calls
 * then need. Throws what `fetch` throws if there is no response.
 */
export function createApiClient(siteUrl: string, { key }: ApiClientOptions = {}): ApiClient {
  const { origin } = new URL(siteUrl)
  const cookies = new Map<string, string>()
  return {
    call: async <E extends Endpoint>(endpoint: E, ...[request]: RequestArguments<E>) => {
      const { params, query, body, idempotencyKey, signal } = (request ?? {}) as AnyRequest
      const response = await fetch(`${origin}${endpointUrl(endpoint.path, params, query)}`, {
        method: endpoint.method,
        headers: {
          ...(key === undefined
            ? sessionHeaders(origin, cookies)
            : { authorization: `Bearer ${key}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? null,
      })
      keepCookies(cookies, response)
      const json: unknown = await response.json()
      return response.ok ? { data: json as ResponseOf<E> } : { error: json as Failure }
    },
  }
}

function sessionHeaders(origin: string, cookies: ReadonlyMap<string, string>) {
  return { origin, ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }) }
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    cookies.set(name, value.join('='))
  }
}
