import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SampleApi, startSampleApi } from '../testing/sample-api.ts'

let api: SampleApi
beforeAll(async () => {
  api = await startSampleApi()
})
afterAll(() => api.close())

const policyIn = (headers: Record<string, unknown>) => String(headers['content-security-policy'])

test.each([
  ['/player/youtube/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ?'],
  ['/player/tiktok/7513280379839712530', 'https://www.tiktok.com', '/player/v1/75132803'],
  ['/player/instagram/Chunk8-jurw', 'https://www.instagram.com', '/p/Chunk8-jurw/embed/'],
  [
    '/player/x/1346889436626259968',
    'https://platform.twitter.com',
    '/embed/Tweet.html?dnt=true&amp;id=',
  ],
])('%s frames only %s, without a script, and only for our own pages', async (url, origin, path) => {
  const { statusCode, headers, body } = await api.app.inject(url)

  expect(statusCode).toBe(200)
  expect(body).toContain(`src="${origin}${path}`)
  expect(body).toMatch(/<iframe [^>]*sandbox="allow-scripts allow-same-origin /)
  expect(policyIn(headers)).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; frame-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  )
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})

test.each([
  '/player/vimeo/1',
  '/player/youtube/dQw4w9WgXc',
  '/player/tiktok/1%22onload=1',
  '/player/instagram/..%2F..%2Flogin',
  '/player/constructor/1',
])('%s is no post', async (url) => {
  expect((await api.app.inject(url)).statusCode).toBe(404)
})

test('the sandbox’s posts play at the sandbox, and no other page may frame a platform', async () => {
  const app = api.build({ playerOrigins: { tiktok: 'http://127.0.0.1:4001' } })

  const [sandboxed, real, other] = [
    await app.inject('/player/tiktok/7513280379839712530'),
    await app.inject('/player/youtube/dQw4w9WgXcQ'),
    await app.inject('/api/open'),
  ]

  expect(sandboxed.body).toContain('src="http://127.0.0.1:4001/player/tiktok/7513280379839712530"')
  expect(policyIn(sandboxed.headers)).toContain('frame-src http://127.0.0.1:4001;')
  expect(policyIn(real.headers)).toContain('frame-src https://www.youtube-nocookie.com;')
  expect(policyIn(other.headers)).toMatch(/frame-src 'self' [^;]*stripe[^;]*;/)
  expect(policyIn(other.headers)).not.toMatch(/youtube|tiktok|instagram|twitter/)
})
