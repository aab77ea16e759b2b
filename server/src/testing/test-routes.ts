import type { FastifyInstance } from 'fastify'
import { createAuthentication } from '../features/accounts/sign-in/authenticate.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { DatabaseServer } from '../platform/database/database.ts'
import type { WorkerLock } from '../platform/database/worker-lock.ts'
import type { HttpServerOptions } from '../platform/http/http-options.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import type { Log } from '../platform/log.ts'
import { type Call, createInjector } from './test-client.ts'
import { createPeople, type People } from './test-users.ts'

/** Some routes behind the real HTTP server, called without a socket. */
export interface TestRoutes extends People {
  readonly app: FastifyInstance
  readonly call: Call
  close(): Promise<void>
}

/** For calls that come one at a time, so that a key's holder never matters. */
const nobodyElse: WorkerLock = {
  name: 'a test',
  held: async () => undefined,
  stop: async () => undefined,
}

export function serveRoutes(
  { database, log, clock = systemClock }: { database: DatabaseServer; log: Log; clock?: Clock },
  routes: HttpServerOptions['routes'],
  options: Partial<HttpServerOptions> = {},
): TestRoutes {
  const appUrl = options.ownOrigins?.[0] ?? 'http://localhost:3000'
  const app = createHttpServer({
    routes,
    database,
    clock,
    log,
    presence: nobodyElse,
    authenticate: createAuthentication(database, clock),
    ownOrigins: [appUrl],
    isSecure: false,
    trustProxy: 1,
    contentSecurity: {},
    ...options,
  })
  return {
    app,
    ...createPeople(database, clock),
    call: createInjector(app, appUrl),
    close: async () => {
      await app.close()
    },
  }
}
