import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PrivateHosts } from './private-hosts.ts'
import { checkPublicUrl, sendPublic } from './send-public.ts'

/** A receiver on this machine. */
let server: Server
let port: number
let calls: IncomingMessage[]
let respond: (response: ServerResponse, request: IncomingMessage) => unknown

const sandbox: PrivateHosts = {
  text: 'localhost',
  names: ['localhost'],
  networks: [],
  own: [],
  sandboxInbox: 'http://127.0.0.1:1/inbox/',
}

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(request)
    respond(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  calls = []
})

function send({ url = `http://127.0.0.1:${port}/hook`, timeoutMs = 5000, allowed = sandbox } = {}) {
  const headers = { 'content-type': 'application/json', 'user-agent': 'Permille/1' }
  return sendPublic({ url, allowed }, { headers, body: '{"n":"ü"}', timeoutMs })
}

it('posts the exact bytes with the given headers, and returns what came back', async () => {
  let body = ''
  respond = async (response, request) => {
    body = await text(request)
    response.writeHead(202).end('thanks')
  }

  const sent = await send()

  expect(sent).toEqual({
    status: 202,
    retryAfterSeconds: null,
    body: 'thanks',
    ms: expect.any(Number),
  })
  expect(body).toBe('{"n":"ü"}')
  expect(calls[0]).toMatchObject({ method: 'POST', url: '/hook' })
  expect(calls[0]?.headers).toMatchObject({ 'user-agent': 'Permille/1', 'content-length': '10' })
})

it('follows no redirect', async () => {
  respond = (response) => response.writeHead(307, { location: '/elsewhere' }).end()

  expect(await send()).toMatchObject({ status: 307 })
  expect(calls).toHaveLength(1)
})

it.each([
  ['120', 120],
  ['0.4', 1],
  ['Fri, 31 Dec 1999 23:59:59 GMT', null],
  ['soon', null],
])('Retry-After: %s is %s seconds', async (value, seconds) => {
  respond = (response) => response.writeHead(429, { 'retry-after': value }).end()

  expect(await send()).toMatchObject({ status: 429, retryAfterSeconds: seconds })
})

it('reads four kilobytes of an endless answer, and hangs up', async () => {
  let sentBytes = 0
  const closed = new Promise<void>((resolve) => {
    respond = (response) => {
      response.once('close', resolve)
      const more = () => {
        sentBytes += 65_536
        if (!response.destroyed) response.write(Buffer.alloc(65_536, 'a'), () => setImmediate(more))
      }
      more()
    }
  })

  const sent = await send()
  await closed

  expect(sent).toMatchObject({ status: 200, body: 'a'.repeat(4096) })
  expect(sentBytes).toBeLessThan(40_000_000)
})

it.each<[string, typeof respond]>([
  [
    'drips',
    (response) => {
      const drip = setInterval(() => response.write('.'), 20)
      response.once('close', () => clearInterval(drip))
    },
  ],
  [
    'stops half way',
    (response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half', () => response.socket?.destroy())
    },
  ],
  ['never ends', (response) => response.writeHead(200).flushHeaders()],
])('takes the status of an answer that %s', async (_name, answer) => {
  respond = answer

  const sent = await send()

  expect(sent).toMatchObject({ status: 200 })
  expect(sent.ms).toBeLessThan(4000)
})

it.each<[string, string, typeof respond]>([
  ['silence', 'timeout', () => undefined],
  ['a dropped connection', 'reset', (response) => response.socket?.destroy()],
  ['nonsense', 'other', (response) => response.socket?.end('nonsense\r\n\r\n')],
  [
    'endless headers',
    'other',
    (response) => response.writeHead(200, { x: 'a'.repeat(20_000) }).end(),
  ],
])('%s: %s', async (_name, error, answer) => {
  respond = answer

  expect(await send({ timeoutMs: 150 })).toEqual({ error, ms: expect.any(Number) })
})

it.each([
  ['http://127.0.0.1:65535/', 'refused'],
  ['http://10.0.0.1/', 'not-public'],
  ['https://user@example.com/', 'not-public'],
])('%s without a receiver: %s', async (url, error) => {
  expect(await send({ url })).toMatchObject({ error })
})

it('asks for TLS where the address says so', async () => {
  respond = (response) => response.end()

  expect(await send({ url: `https://127.0.0.1:${port}/` })).toMatchObject({ error: 'tls' })
  expect(calls).toEqual([])
})

it('connects to the address that was judged, and asks for no second one', async () => {
  respond = (response) => response.end()
  const answers = [['127.0.0.1'], ['10.0.0.1']]
  const lookUp = async () => answers.shift() ?? []
  const allowed = { ...sandbox, networks: [], names: [] }
  const url = `http://rebinding.test:${port}/`
  const request = { headers: {}, body: '', timeoutMs: 1000 }

  const refused = await sendPublic({ url, allowed }, request, lookUp)
  answers.unshift(['127.0.0.1'])
  const named = { ...allowed, names: ['localhost'] }
  const sent = await sendPublic(
    { url: `http://localhost:${port}/`, allowed: named },
    request,
    lookUp,
  )

  expect(refused).toMatchObject({ error: 'not-public' })
  expect(sent).toMatchObject({ status: 200 })
  expect(calls).toHaveLength(1)
})

it('gives up on a name server that is silent', async () => {
  const request = { headers: {}, body: '', timeoutMs: 50 }
  const silent = () => new Promise<string[]>(() => undefined)

  const sent = await sendPublic({ url: 'https://a.test/', allowed: sandbox }, request, silent)

  expect(sent).toMatchObject({ error: 'timeout' })
})

it.each([
  ['https://a.test/', ['8.8.8.8'], 'ok'],
  ['https://a.test/', ['127.0.0.1'], 'url-not-public'],
  ['https://a.test/', [], 'url-not-public'],
])('when it is saved, %s at %o is %s', async (url, addresses, verdict) => {
  expect(await checkPublicUrl(url, sandbox, async () => addresses)).toBe(verdict)
})
