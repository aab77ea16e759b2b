import { endpoint } from '@permille/contract/endpoint'
import { acknowledged } from '@permille/contract/shapes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { route } from '../calls/route.ts'
import { origin, type SampleApi, startSampleApi } from '../testing/sample-api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

const begin = endpoint({
  name: 'begin',
  method: 'POST',
  path: '/api/begin',
  summary: 'Begin a session',
  access: 'public',
  response: acknowledged,
})

it('is bound to its host, and to https if available', async () => {
  const secure = api.build({
    isSecure: true,
    routes: [
      route(begin, (call) => {
        call.setSessionCookie('token', 60)
        return { ok: true as const }
      }),
    ],
  })

  const response = await secure.inject({ method: 'POST', url: '/api/begin', headers: { origin } })

  expect(response.headers['set-cookie']).toEqual([
    '__Host-permille_session=token; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    'permille_signed_in=1; Max-Age=60; Path=/; Secure; SameSite=Lax',
  ])
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000')
  await secure.close()
})

it('is cleared together with the marker that pages read', async () => {
  const ending = api.build({
    routes: [
      route(begin, (call) => {
        call.clearSessionCookie()
        return { ok: true as const }
      }),
    ],
  })

  const response = await ending.inject({ method: 'POST', url: '/api/begin', headers: { origin } })

  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^permille_session=; .*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^permille_signed_in=; .*Expires=Thu, 01 Jan 1970/),
  ])
  await ending.close()
})
