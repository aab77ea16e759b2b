import { readFileSync } from 'node:fs'
import type { UserRole } from '@permille/contract/enums'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import { type Reply, sessionTokenIn } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { type Person, password } from '../testing/test-users.ts'

let server: TestServer
let calls: OfferedCall[]

beforeAll(async () => {
  server = await startTestServer()
  calls = offeredCalls(server.wiring.routes)
})

afterAll(() => server.close())

function callerOf({ access }: OfferedCall): UserRole {
  return typeof access === 'string' ? 'brand' : (access[0] ?? 'brand')
}

/** Someone whose session is as old as a stolen one might be. */
async function personSignedInSince(role: UserRole, minutes: number): Promise<Person> {
  const person = await server.person(role)
  await run(
    server.database.db,
    sql`UPDATE sessions SET signed_in_at = now() - make_interval(mins => ${minutes})
      WHERE user_id = ${person.userId}`,
  )
  return person
}

function ask(call: OfferedCall, as: Person): Promise<Reply> {
  return server.call(call.method, urlOf(call.path), { as, rawBody: '{' })
}

describe('a call that moves money or grants power', () => {
  it('is marked in the contract, admin actions on money and users included', () => {
    const named = calls.filter((call) => call.needsFreshSignIn).map(({ name }) => name)
    const mustBe = calls.filter(
      ({ method, path, access }) =>
        method !== 'GET' &&
        Array.isArray(access) &&
        access.includes('admin') &&
        /payout|refund|release|take-?back|hold|restore|\/invitations$/.test(path),
    )

    expect(mustBe.length).toBeGreaterThan(2)
    expect(mustBe.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
    expect(named).toEqual(
      expect.arrayContaining([
        'PUT /api/user/email',
        'POST /api/stripe/connect/dashboard-link',
        'POST /api/admin/invitations',
      ]),
    )
  })

  it('is listed in the rules, and nothing else is', () => {
    const rules = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')
    const [, after = ''] = rules.split('These are all of them:')
    const [list = ''] = after.split('Changing the password')

    const listed = Array.from(list.matchAll(/`((?:POST|PUT|DELETE) [^`]+)`/g), ([, name]) => name)

    const named = calls.filter((call) => call.needsFreshSignIn).map(({ name }) => name)
    expect(listed.toSorted()).toEqual(named.toSorted())
  })

  it('is refused to a session of 16 minutes before the body is read, and changes nothing', async () => {
    const guarded = calls.filter((call) => call.needsFreshSignIn)
    const people = await Promise.all(guarded.map((call) => personSignedInSince(callerOf(call), 16)))
    const before = await fingerprint(server.database.db)
    const responses: string[] = []

    for (const [index, call] of guarded.entries()) {
      const { status, json } = await ask(call, people[index] as Person)
      responses.push(`${call.name} ${status} ${json.code}`)
    }

    expect(responses).toEqual(guarded.map(({ name }) => `${name} 403 sign-in-too-old`))
    expect(await fingerprint(server.database.db)).toEqual(before)
  })

  it('is allowed for a session of 14 minutes, and for an older one after entering the password', async () => {
    const responses: string[] = []

    for (const call of calls.filter((each) => each.needsFreshSignIn)) {
      const fresh = await ask(call, await personSignedInSince(callerOf(call), 14))
      const old = await personSignedInSince(callerOf(call), 60 * 24)
      const confirmed = await server.call('POST', '/api/auth/confirm', {
        as: old,
        body: { password },
      })
      const repeated = await ask(call, { ...old, token: sessionTokenIn(confirmed) })
      responses.push(`${call.name} ${fresh.json?.code} ${confirmed.status} ${repeated.json?.code}`)
    }

    expect(responses.filter((each) => /sign-in-too-old|not-signed-in| 4\d\d /.test(each))).toEqual(
      [],
    )
  })
})

it('no other call requires the password, so a remembered session is not interrupted', async () => {
  const free = calls.filter((call) => !call.needsFreshSignIn && call.access !== 'public')
  const responses: string[] = []
  for (const call of free) {
    const { json } = await ask(call, await personSignedInSince(callerOf(call), 60 * 24))
    responses.push(`${call.name} ${json?.code}`)
  }

  expect(responses.filter((each) => each.includes('sign-in-too-old'))).toEqual([])
})
