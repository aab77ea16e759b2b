import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { encodeCursor } from '../platform/http/calls/cursor.ts'
import { newId } from '../platform/ids.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { hostileTexts } from '../testing/hostile-values.ts'
import { limitConcurrency } from '../testing/limit-concurrency.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import type { Call, Reply } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Person } from '../testing/test-users.ts'

// Hundreds of calls take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let ask: Call
let calls: OfferedCall[]

beforeAll(async () => {
  server = await startTestServer()
  ask = limitConcurrency(server.call)
  calls = offeredCalls(server.wiring.routes)
})

afterAll(() => server.close())

const callersEach = 40
const callers = new Map<string, Promise<Person>[]>()

/** The next of the role's people in turn, so that none is near a limit of calls. */
function callerOf({ access }: OfferedCall): Promise<Person> {
  const role = typeof access === 'string' ? 'creator' : (access[0] ?? 'creator')
  const started = callers.get(role) ?? []
  const caller = started.length < callersEach ? server.person(role) : started.shift()
  if (caller === undefined) throw new Error('nobody can call')
  callers.set(role, [...started, caller])
  return caller
}

/** Only texts that a URL can carry: half a surrogate pair cannot be encoded. */
const texts = hostileTexts.filter((text) => !/\p{Surrogate}/u.test(text))

/** The same bytes in a URL, bytes that are not UTF-8, and path traversal. */
const parts = [
  ...texts.map(encodeURIComponent),
  '%ff',
  '%c0%80',
  '%ED%A0%80',
  '%',
  '%zz',
  '..%2f..',
]

async function failuresOf(call: OfferedCall, addresses: readonly string[]): Promise<string[]> {
  const as = await callerOf(call)
  const replies = await Promise.all(addresses.map((address) => ask(call.method, address, { as })))
  return replies.flatMap((reply, at) =>
    isPlainRefusal(reply)
      ? []
      : [`${reply.status} ${reply.text} to ${call.method} ${addresses[at]}`],
  )
}

function isPlainRefusal({ status, text, json }: Reply): boolean {
  if (/SQLSTATE|syntax error|node_modules|\.ts:\d| {4}at /.test(text)) return false
  return status < 400 || (status < 500 && status !== 429 && typeof json?.message === 'string')
}

const taken = new Map<string, number>()

/** The next so many, from the first again at the end: all calls together get each of them many times. */
function nextOf(kind: string, all: readonly string[], count: number): string[] {
  const at = taken.get(kind) ?? 0
  taken.set(kind, at + count)
  return Array.from({ length: count }, (_, n) => all[(at + n) % all.length] ?? '')
}

describe('a path', () => {
  it('never causes a 500, whatever it contains, and a refusal stores nothing', async () => {
    const withNames = calls.filter(({ path }) => path.includes('{'))
    const failures: string[] = []
    for (const call of withNames) {
      const addresses = nextOf('path', parts, 8).map((part) =>
        call.path.replaceAll(/\{\w+\}/g, () => part),
      )
      failures.push(...(await failuresOf(call, addresses)))
    }

    expect(withNames.length).toBeGreaterThan(15)
    expect(failures).toEqual([])
  })

  it('with a malformed id is treated like an unknown one', async () => {
    const withIds = calls.filter(({ path }) => path.includes('{id}'))
    const statuses: string[] = []
    for (const call of withIds) {
      const as = await callerOf(call)
      for (const id of [
        '1',
        'null',
        `${newId()}x`,
        newId().toUpperCase().replace('-', ''),
        '%20',
      ]) {
        const { status } = await server.call(call.method, call.path.replace('{id}', id), { as })
        statuses.push(`${call.name} ${id} ${status}`)
      }
    }

    expect(statuses.filter((line) => !line.endsWith(' 404'))).toEqual([])
  })
})

