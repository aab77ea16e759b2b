import openapiFetch, { type Client, type Middleware } from 'openapi-fetch'
import type { paths } from './generated/api.d.ts'

/** Every call of the API by its path, with the types of its parameters, body and response. */
export type ApiClient = Client<paths>

/**
 * A client for programs: keeps the cookies of its sign-in and sends the Origin that calls need. A
 * browser does both without it.
 */
export function createApiClient(siteUrl: string): ApiClient {
  const client = openapiFetch<paths>({
    baseUrl: siteUrl,
    headers: { origin: new URL(siteUrl).origin },
  })
  client.use(keepCookies())
  return client
}

function keepCookies(): Middleware {
  const kept = new Map<string, string>()
  return {
    onRequest: ({ request }) => {
      const cookies = [...kept].map(([name, value]) => `${name}=${value}`)
      if (cookies.length > 0) request.headers.set('cookie', cookies.join('; '))
    },
    onResponse: ({ response }) => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const [name = '', ...value] = pair.split('=')
        kept.set(name, value.join('='))
      }
    },
  }
}
