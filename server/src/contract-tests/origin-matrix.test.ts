import { afterAll, beforeAll, expect, it } from 'vitest'
import { fingerprint } from '../testing/fingerprint.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import type { Given } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Person } from '../testing/test-users.ts'

let server: TestServer
let writes: OfferedCall[]
let people: Record<'brand' | 'creator' | 'admin', Person>

beforeAll(async () => {
  server = await startTestServer()
  writes = offeredCalls(server.wiring.routes).filter((call) => call.needsOwnOrigin)
  people = {
    brand: await server.person('brand'),
    creator: await server.person('creator'),
    admin: await server.person('admin'),
  }
})

afterAll(() => server.close())

/** Someone allowed to make the call, so that only the origin under test can refuse it. */
function callerOf({ access }: OfferedCall): Person {
  const role = typeof access === 'string' ? 'creator' : access[0]
  return people[role ?? 'creator']
}

async function answersTo(given: Given): Promise<string[]> {
  const responses: string[] = []
  for (const call of writes) {
    const reply = await server.call(call.method, urlOf(call.path), {
      as: callerOf(call),
      ...given,
    })
    responses.push(`${call.name} ${reply.status} ${reply.json?.code}`)
  }
  return responses
}

it('requires an origin for every write except those made by programs', () => {
  const exempt = offeredCalls(server.wiring.routes)
    .filter((call) => call.method !== 'GET' && !call.needsOwnOrigin)
    .map((call) => call.name)

  // Each proves itself with a signature over the body, or with a sealed link.
  expect(exempt.sort()).toEqual([
    'POST /api/auth/instagram/deauthorize',
    'POST /api/auth/instagram/delete-data',
    'POST /api/notifications/unsubscribe/{link}',
    'POST /api/stripe/webhook',
    'POST /api/tiktok/webhook',
  ])
})

it.each([
  ['missing', null],
  ['null', 'null'],
  ['empty', ''],
  ['foreign', 'http://evil.test'],
  ['a neighbour by its port', 'http://localhost:1'],
  ['ours with more at its end', 'http://localhost.evil.test'],
])('refuses every write whose origin is %s, and stores nothing', async (_name, origin) => {
  const before = await fingerprint(server.database.db)

  const responses = await answersTo({ origin, body: {} })

  expect(responses).toEqual(writes.map(({ name }) => `${name} 403 foreign-origin`))
  expect(await fingerprint(server.database.db)).toEqual(before)
})

// Bodies that a foreign page can send without a preflight are never read.
it.each([
  ['text', 'text/plain', '{"country":"US"}'],
  ['a form', 'application/x-www-form-urlencoded', 'country=US'],
  ['a form with parts', 'multipart/form-data; boundary=x', '--x--'],
])('refuses every write that carries %s, and stores nothing', async (_name, type, text) => {
  const before = await fingerprint(server.database.db)

  const responses = await answersTo({ contentType: type, rawBody: text })

  expect(responses).toEqual(writes.map(({ name }) => `${name} 415 unsupported-media-type`))
  expect(await fingerprint(server.database.db)).toEqual(before)
})

it('answers no preflight, so no other origin can read or write', async () => {
  const replies = await Promise.all(
    writes.map((call) =>
      server.call('OPTIONS', urlOf(call.path), {
        origin: 'http://evil.test',
        headers: { 'access-control-request-method': call.method },
      }),
    ),
  )

  for (const { status, headers } of replies) {
    expect(status).toBe(404)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})