function queryNames(call: OfferedCall): string[] {
  const query = call.endpoint?.query
  if (query === undefined) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

function querySample(call: OfferedCall): Record<string, string> {
  if (call.path === '/api/user/views') return { page: 'review-desk' }
  if (!call.path.includes('/preview')) return {}
  const postUrl = 'https://www.youtube.com/watch?v=aaaaaaaaaaa'
  return { campaignId: newId(), socialAccountId: newId(), postUrl }
}

function withQuery(call: OfferedCall, name: string, encoded: string): string {
  const { [name]: _, ...rest } = querySample(call)
  return `${urlOf(call.path)}?${new URLSearchParams(rest)}&${name}=${encoded}`
}

const shared = new Set(['cursor', 'limit', 'unknown'])

describe('a query', () => {
  it('never causes a 500, whatever it contains', async () => {
    const failures: string[] = []
    for (const call of calls.filter((each) => each.method === 'GET' && each.endpoint)) {
      for (const name of [...queryNames(call), 'unknown']) {
        const twice = [`a&${name}=b`, '', `x&${name}[]=1`, `x&${name}[a]=1`]
        const all = [...parts, ...twice]
        // What lists share is read by the same code: fewer of each.
        const kind = shared.has(name) ? name : 'own'
        const wanted = nextOf(kind, all, shared.has(name) ? 4 : 7)
        const addresses = wanted.map((part) => withQuery(call, name, part))
        failures.push(...(await failuresOf(call, addresses)))
      }
    }

    expect(failures).toEqual([])
  })

  it('with an unknown name is refused with a message', async () => {
    const gets = calls.filter((call) => call.method === 'GET' && call.endpoint !== undefined)
    const responses: string[] = []
    for (const call of gets) {
      const as = await callerOf(call)
      const reply = await server.call('GET', withQuery(call, 'isAdmin', '1'), { as })
      responses.push(`${call.name} ${reply.status} ${reply.json?.message}`)
    }

    expect(responses).toEqual(gets.map(({ name }) => `${name} 400 Unknown field: “isAdmin”`))
  })

  it('that names a parameter twice is refused, not read as one of the two', async () => {
    const asked: string[] = []
    for (const call of calls.filter((each) => each.method === 'GET' && each.endpoint)) {
      const as = await callerOf(call)
      for (const name of queryNames(call)) {
        const value = querySample(call)[name] ?? (name === 'limit' ? '5' : 'x')
        const { status } = await ask('GET', withQuery(call, name, `${value}&${name}=${value}`), {
          as,
        })
        asked.push(`${call.name} ${name} ${status}`)
      }
    }

    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((line) => !line.endsWith(' 400'))).toEqual([])
  })

  it.each(['0', '-1', '101', '1.5', '1e2x', 'NaN', 'Infinity', '9'.repeat(400), ''])(
    'that requests %s list items is refused',
    async (limit) => {
      const lists = calls.filter((call) => queryNames(call).includes('limit'))
      const statuses = await Promise.all(
        lists.map(async (call) => {
          const as = await callerOf(call)
          return (await ask('GET', withQuery(call, 'limit', limit), { as })).status
        }),
      )

      expect(lists.length).toBeGreaterThan(4)
      expect(statuses).toEqual(lists.map(() => 400))
    },
  )

  it.each([
    ['the 30th of February', '2026-02-30 10:00:00+00'],
    ['the year 0', '0000-01-01 00:00:00+00'],
    ['an hour too many', '2026-01-01 25:00:00+00'],
    ['an offset that no place has', '2026-01-01 00:00:00+23'],
    ['a leap second', '2026-12-31 23:59:60+00'],
    ['words', 'infinity'],
  ])('with the cursor %s is refused', async (_name, at) => {
    const lists = calls.filter((call) => queryNames(call).includes('cursor'))
    const cursor = encodeCursor({ at, id: newId() })

    const replies = await Promise.all(
      lists.map(async (call) =>
        ask('GET', withQuery(call, 'cursor', cursor), { as: await callerOf(call) }),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual(lists.map(() => 400))
  })
})

it('never writes, whatever was requested', async () => {
  const reads = calls.filter((call) => call.method === 'GET' && !call.path.startsWith('/api/auth/'))
  const people = await Promise.all(reads.map(limitConcurrency(callerOf)))
  // The first who opens Setup has it checked.
  await ask('GET', '/api/admin/setup', { as: await server.person('admin') })
  const before = await fingerprint(server.database.db)

  await Promise.all(
    reads.flatMap((call, at) =>
      [`${urlOf(call.path)}?x=%27`, urlOf(call.path), call.path].map((address) =>
        ask('GET', address, { as: people[at] as Person }),
      ),
    ),
  )

  expect(await fingerprint(server.database.db)).toEqual(before)
})
