import { endpoint } from '@permille/contract/endpoint'
import { acknowledged } from '@permille/contract/shapes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSeconds } from '../clock.ts'
import { NotFound, Rejected } from '../errors/errors.ts'
import { createLog } from '../log.ts'
import { route } from './calls/route.ts'
import type { HttpServerOptions } from './http-options.ts'
import { origin, type SampleApi, startSampleApi } from './testing/sample-api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'public',
  refusals: ['invalid-credentials'],
  response: acknowledged,
})
const readForeign = endpoint({
  name: 'readForeign',
  method: 'GET',
  path: '/api/foreign',
  summary: 'Somebody else’s',
  access: 'signed-in',
  refusals: ['campaign-not-found'],
  response: acknowledged,
})

const readBrands = endpoint({
  name: 'readBrands',
  method: 'GET',
  path: '/api/brands-only',
  summary: 'For brands',
  access: ['brand'],
  scope: null,
  response: acknowledged,
})

/** A server whose log is read; every sign-in but the first is refused. */
function buildLogged(overrides: Partial<HttpServerOptions> = {}) {
  const lines: string[] = []
  let signIns = 0
  const routes = [
    route(signIn, () => {
      signIns += 1
      if (signIns > 1) throw new Rejected('invalid-credentials', 'Invalid email or password')
      return { ok: true as const }
    }),
    route(readForeign, () => {
      throw new NotFound('campaign-not-found', 'Campaign not found')
    }),
    route(readBrands, () => ({ ok: true as const })),
  ]
  const app = api.build({
    routes,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    ...overrides,
  })
  const logged = () => lines.map((line) => JSON.parse(line))
  return { app, lines, logged }
}

it('has a line for every refused call: caller, network, call and reason', async () => {
  const { app, logged } = buildLogged()
  const as = (role: string) => ({ permille_session: role })
  const url = '/api/foreign'

  const refused = await app.inject({ url, cookies: as('brand'), remoteAddress: '192.0.2.7' })
  await app.inject({ url, remoteAddress: '2001:db8:1:2::9' })
  await app.inject({ method: 'POST', url: '/api/auth/login', cookies: as('creator') })
  await app.inject({ url: `${url}?more=1`, cookies: as('creator') })
  await app.inject({ url: '/api/brands-only', cookies: as('creator') })
  await app.close()

  expect(logged()).toEqual([
    expect.objectContaining({
      level: 'warn',
      time: expect.any(String),
      msg: 'refused',
      requestId: refused.headers['x-request-id'],
      method: 'GET',
      route: '/api/foreign',
      status: 404,
      code: 'campaign-not-found',
      network: '192.0.2.0/24',
      userId: expect.any(String),
    }),
    expect.objectContaining({ code: 'not-signed-in', network: '2001:db8:1:2::/64' }),
    expect.objectContaining({ code: 'foreign-origin', userId: expect.any(String) }),
    expect.objectContaining({ code: 'malformed', status: 400 }),
    expect.objectContaining({ code: 'wrong-role', userId: expect.any(String) }),
  ])
})

it('has a line for every call that may write, successful or not, and nothing that was typed', async () => {
  const { app, lines, logged } = buildLogged()
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin, cookie: 'permille_session=a-secret-token' },
    })

  for (let sent = 0; sent < 3; sent += 1) await send()
  await app.inject({ url: '/api/brands-only', cookies: { permille_session: 'brand' } })
  await app.close()

  // The read is not the hundredth.
  expect(logged().map(({ status, code }) => [status, code])).toEqual([
    [200, undefined],
    [401, 'invalid-credentials'],
    [401, 'invalid-credentials'],
  ])
  expect(lines.join()).not.toContain('a-secret-token')
})

it('has our own failures, under the id shown to the caller', async () => {
  const unverified = Object.assign(new Error('self-signed certificate'), {
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  const { app, logged } = buildLogged({
    authenticate: async () => {
      throw unverified
    },
  })

  const failed = await app.inject({ url: '/api/foreign', cookies: { permille_session: 'brand' } })
  await app.close()

  const [failure, request] = logged()
  expect([failed.statusCode, failed.json().code]).toEqual([500, 'internal'])
  expect(failed.body).not.toContain('certificate')
  expect(failed.json().message).toContain(failure.requestId)
  expect(failure).toMatchObject({
    level: 'error',
    msg: 'call failed',
    err: { code: unverified.code },
  })
  expect(request).toMatchObject({ requestId: failure.requestId, status: 500, code: 'internal' })
})

it('has one line a minute for an address that calls too often', async () => {
  const time = { at: new Date('2026-01-01T00:00:00Z') }
  const limits = { perUserPerMinute: 600, perAddressPerMinute: 1 }
  const { app, logged } = buildLogged({ limits, clock: { now: () => time.at } })
  const call = (remoteAddress: string) => app.inject({ url: '/api/foreign', remoteAddress })

  for (let sent = 0; sent < 3; sent += 1) await call('192.0.2.7')
  for (let sent = 0; sent < 3; sent += 1) await call('198.51.100.7')
  time.at = addSeconds(time.at, 61)
  for (let sent = 0; sent < 3; sent += 1) await call('192.0.2.7')
  await app.close()

  const floods = logged().filter(({ code }) => code === 'too-many-requests')
  expect(floods.map(({ network }) => network)).toEqual([
    '192.0.2.0/24',
    '198.51.100.0/24',
    '192.0.2.0/24',
  ])
})
