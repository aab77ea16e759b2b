import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import { serveRoutes, type TestRoutes } from '../testing/test-routes.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { nextAddress } from '../testing/test-users.ts'

// Thousands of calls take a while on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

let server: TestServer
let app: TestRoutes['app']
let port: number
let calls: OfferedCall[]

/** Wired as in production, except that an address has one call and one page per minute. */
beforeAll(async () => {
  server = await startTestServer()
  const { wiring, config, database } = server
  const limits = { perUserPerMinute: 600, perAddressPerMinute: 1 }
  const options = { ...wiring, ownOrigins: config.ownOrigins, limits }
  app = serveRoutes({ ...database, database: database.db }, wiring.routes, options).app
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  calls = offeredCalls(wiring.routes)
})

afterAll(async () => {
  await app.close()
  await server.close()
})

interface Answer {
  readonly status: number
  readonly cache: string
  readonly type: string
}

/** Sends the path exactly as written: `fetch` would normalise it. */
function ask(method: string, path: string, from: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, accept: '*/*' }
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume()
      const { 'cache-control': cache = '', 'content-type': type = '' } = response.headers
      response.on('end', () => resolve({ status: response.statusCode ?? 0, cache, type }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

const everyLetter = (path: string) =>
  path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

const spellings: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'one letter encoded': (path) => path.replace('/api', '/%61pi'),
  'every letter encoded': everyLetter,
  'encoded twice': (path) => path.replace('/api', '/%2561pi'),
  'slashes encoded': (path) => path.replaceAll('/', '%2F').replace('%2F', '/'),
  'a slash more in front': (path) => `/${path}`,
  'a slash more inside': (path) => path.replace('/api', '/api/'),
  'a slash at the end': (path) => `${path}/`,
  'dots inside': (path) => path.replace('/api', '/api/../api'),
  'encoded dots': (path) => path.replace('/api', '/api/%2e%2e/api'),
  'a dot inside': (path) => path.replace('/api', '/./api'),
  'upper case': (path) => path.replace('/api', '/API'),
  'a semicolon': (path) => `${path};x=1`,
  'an encoded question mark': (path) => `${path}%3Fx=1`,
  'a query': (path) => `${path}?x=1`,
  'the absolute form': (path) => `http://127.0.0.1:${port}${path}`,
  'the absolute form of another host': (path) => `http://evil.test${path}`,
}

/** A quarter of the calls for each spelling but the first, the next quarter for the next one. */
function callsFor(turn: number): OfferedCall[] {
  const limited = calls.filter((call) => call.method === 'GET' || call.needsOwnOrigin)
  return turn === 0 ? limited : limited.filter((_, at) => at % 4 === turn % 4)
}

describe.each([...Object.keys(spellings).entries()])('%i: %s', (turn, name) => {
  const spell = (path: string) => spellings[name]?.(path) ?? path

  it('bypasses neither the limit per address nor the caching rules', async () => {
    const limited = callsFor(turn)
    const wrong: string[] = []
    for (const { method, path, name: call } of limited) {
      const [spelled, from] = [spell(urlOf(path)), nextAddress()]
      const first = await ask(method, spelled, from)
      const second = await ask(method, spelled, from)
      const isKept = first.type.includes('json') && !/no-store|no-cache/.test(first.cache)
      const isWritten = method !== 'GET' && first.status < 400
      if (second.status !== 429 || first.status === 429 || isKept || isWritten) {
        wrong.push(`${call}: ${first.status} ${first.cache}, ${second.status}`)
      }
    }

    expect(limited.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })
})

it.each(['/api', '/api/', '/api/nothing', '/%61pi/nothing', '/api/../x', '/api//auth/me'])(
  'treats %s as an unknown call, never as a page',
  async (path) => {
    const response = await ask('GET', path, nextAddress())

    expect(response).toMatchObject({ status: 404, cache: 'no-store' })
    expect(response.type).toContain('json')
  },
)

it('rejects an unreadable URL without any work', async () => {
  const from = nextAddress()
  const responses = [await ask('GET', '/api/%ff', from), await ask('GET', '/api/%ff', from)]

  for (const response of responses)
    expect(response).toMatchObject({ status: 400, cache: 'no-store' })
})

it.each(['/', '/profile/nobody', '/dashboard', '/auth/login?x=1'])(
  'counts the page %s, but neither its files nor its calls',
  async (path) => {
    const from = nextAddress()
    const file = await ask('GET', '/index.html', from)
    const page = await ask('GET', path, from)
    const call = await ask('GET', '/api/auth/me', from)
    const again = await ask('GET', path, from)

    expect([file.status, page.status < 429, call.status, again.status]).toEqual([
      ...[200, true, 401, 429],
    ])
  },
)
