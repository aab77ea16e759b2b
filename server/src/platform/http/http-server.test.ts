import { mkdtempSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endpoint } from '@permille/contract/endpoint'
import { idParams, timestamp } from '@permille/contract/shapes'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { systemClock } from '../clock.ts'
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { Rejected, Unavailable } from '../errors/errors.ts'
import { newId } from '../ids.ts'
import type { Actor } from './actor.ts'
import type { HttpServerOptions } from './http-options.ts'
import { createHttpServer } from './http-server.ts'
import { rawRoute } from './raw-route.ts'
import { route } from './route.ts'

const origin = 'http://localhost:4500'
const id = newId()

const openList = endpoint({
  method: 'GET',
  path: '/api/open',
  summary: 'Open to everybody',
  access: 'public',
  query: z.strictObject({ limit: z._default(z.coerce.number().check(z.maximum(100)), 100) }),
  answer: z.array(z.object({ at: timestamp, name: z.nullable(z.string()) })),
})
const readItem = endpoint({
  method: 'GET',
  path: '/api/items/{id}',
  summary: 'One item',
  access: 'signed-in',
  params: idParams,
  answer: z.object({ id: z.string() }),
})
const createItem = endpoint({
  method: 'POST',
  path: '/api/items',
  summary: 'Make an item',
  access: ['brand'],
  body: z.strictObject({ name: z.string('Name is required') }),
  answer: z.object({ id: z.string() }),
  status: 201,
})
const breakDown = endpoint({
  method: 'POST',
  path: '/api/break',
  summary: 'Fails as the query says',
  access: 'signed-in',
  query: z.strictObject({ how: z.string() }),
  answer: z.object({ ok: z.boolean() }),
})

let created = 0
let failures = 0

const routes = [
  route(openList, (call) => {
    call.linkNextPage('next')
    return [{ at: new Date(0), name: null, secret: 'never sent', limit: call.query.limit }]
  }),
  route(readItem, (call) => ({ id: call.params.id })),
  route(createItem, async (call) => {
    created += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { id: `${call.body.name}-${created}` }
  }),
  route(breakDown, (call) => {
    failures += 1
    if (call.query.how === 'rule') throw new Rejected('rule-broken', 'The rules say no')
    if (call.query.how === 'outside') throw new Unavailable('provider-down', 'They are down')
    throw new Error('SELECT secret FROM somewhere')
  }),
  rawRoute({
    method: 'POST',
    path: '/api/hook',
    summary: 'A webhook',
    access: 'public',
    needsOwnOrigin: false,
    bodyMaxBytes: 1000,
    handle: async (call) => ({ status: 200, json: { bytes: call.body.length } }),
  }),
]

const actors: Record<string, Actor> = {}

let database: TestDatabase
let app: FastifyInstance

function build(overrides: Partial<HttpServerOptions> = {}): FastifyInstance {
  return createHttpServer({
    routes,
    authenticate: async (token) => {
      const actor = actors[token]
      return actor === undefined ? null : { actor, sessionHash: Buffer.alloc(32) }
    },
    database: database.db,
    clock: systemClock,
    log: database.log,
    ownOrigins: [origin],
    isSecure: false,
    trustProxy: false,
    contentSecurity: {},
    ...overrides,
  })
}

beforeAll(async () => {
  database = await openTestDatabase()
  for (const kind of ['brand', 'creator']) {
    const userId = newId()
    actors[kind] = { kind, userId, brandId: id, creatorId: id, signedInAt: new Date() } as Actor
    await database.db.pool.query(
      `INSERT INTO users (id, email, password, display_name)
        VALUES ($1, $2, '$argon2id$x', 'Someone')`,
      [userId, `${kind}@permille.test`],
    )
  }
  app = build()
})

afterAll(async () => {
  await app.close()
  await database.close()
})

function post(url: string, options: InjectOptions = {}) {
  return app.inject({
    method: 'POST',
    url,
    cookies: { permille_session: 'brand' },
    ...options,
    headers: { origin, ...options.headers },
  })
}

