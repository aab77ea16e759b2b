import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMetrics } from '../watch/metrics.ts'
import { type SampleApi, startSampleApi } from './testing/sample-api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

describe('the operator’s routes', () => {
  it('report ready only while every condition holds', async () => {
    const [ready, waiting] = [true, false].map((isMet) =>
      api.build({ readiness: { database: async () => isMet } }),
    )

    const responses = [await ready?.inject('/readyz'), await waiting?.inject('/readyz')]

    expect(responses.map((response) => response?.statusCode)).toEqual([200, 503])
    expect(responses[1]?.json()).toEqual({ status: 'not ready', checks: { database: false } })
  })

  it('prove the site’s owner to TikTok, only with the operator’s code', async () => {
    const web = api.build({ tiktokSiteCodes: ['p7rtIyOY'] })

    const [proof, other] = await Promise.all([
      web.inject('/tiktokp7rtIyOY.txt'),
      web.inject('/tiktokAttacker.txt'),
    ])

    expect(proof.body).toBe('tiktok-developers-site-verification=p7rtIyOY')
    expect(proof.headers['content-type']).toContain('text/plain')
    expect(other.statusCode).toBe(404)
  })

  it('show metrics only with the token, and hide them if none is set', async () => {
    const open = api.build({ metrics: { measured: openMetrics(), token: 'secret' } })
    open.get('/stream', async (_request, reply) => reply.type('text/event-stream').send('data: 1'))
    for (const url of ['/api/open', '/stream', '/healthz', '/readyz']) await open.inject(url)

    const refused = await open.inject('/metrics')
    const shown = await open.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer secret' },
    })
    const hidden = await api.app.inject('/metrics')

    expect([refused.statusCode, shown.statusCode, hidden.statusCode]).toEqual([401, 200, 404])
    const routes = shown.body.matchAll(/^permille_http_request_seconds_count\{.*route="(.*?)"/gm)
    expect([...routes].map(([, route]) => route)).toEqual(['/api/open'])
  })
})
