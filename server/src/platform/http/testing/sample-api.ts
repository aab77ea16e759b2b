import '#testing/undeclared-refusals.ts'
import { endpoint } from '@permille/contract/endpoint'
import { idParams, timestamp } from '@permille/contract/shapes'
import { type BrandRole, scopesOf } from '@permille/contract/teams/scopes'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { systemClock } from '#platform/clock.ts'
import { keepWorkerLock } from '#platform/database/worker-lock.ts'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeBrand, makeNewCreator } from '#testing/test-users.ts'
import type { Actor } from '../actor.ts'
import { rawRoute } from '../calls/raw-route.ts'
import { route } from '../calls/route.ts'
import type { HttpServerOptions } from '../http-options.ts'
import { createHttpServer } from '../http-server.ts'

export const origin = 'http://localhost:4500'

const openList = endpoint({
  name: 'openList',
  method: 'GET',
  path: '/api/open',
  summary: 'Open to everyone',
  access: 'public',
  query: z.strictObject({ limit: z._default(z.coerce.number().check(z.maximum(100)), 100) }),
  response: z.array(z.object({ at: timestamp, name: z.nullable(z.string()) })),
})
export const readItem = endpoint({
  name: 'readItem',
  method: 'GET',
  path: '/api/items/{id}',
  summary: 'One item',
  access: 'signed-in',
  params: idParams,
  response: z.object({ id: z.string() }),
})
const createItem = endpoint({
  name: 'createItem',
  method: 'POST',
  path: '/api/items',
  summary: 'Make an item',
  access: ['brand'],
  scope: 'campaigns:write',
  body: z.strictObject({ name: z.string('Name is required') }),
  response: z.object({ id: z.string() }),
  status: 201,
})
const breakDown = endpoint({
  name: 'breakDown',
  method: 'POST',
  path: '/api/break',
  summary: 'Fails as the query says',
  access: 'signed-in',
  refusals: ['same-password', 'payment-provider-unavailable'],
  query: z.strictObject({ how: z.string() }),
  response: z.object({ ok: z.boolean() }),
})

/** How many times the writing handlers have run. */
interface Calls {
  created: number
  failures: number
}

function sampleRoutes(calls: Calls) {
  return [
    route(openList, (call) => {
      call.linkNextPage('next')
      return [{ at: new Date(0), name: null, secret: 'never sent', limit: call.query.limit }]
    }),
    route(readItem, (call) => ({ id: call.params.id })),
    route(createItem, async (call) => {
      calls.created += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
      return { id: `${call.body.name}-${calls.created}` }
    }),
    route(breakDown, (call) => {
      calls.failures += 1
      if (call.query.how === 'rule') throw new Rejected('same-password', 'The rules say no')
      if (call.query.how === 'outside')
        throw new Unavailable('payment-provider-unavailable', 'They are down')
      throw new Error('SELECT secret FROM somewhere')
    }),
    webhook,
  ]
}

const webhook = rawRoute({
  name: 'receiveHook',
  method: 'POST',
  path: '/api/hook',
  summary: 'A webhook',
  access: 'public',
  success: { type: 'application/json', description: 'Received' },
  needsOwnOrigin: false,
  bodyMaxBytes: 1000,
  handle: async (call) => ({ status: 200, json: { bytes: call.body.length } }),
})

export interface SampleApi {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  readonly calls: Calls
  readonly routeCount: number
  build(overrides?: Partial<HttpServerOptions>): FastifyInstance
  /** Sent by a brand from our own pages, unless the options say otherwise. */
  post(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** A small API behind the real server. A token is the name of a role, or of someone's place in a brand. */
export async function startSampleApi(): Promise<SampleApi> {
  const database = await openTestDatabase()
  const actors = await makeActors(database)
  const calls = { created: 0, failures: 0 }
  const routes = sampleRoutes(calls)
  const presence = keepWorkerLock({ ...database, name: newId() })
  const build = (overrides: Partial<HttpServerOptions> = {}): FastifyInstance =>
    createHttpServer({
      routes,
      database: database.db,
      clock: systemClock,
      log: database.log,
      presence,
      ownOrigins: [origin],
      isSecure: false,
      trustProxy: 0,
      contentSecurity: {},
      authenticate: async (token) => {
        const actor = actors.get(token)
        return actor === undefined ? null : { actor, sessionHash: Buffer.alloc(32) }
      },
      ...overrides,
    })
  const app = build()
  return {
    app,
    database,
    calls,
    build,
    routeCount: routes.length,
    post: (url, options = {}) =>
      app.inject({
        method: 'POST',
        url,
        cookies: { permille_session: 'brand' },
        ...options,
        headers: { origin, ...options.headers },
      }),
    close: async () => {
      await app.close()
      await presence.stop()
      await database.close()
    },
  }
}

async function makeActors({ db }: TestDatabase): Promise<Map<string, Actor>> {
  const signedInAt = new Date()
  const [owner, creator] = [await makeBrand(db), await makeNewCreator(db)]
  const inBrand = (role: BrandRole) =>
    ({
      ...owner,
      key: null,
      role,
      scopes: scopesOf(role),
      brandCount: 1,
      isSuspended: false,
      signedInAt,
    }) as const
  return new Map<string, Actor>([
    ['brand', inBrand('owner')],
    ['reviewer', inBrand('reviewer')],
    ['brandless', { ...owner, brandId: null, noBrand: 'no-brand', signedInAt }],
    ['stranger', { ...owner, brandId: null, noBrand: 'not-a-member', signedInAt }],
    ['creator', { ...creator, signedInAt }],
  ])
}