describe('who may pass', () => {
  it('answers 401 before it looks at origin, role or body', async () => {
    const answer = await post('/api/items', {
      cookies: {},
      headers: { origin: 'http://evil.test' },
      payload: '{',
    })

    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ message: 'Sign in to continue', code: 'not-signed-in' })
  })

  it.each([
    ['none', undefined],
    ['null', 'null'],
    ['foreign', 'http://evil.test'],
    ['a longer name', `${origin}.evil.test`],
  ])('refuses a write whose origin is %s', async (_name, given) => {
    const before = created

    const answer = await app.inject({
      method: 'POST',
      url: '/api/items',
      cookies: { permille_session: 'brand' },
      headers: given === undefined ? {} : { origin: given },
      payload: { name: 'x' },
    })

    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('foreign-origin')
    expect(created).toBe(before)
  })

  it('answers 403 to another role before it validates', async () => {
    const answer = await post('/api/items', {
      cookies: { permille_session: 'creator' },
      payload: {},
    })

    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('wrong-role')
  })

  it('refuses to start with a route that names nobody', () => {
    const nobody = route({ ...readItem, access: [] }, () => ({ id: '' }))

    expect(() => build({ routes: [nobody] })).toThrow('says nobody may call it')
  })

  it('lets a webhook in without an origin and hands over its bytes', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/hook',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      payload: '{"not": json}',
    })

    expect(answer.json()).toEqual({ bytes: 13 })
  })
})

describe('what is read', () => {
  it('names the first problem in the message and every field in the details', async () => {
    const answer = await post('/api/items', { payload: { nome: 'x' } })

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'malformed',
      message: 'Name is required',
      details: { fields: { name: 'Name is required' } },
    })
  })

  it.each([
    ['broken JSON', 'application/json', '{', 400],
    ['a poisoned prototype', 'application/json', '{"__proto__": {"a": 1}, "name": "x"}', 400],
    ['the NUL character', 'application/json', '{"name": "\\u0000"}', 400],
    ['no body', 'application/json', '', 400],
    ['text', 'text/plain', '{"name": "x"}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 415],
    ['65 KB', 'application/json', JSON.stringify({ name: 'x'.repeat(65 * 1024) }), 413],
  ])('refuses %s', async (_name, type, payload, status) => {
    const answer = await post('/api/items', { headers: { 'content-type': type }, payload })

    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['message', 'code']))
  })

  it.each(['/api/items/1', '/api/items/%00', '/api/nothing', '/api'])(
    'answers the address %s like an unknown one',
    async (url) => {
      const answer = await app.inject({ url, cookies: { permille_session: 'brand' } })

      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ message: 'Not found', code: 'not-found' })
    },
  )

  it('answers 400 to a query that its schema does not know', async () => {
    const answers = await Promise.all([
      app.inject({ url: '/api/open?limit=1000' }),
      app.inject({ url: '/api/open?other=1' }),
      app.inject({ url: '/api/%ff' }),
    ])

    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400])
  })
})

