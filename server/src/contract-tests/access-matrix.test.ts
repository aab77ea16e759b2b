import { userRoles } from '@permille/contract/enums'
import { brandKeyScopes, installationKeyScopes } from '@permille/contract/keys/key-scopes'
import { memberRoles, scopesOf } from '@permille/contract/teams/scopes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { asProgram, makeInstallationKey, makeKey } from '../testing/api-keys.ts'
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

  it('lets no key make a call about a person, a secret or a power, and sets no cookie', async () => {
    const owner = await server.signIn(brand)
    const program = asProgram(server, await makeKey(server, owner, brandKeyScopes))
    await program('GET', '/api/key')
    const closed = calls.filter(({ isOpenToKeys }) => !isOpenToKeys)
    const before = await fingerprint(server.database.db)

    const replies: string[] = []
    for (const { method, path, name } of closed) {
      const { status, json, headers } = await program(method, urlOf(path), {
        as: owner,
        rawBody: '{',
      })
      replies.push(`${name} ${status} ${json?.code} ${headers.getSetCookie()}`)
    }

    expect(closed.length).toBeGreaterThan(100)
    expect(replies).toEqual(closed.map(({ name }) => `${name} 403 key-not-allowed `))
    expect(await fingerprint(server.database.db)).toEqual(before)
  })

  it.each([
    ...brandKeyScopes.map((scope) => ['brand', scope, makeKey] as const),
    ...installationKeyScopes.map((scope) => ['admin', scope, makeInstallationKey] as const),
  ])('lets a key of a %s with only %s make the calls of that right alone', async (kind, ...of) => {
    const [scope, make] = of
    const owner = kind === 'brand' ? await server.signIn(brand) : people.admin
    const program = asProgram(server, await make(server, owner, [scope]))
    const ask = async ({ method, path: at, name }: OfferedCall, given: Given) => {
      const { status, json } = await program(method, urlOf(at), given)
      return `${name} ${status} ${json?.code}`
    }
    const forKeys = calls.filter((each) => each.isOpenToKeys && each.id !== 'readKey')
    const open = forKeys.filter((each) => each.scope === scope && isOpenTo(each, kind))
    const closed = forKeys.filter((each) => !open.includes(each))
    await program('GET', '/api/key')
    const before = await fingerprint(server.database.db)

    const refused: string[] = []
    for (const each of closed) refused.push(await ask(each, { rawBody: '{' }))
    const unchanged = await fingerprint(server.database.db)
    const allowed: string[] = []
    for (const each of open) allowed.push(await ask(each, {}))

    expect(refused).toEqual(
      closed.map((each) => {
        const code = isOpenTo(each, kind) ? 'scope-missing' : 'wrong-role'
        return `${each.name} 403 ${code}`
      }),
    )
    expect(unchanged).toEqual(before)
    expect(open.length).toBeGreaterThan(0)
    expect(allowed.filter((response) => / (401|403|429|5\d\d) /.test(response))).toEqual([])
  })

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
