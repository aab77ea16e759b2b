import { userRoles } from '@permille/contract/enums'
import { memberRoles, scopesOf } from '@permille/contract/teams/scopes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import type { Given } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import {
  follow,
  makeBrand,
  makeBrandless,
  makeMember,
  type Person,
  suspend,
  type TestBrand,
} from '../testing/test-users.ts'

let server: TestServer
let calls: OfferedCall[]
let brand: TestBrand
let people: Record<(typeof userRoles)[number], Person>

beforeAll(async () => {
  server = await startTestServer()
  calls = offeredCalls(server.wiring.routes)
  brand = await makeBrand(server.database.db)
  people = {
    brand: await server.signIn(brand),
    creator: await server.person('creator'),
    admin: await server.person('admin'),
  }
})

afterAll(() => server.close())

/** Returns each call's outcome as "POST /api/campaigns creator 403 wrong-role". */
async function answersTo(
  asked: readonly OfferedCall[],
  given: Given & { who: string },
): Promise<string[]> {
  const responses: string[] = []
  let { as } = given
  for (const call of asked) {
    const reply = await server.call(call.method, urlOf(call.path), {
      ...given,
      ...(as && { as }),
    })
    responses.push(`${call.name} ${given.who} ${reply.status} ${reply.json?.code}`)
    if (as !== undefined) as = follow(as, reply)
  }
  return responses
}

function isOpenTo(call: OfferedCall, role: (typeof userRoles)[number]): boolean {
  return typeof call.access === 'string' || call.access.includes(role)
}

describe('who may call', () => {
  it('returns 401 to anyone signed out, before checking origin and body, and stores nothing', async () => {
    const closed = calls.filter(({ access }) => access !== 'public')
    const before = await fingerprint(server.database.db)

    const responses = await answersTo(closed, { who: 'nobody', origin: null, rawBody: '{' })

    expect(responses).toEqual(closed.map(({ name }) => `${name} nobody 401 not-signed-in`))
    expect(await fingerprint(server.database.db)).toEqual(before)
  })

  it.each(userRoles)(
    'returns 403 to a %s whose role is not listed, before reading the body',
    async (role) => {
      const closed = calls.filter((call) => !isOpenTo(call, role))
      const before = await fingerprint(server.database.db)

      const responses = await answersTo(closed, { who: role, as: people[role], rawBody: '{' })

      expect(closed.length).toBeGreaterThan(5)
      expect(responses).toEqual(closed.map(({ name }) => `${name} ${role} 403 wrong-role`))
      expect(await fingerprint(server.database.db)).toEqual(before)
    },
  )

  it.each(userRoles)('lets a %s through to every call of that role', async (role) => {
    const open = calls.filter((call) => call.access !== 'public' && isOpenTo(call, role))

    const responses = await answersTo(open, { who: role, as: await server.person(role) })

    expect(open.length).toBeGreaterThan(5)
    expect(
      responses.filter((response) => /401|wrong-role|foreign-origin|5\d\d/.test(response)),
    ).toEqual([])
  })

  it.each(memberRoles)(
    'returns 403 to a %s of a brand who lacks the right, before reading the body',
    async (role) => {
      const member = await server.signIn(await makeMember(server.database.db, brand, role))
      const rights = scopesOf(role)
      const forBrands = calls.filter((call) => call.scope && isOpenTo(call, 'brand'))
      const closed = forBrands.filter(({ scope }) => scope && !rights.has(scope))
      const open = forBrands.filter(({ scope }) => scope && rights.has(scope))
      const before = await fingerprint(server.database.db)

      const refused = await answersTo(closed, { who: role, as: member, rawBody: '{' })
      const unchanged = await fingerprint(server.database.db)
      const allowed = await answersTo(open, { who: role, as: member })

      expect(refused).toEqual(closed.map(({ name }) => `${name} ${role} 403 scope-missing`))
      expect(unchanged).toEqual(before)
      expect(open.length).toBeGreaterThan(15)
      expect(allowed.filter((response) => /401|scope-missing|5\d\d/.test(response))).toEqual([])
    },
  )

  it.each([
    ['in no brand', 'no-brand', undefined],
    ['naming a brand of others', 'not-a-member', newId()],
    ['naming no brand at all', 'not-a-member', 'Acme'],
  ])('returns 403 to someone %s for every call that needs a right', async (_, code, named) => {
    const someone =
      named === undefined
        ? await server.signIn(await makeBrandless(server.database.db))
        : people.brand
    const headers = named === undefined ? {} : { 'x-brand': named }
    const asked = calls.filter(({ scope, access }) => scope && access !== 'public')
    const forBrands = asked.filter((call) => isOpenTo(call, 'brand'))

    const responses = await answersTo(forBrands, { who: 'them', as: someone, headers })
    const me = await server.call('GET', '/api/auth/me', { as: someone, headers })

    expect(responses).toEqual(forBrands.map(({ name }) => `${name} them 403 ${code}`))
    expect(me.status).toBe(200)
  })

  it('lets the people of a suspended brand read and leave, and change nothing', async () => {
    const closing = await makeBrand(server.database.db)
    const member = await server.signIn(await makeMember(server.database.db, closing, 'full'))
    await suspend(server.database.db, closing.userId)
    const ofRole = calls.filter(({ scope }) => scope && scopesOf('full').has(scope))
    const forBrands = ofRole.filter((call) => isOpenTo(call, 'brand'))
    const isRead = ({ method }: OfferedCall) => method === 'GET'
    const mayLeave = ({ endpoint }: OfferedCall) => endpoint?.worksWhileSuspended === true
    const changes = forBrands.filter((call) => !isRead(call) && !mayLeave(call))
    const before = await fingerprint(server.database.db)

    const refused = await answersTo(changes, { who: 'full', as: member, rawBody: '{' })
    const unchanged = await fingerprint(server.database.db)
    const reads = await answersTo(forBrands.filter(isRead), { who: 'full', as: member })
    const me = await server.call('GET', '/api/auth/me', { as: member })
    const left = await server.call('POST', '/api/brand/leave', { as: member })

    expect(me.json.user.brand.isReadOnly).toBe(true)
    expect(changes.length).toBeGreaterThan(15)
    expect(refused).toEqual(changes.map(({ name }) => `${name} full 422 brand-suspended`))
    expect(unchanged).toEqual(before)
    expect(left.status).toBe(200)
    expect(reads.filter((response) => /401|403|brand-suspended|5\d\d/.test(response))).toEqual([])
  })

  it('ends the session of a user who is suspended', async () => {
    const creator = await server.person('creator')

    const suspension = await server.call('POST', `/api/admin/users/${creator.userId}/suspend`, {
      as: people.admin,
      body: { reason: 'Bought views' },
    })
    const after = await server.call('GET', '/api/auth/me', { as: creator })

    expect(suspension.status).toBe(200)
    expect(after.status).toBe(401)
  })
})