describe('what is answered', () => {
  it('drops keys that the contract does not list and writes dates as ISO 8601', async () => {
    const answer = await app.inject({ url: '/api/open?limit=5' })

    expect(answer.json()).toEqual([{ at: '1970-01-01T00:00:00.000Z', name: null }])
    expect(answer.headers.link).toBe('</api/open?limit=5&cursor=next>; rel="next"')
  })

  it('never tells what broke inside', async () => {
    const answer = await post('/api/break?how=bug')

    expect(answer.statusCode).toBe(500)
    expect(answer.json().code).toBe('internal')
    expect(answer.body).not.toContain('SELECT')
  })

  it('maps each family of failure to its status', async () => {
    const rule = await post('/api/break?how=rule')
    const outside = await post('/api/break?how=outside')

    expect([rule.statusCode, outside.statusCode]).toEqual([422, 503])
  })

  it('sends the security headers with every answer', async () => {
    const urls = ['/api/open', '/api/nothing', '/api/items/1', '/healthz', '/nothing.map']

    const answers = await Promise.all(urls.map((url) => app.inject({ url })))

    for (const { headers } of answers) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeDefined()
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
    expect(answers[0]?.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('limits', () => {
  it('stops an address and says when to come back, whatever X-Forwarded-For claims', async () => {
    const limited = build({ limits: { perUserPerMinute: 600, perAddressPerMinute: 2 } })

    const answers = []
    for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      answers.push(
        await limited.inject({ url: '/api/open', headers: { 'x-forwarded-for': forged } }),
      )
    }

    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })

  it('stops a user without stopping another', async () => {
    const limited = build({ limits: { perUserPerMinute: 1, perAddressPerMinute: 100 } })
    const read = async (who: string) => {
      const url = `/api/items/${id}`
      return (await limited.inject({ url, cookies: { permille_session: who } })).statusCode
    }

    const statuses = [await read('brand'), await read('brand'), await read('creator')]

    expect(statuses).toEqual([200, 429, 200])
    await limited.close()
  })
})

describe('the Idempotency-Key', () => {
  function create(key: string, name = 'x') {
    return post('/api/items', { headers: { 'idempotency-key': key }, payload: { name } })
  }

  it('does the work once for requests that come at the same time', async () => {
    const key = newId()
    const before = created

    const answers = await Promise.all([create(key), create(key), create(key)])

    expect(created).toBe(before + 1)
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
  })

  it('answers 409 when the same key comes with another body', async () => {
    const key = newId()
    await create(key)

    const other = await create(key, 'y')

    expect(other.statusCode).toBe(409)
  })

  it('keeps a broken rule, but not a failure of ours', async () => {
    const [rule, bug] = [newId(), newId()]
    const send = (key: string, how: string) =>
      post(`/api/break?how=${how}`, { headers: { 'idempotency-key': key } })
    const before = failures

    const statuses = [
      (await send(rule, 'rule')).statusCode,
      (await send(rule, 'rule')).statusCode,
      (await send(bug, 'bug')).statusCode,
      (await send(bug, 'bug')).statusCode,
    ]

    expect(statuses).toEqual([422, 422, 500, 500])
    expect(failures - before).toBe(3)
  })

  it('takes over from a request that died 30 seconds ago', async () => {
    const key = newId()
    await create(key)
    await database.db.pool.query(
      `UPDATE idempotency_keys SET answer_status = NULL, created_at = now() - interval '31 seconds'
        WHERE key = $1`,
      [key],
    )
    const before = created

    const answer = await create(key)

    expect(answer.statusCode).toBe(201)
    expect(created).toBe(before + 1)
  })

  it('must be a UUID', async () => {
    const answer = await create('again')

    expect(answer.statusCode).toBe(400)
  })
})

describe('for operators and readers', () => {
  it('is ready only while every condition holds', async () => {
    const [ready, waiting] = [true, false].map((isMet) =>
      build({ readiness: { database: async () => isMet } }),
    )

    const answers = [await ready?.inject('/readyz'), await waiting?.inject('/readyz')]

    expect(answers.map((answer) => answer?.statusCode)).toEqual([200, 503])
    expect(answers[1]?.json()).toEqual({ status: 'not ready', checks: { database: false } })
  })

  it('shows metrics only to who has the token, and hides them where there is none', async () => {
    const open = build({ metrics: { registry: new Registry(), token: 'secret' } })
    await open.inject('/api/open')

    const refused = await open.inject('/metrics')
    const shown = await open.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer secret' },
    })
    const hidden = await app.inject('/metrics')

    expect([refused.statusCode, shown.statusCode, hidden.statusCode]).toEqual([401, 200, 404])
    expect(shown.body).toContain('route="/api/open"')
  })

  it('describes every route in OpenAPI and on a page', async () => {
    const description = (await app.inject('/api/openapi.json')).json()
    const page = await app.inject('/api/docs')

    expect(description.openapi).toBe('3.1.0')
    expect(Object.keys(description.paths)).toHaveLength(routes.length)
    expect(description.paths['/api/items'].post.responses['201']).toBeDefined()
    expect(page.body).toContain('/api/items/{id}')
    expect(page.body).not.toContain('<script')
  })
})

describe('files', () => {
  let web: FastifyInstance

  beforeAll(() => {
    const webDir = mkdtempSync(path.join(tmpdir(), 'permille-web-'))
    for (const name of ['index.html', 'app.js', 'app.js.map', '.env']) {
      writeFileSync(path.join(webDir, name), `content of ${name}`)
    }
    web = build({ webDir, readUpload: async (key) => (key === 'a.webp' ? Buffer.from('x') : null) })
  })

  afterAll(() => web.close())

  it('answers the app to every page address, without caching', async () => {
    const headers = { accept: 'text/html,*/*' }

    const answers = await Promise.all(
      ['/', '/dashboard', '/profile/someone'].map((url) => web.inject({ url, headers })),
    )

    for (const answer of answers) {
      expect(answer.body).toBe('content of index.html')
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })

  it.each(['/app.js.map', '/.env', '/.git/config', '/package.json', '/uploads/b.webp'])(
    'never serves %s',
    async (url) => {
      const answer = await web.inject({ url, headers: { accept: 'text/html' } })

      expect(answer.statusCode).toBe(404)
    },
  )

  it('serves uploads as inert images', async () => {
    const { headers } = await web.inject('/uploads/a.webp')

    expect(headers['content-type']).toBe('image/webp')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain('sandbox')
  })
})

it('answers over a real socket, and 503 once PostgreSQL is gone', async () => {
  const gone = build({
    authenticate: async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
    },
  })
  await gone.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gone.server.address() as AddressInfo

  const status = await new Promise((resolve, reject) => {
    const headers = { cookie: 'permille_session=x' }
    httpRequest({ port, path: '/api/open', headers }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end()
  })

  expect(status).toBe(503)
  await gone.close()
})
