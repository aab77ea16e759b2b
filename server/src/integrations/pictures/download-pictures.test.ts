import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPictureSource, type PictureSourceOptions } from './download-pictures.ts'

/** A host of pictures, trusted as a configured base. */
let server: Server
let base: string
let calls: IncomingMessage[]
let respond: (response: ServerResponse, request: IncomingMessage) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(request)
    respond(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  calls = []
  respond = (response) => response.end('the bytes')
})

function download(address: string, options: Partial<PictureSourceOptions> = {}) {
  const bases = { tiktok: base, instagram: null, youtube: null, x: null }
  return createPictureSource({ bases, ...options }).download('tiktok', address)
}

const refused = (message: string) => ({
  family: 'rejected',
  message: expect.stringContaining(message),
})

it('returns the file unchanged, and identifies itself and the accepted types', async () => {
  const bytes = await download(`${base}/still?x=1`, { userAgent: 'Permille/1 (+https://p.test)' })

  expect(bytes).toEqual(Buffer.from('the bytes'))
  expect(calls[0]).toMatchObject({ method: 'GET', url: '/still?x=1' })
  expect(calls[0]?.headers).toMatchObject({
    'user-agent': 'Permille/1 (+https://p.test)',
    accept: 'image/webp,image/jpeg,image/png',
  })
})

it.each([
  ['http', 'http://p16-sign.tiktokcdn.com/a.jpeg'],
  ['another platform’s host', 'https://scontent.cdninstagram.com/a.jpg'],
  ['a host that only ends like it', 'https://eviltiktokcdn.com/a.jpeg'],
  ['a host that only begins like it', 'https://p16.tiktokcdn.com.evil.test/a.jpeg'],
  ['a port', 'https://p16-sign.tiktokcdn.com:8443/a.jpeg'],
  ['a user name', 'https://me@p16-sign.tiktokcdn.com/a.jpeg'],
  ['an address instead of a name', 'https://169.254.169.254/latest/meta-data'],
  ['loopback beside the base', 'http://127.0.0.1:1/still'],
  ['a file', 'file:///etc/passwd'],
  ['no URL', '//tiktokcdn.com/a.jpeg'],
])('refuses %s without a connection', async (_name, address) => {
  await expect(download(address)).rejects.toMatchObject(refused(''))
  expect(calls).toEqual([])
})

it('does not accept another platform’s base as this one’s', async () => {
  const source = createPictureSource({
    bases: { tiktok: null, instagram: base, youtube: null, x: null },
  })

  await expect(source.download('tiktok', `${base}/a`)).rejects.toMatchObject(refused('no host of'))
})

it('refuses an allowed name that resolves to a private address', async () => {
  const hosts = { tiktok: ['localhost'], instagram: [], youtube: [], x: [] }

  const failure = download('https://localhost/a.jpeg', { hosts })

  await expect(failure).rejects.toMatchObject(refused('is not on the public internet'))
})

it.each([
  'http://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/a.jpeg',
  'https://[::1]/a.jpeg',
  'http://p16-sign.tiktokcdn.com/a.jpeg',
  'https://evil.test/a.jpeg',
])('refuses a redirect to %s', async (location) => {
  respond = (response) => response.writeHead(302, { location }).end()

  await expect(download(`${base}/still`)).rejects.toMatchObject(refused('no host of'))
  expect(calls).toHaveLength(1)
})

it('follows redirects on allowed hosts, but not endlessly', async () => {
  respond = (response, { url }) =>
    url === '/end' ? response.end('there') : response.writeHead(301, { location: '/end' }).end()
  expect((await download(`${base}/start`)).toString()).toBe('there')

  respond = (response) => response.writeHead(302, { location: '/again' }).end()
  await expect(download(`${base}/start`)).rejects.toMatchObject(refused('too often'))
})

it.each([403, 404, 410, 204, 304])('a %d is permanent', async (status) => {
  respond = (response) => response.writeHead(status).end()

  await expect(download(`${base}/still`)).rejects.toMatchObject(refused(String(status)))
})

it.each([408, 429, 500, 503])('a %d is temporary', async (status) => {
  respond = (response) => response.writeHead(status).end()

  await expect(download(`${base}/still`)).rejects.toMatchObject({ family: 'unavailable' })
})

it('accepts exactly the maximum size, and not one byte more', async () => {
  respond = (response) => response.end(Buffer.alloc(1000, 1))

  expect((await download(`${base}/still`, { bytesMax: 1000 })).length).toBe(1000)
  await expect(download(`${base}/still`, { bytesMax: 999 })).rejects.toMatchObject(
    refused('more than 999 bytes'),
  )
})

it('stops reading an endless file', async () => {
  let sentBytes = 0
  respond = (response) => {
    const more = () => {
      sentBytes += 65_536
      if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(more))
    }
    more()
  }

  await expect(download(`${base}/still`)).rejects.toMatchObject(refused('more than 10485760 bytes'))
  expect(sentBytes).toBeLessThan(40_000_000)
})

it.each([
  ['no answer', () => undefined],
  ['an answer whose bytes stop', (response: ServerResponse) => response.write('half')],
  [
    'a redirect into silence',
    (response: ServerResponse, request: IncomingMessage) =>
      request.url === '/start' && response.writeHead(302, { location: '/silent' }).end(),
  ],
])('gives up on %s', async (_name, silent) => {
  respond = silent

  const failure = download(`${base}/start`, { timeoutMs: 200 })

  await expect(failure).rejects.toMatchObject({ family: 'unavailable' })
})

it('treats a closed port, an unknown name and a dropped connection as temporary', async () => {
  const hosts = { tiktok: ['invalid'], instagram: [], youtube: [], x: [] }
  respond = (response) => response.socket?.destroy()
  const bases = { tiktok: 'http://127.0.0.1:1', instagram: null, youtube: null, x: null }

  const failures = await Promise.allSettled([
    download('http://127.0.0.1:1/still', { bases }),
    download('https://nothing.invalid/still', { hosts }),
    download(`${base}/still`),
  ])

  const unavailable = { status: 'rejected', reason: { family: 'unavailable' } }
  expect(failures).toMatchObject([unavailable, unavailable, unavailable])
})
