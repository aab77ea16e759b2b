import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resolveShortLink } from './short-link.ts'
import { PlatformUnavailable } from './social-platform.ts'

const video = 'https://www.tiktok.com/@ada/video/7047596209028074758'

/** A platform's short-link host: path → redirect target. Counts the requests that reach it. */
let server: Server
let base: string
let redirects: Record<string, string>
let calls: { path: string; cookie: string | undefined; userAgent: string | undefined }[]

beforeAll(async () => {
  server = createServer((request, response) => {
    const { cookie, 'user-agent': userAgent } = request.headers
    calls.push({ path: request.url ?? '', cookie, userAgent })
    const location = redirects[request.url ?? '']
    if (location === 'fail') response.writeHead(503).end()
    else if (location === undefined) response.writeHead(200).end('<html>')
    else response.writeHead(302, { location, 'set-cookie': 'tracking=1' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  calls = []
  redirects = {}
})

const resolve = (link: string) =>
  resolveShortLink('tiktok', link, {
    hosts: { 'vm.tiktok.com': base, 'www.tiktok.com': base },
    userAgent: 'Permille/9 (+https://app.test)',
  })

test('redirects within the platform lead to the post, without cookies and without fetching it', async () => {
  redirects = { '/a': 'https://www.tiktok.com/t/b', '/t/b': '/t/c', '/t/c': `${video}?_t=1` }

  const id = await resolve('https://vm.tiktok.com/a')

  expect(id).toBe('7047596209028074758')
  expect(calls.map((call) => call.path)).toEqual(['/a', '/t/b', '/t/c'])
  expect(calls.every((call) => call.cookie === undefined)).toBe(true)
  const names = new Set(calls.map((call) => call.userAgent))
  expect([...names]).toEqual(['Permille/9 (+https://app.test)'])
})

test('a chain ends after five redirects', async () => {
  redirects = { '/a': '/a' }

  const id = await resolve('https://vm.tiktok.com/a')

  expect(id).toBeNull()
  expect(calls).toHaveLength(5)
})

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://2130706433/',
  'https://vm.tiktok.com.evil.test/a',
  'https://vm.tiktok.com:8443/a',
  'https://me:pw@vm.tiktok.com/a',
  'http://vm.tiktok.com/a',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'https://m.tiktok.com/a',
  '//evil.test/a',
  'https://constructor/a',
])('nothing is fetched from %s, directly or by redirect', async (address) => {
  redirects = { '/a': address }

  expect(await resolve(address)).toBeNull()
  expect(calls).toHaveLength(0)
  expect(await resolve('https://vm.tiktok.com/a')).toBeNull()
  expect(calls).toHaveLength(1)
})

test('a post of another platform is not accepted', async () => {
  redirects = { '/a': 'https://www.youtube.com/shorts/dQw4w9WgXcQ' }

  expect(await resolve('https://vm.tiktok.com/a')).toBeNull()
})

test('a page without a redirect is null, a failing host is an outage', async () => {
  redirects = { '/down': 'fail' }

  expect(await resolve('https://vm.tiktok.com/page')).toBeNull()
  await expect(resolve('https://vm.tiktok.com/down')).rejects.toThrow(PlatformUnavailable)
})
