import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { route } from './calls/route.ts'
import { origin, readItem, type SampleApi, startSampleApi } from './testing/sample-api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

describe('access', () => {
  it('returns 401 before checking origin, role or body', async () => {
    const response = await api.post('/api/items', {
      cookies: {},
      headers: { origin: 'http://evil.test' },
      payload: '{',
    })

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ message: 'Sign in to continue', code: 'not-signed-in' })
  })

  it.each([
    ['none', undefined],
    ['null', 'null'],
    ['foreign', 'http://evil.test'],
    ['a longer name', `${origin}.evil.test`],
  ])('refuses a write whose origin is %s', async (_name, given) => {
    const before = api.calls.created

    const response = await api.app.inject({
      method: 'POST',
      url: '/api/items',
      cookies: { permille_session: 'brand' },
      headers: given === undefined ? {} : { origin: given },
      payload: { name: 'x' },
    })

    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('foreign-origin')
    expect(api.calls.created).toBe(before)
  })

  it('returns 403 to another role before validation', async () => {
    const response = await api.post('/api/items', {
      cookies: { permille_session: 'creator' },
      payload: {},
    })

    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('wrong-role')
  })

  it.each([
    ['a role without the right', 'reviewer', 'scope-missing', { scope: 'campaigns:write' }],
    ['someone without a brand', 'brandless', 'no-brand', undefined],
    ['someone who names another brand', 'stranger', 'not-a-member', undefined],
  ])('returns 403 to %s before validation', async (_name, who, code, details) => {
    const response = await api.post('/api/items', {
      cookies: { permille_session: who },
      payload: {},
    })

    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code, ...(details && { details }) })
  })

  it('refuses to start with a call of brands that names no scope', () => {
    const unsaid = route({ ...readItem, access: ['brand'] }, () => ({ id: '' }))

    expect(() => api.build({ routes: [unsaid] })).toThrow('names no scope')
  })

  it('refuses to start with a route that declares no access', () => {
    const nobody = route({ ...readItem, access: [] }, () => ({ id: '' }))

    expect(() => api.build({ routes: [nobody] })).toThrow('says nobody may call it')
  })

  it('accepts a webhook without an origin and passes on its bytes', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/hook',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      payload: '{"not": json}',
    })

    expect(response.json()).toEqual({ bytes: 13 })
  })
})

describe('requests', () => {
  it('names the first problem in the message and every field in the details', async () => {
    const response = await api.post('/api/items', { payload: { nome: 'x' } })

    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'malformed',
      message: 'Name is required',
      details: { fields: { name: 'Name is required' } },
    })
  })

  it('names the query where it has an unknown field', async () => {
    const response = await api.app.inject('/api/open?nope=1')

    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      details: { fields: { query: 'Unknown field: “nope”' } },
    })
  })

  it.each([
    ['broken JSON', 'application/json', '{', 400],
    ['a poisoned prototype', 'application/json', '{"__proto__": {"a": 1}, "name": "x"}', 400],
    ['the NUL character', 'application/json', '{"name": "\\u0000"}', 400],
    ['half a surrogate pair', 'application/json', '{"name": "a\\ud800"}', 400],
    ['text in ISO 8859-1', 'application/json', Buffer.from('{"name": "na\xefve"}', 'latin1'), 400],
    ['another charset', 'application/json; charset=ISO-8859-1', '{"name": "x"}', 415],
    ['no body', 'application/json', '', 400],
    ['text', 'text/plain', '{"name": "x"}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 415],
    ['65 KB', 'application/json', JSON.stringify({ name: 'x'.repeat(65 * 1024) }), 413],
  ])('refuses %s', async (_name, type, payload, status) => {
    const response = await api.post('/api/items', { headers: { 'content-type': type }, payload })

    expect(response.statusCode).toBe(status)
    expect(Object.keys(response.json())).toEqual(expect.arrayContaining(['message', 'code']))
  })

  it.each([
    'application/json',
    'application/json; charset="utf-8"',
    'application/json;charset=UTF8',
  ])('reads UTF-8 sent as %s', async (type) => {
    const payload = Buffer.from('{"name": "naïve 😀"}')

    const response = await api.post('/api/items', { headers: { 'content-type': type }, payload })

    expect(response.statusCode).toBe(201)
  })

  it.each(['/api/items/1', '/api/items/%00', '/api/nothing', '/api'])(
    'treats the URL %s as unknown',
    async (url) => {
      const response = await api.app.inject({ url, cookies: { permille_session: 'brand' } })

      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Not found', code: 'not-found' })
    },
  )

  it('returns 400 for a query parameter not in the schema', async () => {
    const responses = await Promise.all([
      api.app.inject({ url: '/api/open?limit=1000' }),
      api.app.inject({ url: '/api/open?other=1' }),
      api.app.inject({ url: '/api/%ff' }),
    ])

    expect(responses.map((response) => response.statusCode)).toEqual([400, 400, 400])
  })
})

describe('responses', () => {
  it('drops keys missing from the contract and writes dates as ISO 8601', async () => {
    const response = await api.app.inject({ url: '/api/open?limit=5' })

    expect(response.json()).toEqual([{ at: '1970-01-01T00:00:00.000Z', name: null }])
    expect(response.headers.link).toBe('</api/open?limit=5&cursor=next>; rel="next"')
  })

  it('never reveals an internal error', async () => {
    const response = await api.post('/api/break?how=bug')

    expect(response.statusCode).toBe(500)
    expect(response.json().code).toBe('internal')
    expect(response.json().message).toContain(`Request ${response.headers['x-request-id']}.`)
    expect(response.body).not.toContain('SELECT')
  })

  it('maps each family of failure to its status', async () => {
    const rule = await api.post('/api/break?how=rule')
    const outside = await api.post('/api/break?how=outside')

    expect([rule.statusCode, outside.statusCode]).toEqual([422, 503])
  })

  it('sends the security headers with every response', async () => {
    const urls = ['/api/open', '/api/nothing', '/api/items/1', '/healthz', '/nothing.map']

    const responses = await Promise.all(urls.map((url) => api.app.inject({ url })))

    for (const { headers } of responses) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeDefined()
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect(responses[0]?.headers['cache-control']).toBe('no-store')
    expect(responses[0]?.headers['strict-transport-security']).toBeUndefined()
  })
})

it('works over a real socket, and returns 503 once PostgreSQL is gone', async () => {
  const gone = api.build({
    authenticate: async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
    },
  })
  await gone.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gone.server.address() as AddressInfo

  const status = await new Promise((resolve, reject) => {
    const headers = { cookie: 'permille_session=x' }
    httpRequest({ port, path: '/api/open', headers }, (response) => resolve(response.statusCode))
      .on('error', reject)
      .end()
  })

  expect(status).toBe(503)
  await gone.close()
})

describe('connections', () => {
  it('are limited in number, and in the time for a request to arrive', () => {
    const { server } = api.app

    expect(server.maxConnections).toBe(12_000)
    expect([server.headersTimeout, server.requestTimeout]).toEqual([30_000, 30_000])
  })
})
