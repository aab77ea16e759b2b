import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limitConcurrency } from '../testing/limit-concurrency.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import type { Reply } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Person } from '../testing/test-users.ts'

// Hundreds of calls take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let calls: OfferedCall[]
/** One for each call, which may end its caller's session. */
let people: Person[]

beforeAll(async () => {
  server = await startTestServer()
  calls = offeredCalls(server.wiring.routes)
  people = await Promise.all(calls.map(limitConcurrency(callerOf)))
})

afterAll(() => server.close())

function callerOf({ access }: OfferedCall): Promise<Person> {
  return server.person(typeof access === 'string' ? 'creator' : (access[0] ?? 'creator'))
}

/** The policies that every response must carry, whatever its status. */
function missingIn({ headers }: Reply): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const demands: Record<string, boolean> = {
    'a policy for everything': policy.includes("default-src 'self'"),
    'scripts without inline or eval': !/script-src[^;]*unsafe/.test(policy),
    'no frame around it': policy.includes("frame-ancestors 'none'"),
    'no plugin': policy.includes("object-src 'none'"),
    'pictures of our own only': policy.includes("; img-src 'self' data:;"),
    'no base': policy.includes("base-uri 'none'"),
    'no use by other sites': headers.get('cross-origin-resource-policy') === 'same-origin',
    nosniff: headers.get('x-content-type-options') === 'nosniff',
    referrer: /^(no-referrer|same-origin|strict-origin.*)$/.test(
      headers.get('referrer-policy') ?? '',
    ),
    'an id': /^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? ''),
    'no word of what it runs on': !headers.has('server') && !headers.has('x-powered-by'),
    'no word to other origins': !headers.has('access-control-allow-origin'),
  }
  return Object.keys(demands).filter((name) => !demands[name])
}

async function faultsOf(asked: readonly Promise<Reply>[]): Promise<string[]> {
  const replies = await Promise.all(asked)
  return replies.flatMap((reply) => missingIn(reply).map((name) => `${reply.status}: ${name}`))
}

describe('every response carries the security headers', () => {
  it('for every call: as its caller, signed out, from a foreign page and with a broken body', async () => {
    const asked: Promise<Reply>[] = []
    const ask = limitConcurrency(server.call)
    for (const [at, call] of calls.entries()) {
      const as = people[at] as Person
      const address = urlOf(call.path)
      asked.push(
        ask(call.method, address, { as }),
        ask(call.method, address),
        ask(call.method, address, { as, origin: 'http://evil.test' }),
        ask(call.method, address, { as, rawBody: '{' }),
      )
    }

    expect(await faultsOf(asked)).toEqual([])
  })

  it.each([
    '/',
    '/dashboard',
    '/healthz',
    '/readyz',
    '/api/docs',
    '/api/openapi.json',
    '/api/nothing',
    '/api',
    '/%',
    '/api/%ff',
    '/uploads/nothing.webp',
    '/index.html',
    `/${'x'.repeat(9000)}`,
    `/api/profile/${'x'.repeat(9000)}`,
  ])('at %s', async (path) => {
    const faults = await faultsOf([
      server.call('GET', path),
      server.call('GET', path, { headers: { accept: 'text/html' } }),
      server.call('POST', path, { body: {} }),
    ])

    expect(faults).toEqual([])
  })

  it('over https, with HSTS and a __Host- cookie', async () => {
    const secure = await startTestServer({ APP_URL: 'https://permille.test' })

    const reply = await secure.call('POST', '/api/auth/register', {
      body: { email: 'a@permille.test', password: 'correct-horse-7', displayName: 'Mira' },
    })

    expect(reply.status).toBe(201)
    expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(reply.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        /^__Host-permille_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    )
    await secure.close()
  })
})

describe('caching', () => {
  it('is off for the API, except a list that is revalidated each time', async () => {
    const kept: string[] = []
    for (const [at, call] of calls.entries()) {
      const as = people[at] as Person
      const reply = await server.call(call.method, urlOf(call.path), { as })
      kept.push(`${call.name} ${reply.headers.get('cache-control')}`)
    }

    expect(kept.filter((line) => !line.endsWith(' no-store'))).toEqual([
      'GET /api/campaigns private, no-cache',
    ])
  })

  it('revalidates the live campaigns by version', async () => {
    const as = await server.person('creator')
    const first = await server.call('GET', '/api/campaigns', { as })
    const version = first.headers.get('etag') ?? ''

    const again = await server.call('GET', '/api/campaigns', {
      as,
      headers: { 'if-none-match': version },
    })

    expect(version).toMatch(/^"[\w-]{43}"$/)
    expect([again.status, again.text]).toEqual([304, ''])
  })
})

describe('limits', () => {
  it('return 429 with Retry-After after 600 calls by one user in a minute', async () => {
    const as = await server.person('admin')
    const statuses: number[] = []
    for (let calls = 0; calls < 600; calls += 100) {
      const replies = await Promise.all(
        Array.from({ length: 100 }, () => server.call('GET', '/api/auth/me', { as })),
      )
      statuses.push(...replies.map(({ status }) => status))
    }

    const oneMore = await server.call('GET', '/api/auth/me', { as })

    // A burst that straddles the end of a window counts in two.
    const isOver = oneMore.status === 429
    const next = isOver ? oneMore : await burst(as)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    expect(next.status).toBe(429)
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(next.json.message).toBe('Too many requests. Wait a moment and try again.')
  })

  async function burst(as: Person): Promise<Reply> {
    for (let calls = 0; calls < 700; calls += 1) {
      const reply = await server.call('GET', '/api/auth/me', { as })
      if (reply.status === 429) return reply
    }
    throw new Error('700 calls within a minute were all let through')
  }
})
