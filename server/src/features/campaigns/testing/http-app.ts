import { createHash } from 'node:crypto'
import type { UserId } from '@permille/contract/ids'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { systemClock } from '../../../platform/clock.ts'
import type { DatabaseServer } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { HttpServerOptions } from '../../../platform/http/http-options.ts'
import { createHttpServer } from '../../../platform/http/http-server.ts'
import { createLog } from '../../../platform/log.ts'
import { standingPresence } from '../../../testing/standing-presence.ts'

const ownOrigin = 'http://localhost:4600'

/** The real HTTP server with these routes; a session token is the user's id. */
export function startHttp(
  database: DatabaseServer,
  routes: HttpServerOptions['routes'],
  people: readonly object[],
): FastifyInstance {
  const actors = new Map<string, Actor>()
  for (const person of people) {
    const actor = { ...person, signedInAt: new Date() } as Actor
    actors.set(actor.userId, actor)
  }
  return createHttpServer({
    presence: standingPresence,
    routes,
    authenticate: async (token) => {
      const actor = actors.get(token)
      const sessionHash = createHash('sha256').update(token).digest()
      return actor === undefined ? null : { actor, sessionHash }
    },
    database,
    clock: systemClock,
    log: createLog('silent'),
    ownOrigins: [ownOrigin],
    isSecure: false,
    trustProxy: 0,
    contentSecurity: {},
  })
}

export interface TestCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly as?: { readonly userId: UserId }
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export function callApp(app: FastifyInstance, call: TestCall): Promise<LightMyRequestResponse> {
  return app.inject({
    method: call.method,
    url: call.url,
    headers: { origin: ownOrigin, ...call.headers },
    ...(call.as !== undefined && { cookies: { permille_session: call.as.userId } }),
    ...(call.body !== undefined && { payload: call.body as object }),
  })
}
