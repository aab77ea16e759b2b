import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { bodySamples } from '../testing/body-samples.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import {
  type HostileValue,
  hostileTexts,
  hostileValues,
  typeOf,
} from '../testing/hostile-values.ts'
import { limitConcurrency } from '../testing/limit-concurrency.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import type { Call, Reply } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { nextAddress, type Person } from '../testing/test-users.ts'

// Hundreds of calls take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let call: Call
let calls: OfferedCall[]
/** One for each call, so that none reaches the limit of calls. */
let people: Person[]

beforeAll(async () => {
  server = await startTestServer()
  calls = offeredCalls(server.wiring.routes).filter((call) => call.endpoint?.body !== undefined)
  people = await Promise.all(calls.map(limitConcurrency(callerOf)))
  call = limitConcurrency(server.call)
})

afterAll(() => server.close())

function callerOf({ access }: OfferedCall): Promise<Person> {
  return server.person(typeof access === 'string' ? 'creator' : (access[0] ?? 'creator'))
}

function sampleOf(call: OfferedCall): Record<string, unknown> {
  const samples: Readonly<Record<string, Record<string, unknown>>> = bodySamples
  const sample = samples[call.id]
  if (sample === undefined) throw new Error(`${call.name} has no sample in body-samples.ts`)
  return sample
}

function needsNoBody({ endpoint }: OfferedCall): boolean {
  return endpoint?.body !== undefined && z.safeParse(endpoint.body, undefined).success
}

interface Field {
  readonly name: string
  readonly types: readonly string[]
  readonly isNeeded: boolean
}

function fieldsOf(call: OfferedCall): Field[] {
  const body = call.endpoint?.body
  if (body === undefined) throw new Error(`${call.name} takes no body`)
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    types: typesIn(property as Schema),
    isNeeded: schema.required?.includes(name) ?? false,
  }))
}

interface Schema {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly const?: unknown
}

function typesIn(schema: Schema): string[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(typesIn)
  if (schema.const !== undefined) return [typeOf(schema.const)]
  return schema.type === 'integer' ? ['number'] : [schema.type ?? 'any']
}

