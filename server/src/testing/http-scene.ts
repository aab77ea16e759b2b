import type { ConnectionSetup } from '../features/connections/testing/connection-setup.ts'
import type { RawRoute } from '../platform/http/calls/raw-route.ts'
import type { Route } from '../platform/http/calls/route.ts'
import type { Session } from '../platform/http/http-options.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { standingPresence } from './standing-presence.ts'

const origin = 'http://localhost:3000'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
  readonly json: any
}

/** Routes behind the real HTTP server; `signIn` creates sessions without a password. */
export function openHttpScene(setup: ConnectionSetup, routes: readonly (Route | RawRoute)[]) {
  const sessions = new Map<string, Session>()
  const app = createHttpServer({
    presence: standingPresence,
    routes,
    authenticate: async (token) => sessions.get(token) ?? null,
    database: setup.deps.database,
    clock: setup.deps.clock,
    log: setup.deps.log,
    ownOrigins: [origin],
    isSecure: false,
    trustProxy: 0,
    contentSecurity: {},
  })
  return {
    signIn: (session: Session): string => {
      const token = `token-${sessions.size}`
      sessions.set(token, session)
      return token
    },
    call: async (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      given: { token?: string; body?: object } = {},
    ): Promise<Answer> => {
      const reply = await app.inject({
        method,
        url,
        headers: { origin },
        ...(given.token && { cookies: { permille_session: given.token } }),
        ...(given.body && { payload: given.body }),
      })
      const isJson = String(reply.headers['content-type']).includes('json')
      return {
        status: reply.statusCode,
        headers: reply.headers,
        text: reply.body,
        json: isJson ? JSON.parse(reply.body) : undefined,
      }
    },
    close: () => app.close(),
  }
}

export type HttpScene = ReturnType<typeof openHttpScene>
