import { gunzipSync } from 'node:zlib'
import { refusalOf } from '@permille/contract/refusals/refusals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { origin, type SampleApi, startSampleApi } from '../testing/sample-api.ts'
import { sharedMessages } from './call-failures.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

describe('the API reference', () => {
  it('describes every route in OpenAPI, with the address of this site', async () => {
    const reply = await api.app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': 'gzip' },
    })

    const description = JSON.parse(gunzipSync(reply.rawPayload).toString())
    expect(description.openapi).toBe('3.1.0')
    expect(Object.keys(description.paths)).toHaveLength(api.routeCount)
    expect(description.paths['/api/items'].post.responses['201']).toBeDefined()
    expect(description.components.parameters.Origin.example).toBe(origin)
  })

  it.each([[undefined], ['identity'], ['gzip;q=0, br;q=0'], ['zstd']])(
    'refuses to send the description to a caller that accepts %s',
    async (accepted) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }

      const reply = await api.app.inject({ url: '/api/openapi.json', headers })

      expect([reply.statusCode, reply.json().code]).toEqual([406, 'encoding-needed'])
      expect(reply.rawPayload.length).toBeLessThan(300)
    },
  )

  it('is compressed, with its script from this origin, cached for a year', async () => {
    const page = await api.app.inject('/api/docs')
    const [, script = ''] = /src="(\/api\/docs\/[^"]+)"/.exec(page.body) ?? []
    const sent = await api.app.inject({ url: script, headers: { 'accept-encoding': 'br' } })
    const unknown = await api.app.inject('/api/docs/reference-of-yesterday.js')

    expect(sent.statusCode).toBe(200)
    expect(sent.headers['content-encoding']).toBe('br')
    expect(sent.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(sent.rawPayload.length).toBeLessThan(1_300_000)
    expect(unknown.statusCode).toBe(404)
  })

  it('is one page that loads only from here, and links the description for those without scripts', async () => {
    const page = await api.app.inject('/api/docs')

    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, each]) => each)
    expect(addresses.filter((each) => !each?.startsWith('/'))).toEqual([])
    expect(page.body).not.toMatch(/<script(?![^>]* src=)/)
    expect(page.body).toMatch(/<noscript>.*openapi\.json.*<\/noscript>/s)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("; script-src 'self'; connect-src 'self'; frame-src 'none'; ")
    expect(policy).not.toMatch(/https?:|unsafe-eval/)
  })
})

describe('the refusals it lists with calls', () => {
  it('are those that the server sends', async () => {
    const strict = api.build({ limits: { perUserPerMinute: 100, perAddressPerMinute: 1 } })
    await strict.inject('/api/open')
    const creator = { permille_session: 'creator' }
    const replies = await Promise.all([
      api.post('/api/items', { payload: {} }),
      api.app.inject('/api/items/1'),
      api.post('/api/items', { cookies: creator, payload: { name: 'x' } }),
      api.post('/api/items', { headers: { origin: 'http://evil.test' }, payload: { name: 'x' } }),
      api.app.inject({ url: '/api/items/1', cookies: creator }),
      api.post('/api/items', { payload: { name: 'x'.repeat(70_000) } }),
      api.post('/api/items', { headers: { 'content-type': 'text/plain' }, payload: 'x' }),
      strict.inject('/api/open'),
    ])

    const listed: (keyof typeof sharedMessages)[] = [
      'malformed',
      'not-signed-in',
      'wrong-role',
      'foreign-origin',
      'not-found',
      'too-large',
      'unsupported-media-type',
      'too-many-requests',
    ]
    expect(
      replies.map((reply) => ({
        status: reply.statusCode,
        code: reply.json().code,
        message: reply.json().message,
      })),
    ).toEqual(
      listed.map((code) => ({
        status: refusalOf(code).status,
        code,
        message: sharedMessages[code],
      })),
    )
  })
})