/** What is wrong with the response to an invalid body; empty when nothing is. */
function faultsOf(reply: Reply, what: string): string[] {
  const sentence = String(reply.json?.message ?? '')
  const faults = [
    reply.status === 400 ? '' : `status ${reply.status}`,
    /^[A-Z"“].{8,}/.test(sentence) ? '' : `message "${sentence}"`,
    /invalid input|expected|undefined|null\b|NaN|zod|regex|\bat \//i.test(sentence)
      ? `jargon "${sentence}"`
      : '',
    revealsInternals(reply) ? `tells "${reply.text}"` : '',
  ]
  return faults.filter((fault) => fault !== '').map((fault) => `${what}: ${fault}`)
}

function revealsInternals({ text }: Reply): boolean {
  return /SQLSTATE|syntax error|relation "|node_modules|\.ts:\d| {4}at |violates/.test(text)
}

async function send({ method, path }: OfferedCall, as: Person, rawBody: string): Promise<Reply> {
  // A different address each time, so that validation responds and not a limit.
  return call(method, urlOf(path), {
    as: { ...as, address: nextAddress() },
    rawBody,
  })
}

/** One value of each type, another for the next field, so that all fields together get every value many times. */
function oneOfEachType(turn: number): HostileValue[] {
  const types = [...new Set(hostileValues.map(({ value }) => typeOf(value)))]
  return types.flatMap((type) => {
    const all = hostileValues.filter(({ value }) => typeOf(value) === type)
    return all[turn % all.length] ?? []
  })
}

describe('an invalid body', () => {
  it('is built from a valid sample for each call, with one field broken', () => {
    expect(Object.keys(bodySamples).sort()).toEqual(calls.map((call) => call.id).sort())
  })

  it('gets a 400 with a message for each field of a wrong type, and stores nothing', async () => {
    const before = await fingerprint(server.database.db)

    const faults: string[] = []
    let turn = 0
    for (const [at, call] of calls.entries()) {
      for (const field of fieldsOf(call)) {
        turn += 1
        const wrong = oneOfEachType(turn).filter(
          (each) => !field.types.includes(typeOf(each.value)),
        )
        const replies = await Promise.all(
          wrong.map(({ json }) =>
            send(call, people[at] as Person, spoil(sampleOf(call), field.name, json)),
          ),
        )
        faults.push(
          ...replies.flatMap((reply, n) =>
            faultsOf(reply, `${call.name} ${field.name}=${wrong[n]?.json.slice(0, 30)}`),
          ),
        )
      }
    }

    expect(faults).toEqual([])
    expect(await fingerprint(server.database.db)).toEqual(before)
  })

  it('gets a 400 with a message for each missing field', async () => {
    const faults: string[] = []
    for (const [at, call] of calls.entries()) {
      for (const field of fieldsOf(call).filter((each) => each.isNeeded)) {
        const { [field.name]: _, ...rest } = sampleOf(call)
        const reply = await send(call, people[at] as Person, JSON.stringify(rest))
        faults.push(...faultsOf(reply, `${call.name} without ${field.name}`))
      }
    }

    expect(faults).toEqual([])
  })

  it.each(['id', 'isAdmin', 'userId', 'paidOutCents', 'brand_id', 'constructor'])(
    'gets a 400 with a message for the unknown key %s, and stores nothing',
    async (name) => {
      const before = await fingerprint(server.database.db)

      const replies = await Promise.all(
        calls.map((call, index) =>
          send(call, people[index] as Person, spoil(sampleOf(call), name, '"x"')),
        ),
      )

      expect(replies.flatMap((reply) => faultsOf(reply, name))).toEqual([])
      expect(await fingerprint(server.database.db)).toEqual(before)
    },
  )

  it('cannot set a column that its schema does not list', async () => {
    const { rows } = await server.database.db.pool.query<{ name: string }>(
      `SELECT DISTINCT column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public'`,
    )
    const columns = rows.flatMap(({ name }) => [name, camelCase(name)])

    const letIn = calls.flatMap((call) => {
      const known = new Set(fieldsOf(call).map(({ name }) => name))
      return columns
        .filter((name) => !known.has(name))
        .filter((name) => call.endpoint?.body?.safeParse({ ...sampleOf(call), [name]: 1 }).success)
    })

    expect(columns.length).toBeGreaterThan(200)
    expect(letIn).toEqual([])
  })

  it.each([
    ['nothing', '', 400],
    ['half an object', '{"a":', 400],
    ['two objects', '{}{}', 400],
    ['single quotes', "{'a':1}", 400],
    ['NaN', 'NaN', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a number', '1e309', 400],
    ['a text', '"x"', 400],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['10,000 levels of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 400],
    ['a poisoned constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['70,000 bytes', `{"a":"${'x'.repeat(70_000)}"}`, 413],
  ])('is refused when it is %s', async (_name, rawBody, status) => {
    const before = await fingerprint(server.database.db)

    const replies = await Promise.all(
      calls.map((call, index) => send(call, people[index] as Person, rawBody)),
    )

    // Without a body that it does not need, a call looks for what the address names.
    const isLeftOut = rawBody === '' || rawBody === 'null'
    const statusOf = (call: OfferedCall) => (isLeftOut && needsNoBody(call) ? 404 : status)
    expect(replies.map((reply) => reply.status)).toEqual(calls.map(statusOf))
    expect(replies.flatMap((reply) => (revealsInternals(reply) ? [reply.text] : []))).toEqual([])
    expect(await fingerprint(server.database.db)).toEqual(before)
  })
})

describe('an odd but well-formed body', () => {
  it('never causes a 500, whatever the texts and numbers', async () => {
    const faults: string[] = []
    for (const [turn, call] of calls.entries()) {
      for (const bodies of inTens(oddBodies(call, turn))) {
        // What is well-formed may end the caller's session, or the account.
        const as = await callerOf(call)
        const replies = await Promise.all(bodies.map((body) => send(call, as, body)))
        faults.push(
          ...replies.flatMap((reply, at) => failuresOf(reply, `${call.name} ${bodies[at]}`)),
        )
      }
    }

    expect(faults).toEqual([])
  })
})

/** Every fifth that fits a field, the others for the next ones: all fields together get each many times. */
function oddBodies(call: OfferedCall, turn: number): string[] {
  return fieldsOf(call).flatMap(({ name, types }, nth) => {
    const fitting = hostileValues.filter((each) => types.includes(typeOf(each.value)))
    const texts = types.includes('string') ? hostileTexts.map((text) => JSON.stringify(text)) : []
    const all = [...fitting.map(({ json }) => json), ...texts]
    // A password reaches no statement, only a hash that takes as long as ten calls.
    const every = /password/i.test(name) ? 10 : 5
    const odd = all.filter((_, at) => (at + turn + nth) % every === 0)
    return odd.map((json) => spoil(sampleOf(call), name, json))
  })
}

function failuresOf(reply: Reply, what: string): string[] {
  const isOurs = reply.status >= 500 || reply.status === 429 || revealsInternals(reply)
  return isOurs ? [`${reply.status} ${reply.text} to ${what.slice(0, 200)}`] : []
}

function inTens<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / 10)
  return Array.from({ length: count }, (_, at) => items.slice(at * 10, at * 10 + 10))
}

/** The sample with one field set to this raw JSON, which JSON.stringify might never produce. */
function spoil(sample: Record<string, unknown>, field: string, json: string): string {
  const { [field]: _, ...rest } = sample
  const text = JSON.stringify(rest)
  const separator = text === '{}' ? '' : ','
  return `${text.slice(0, -1)}${separator}${JSON.stringify(field)}:${json}}`
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
