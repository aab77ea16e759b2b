import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeBrandless, type Person } from '#testing/test-users.ts'
import { type TeamCalls, teamCalls } from './testing/team-calls.ts'

let server: TestServer
let team: TeamCalls
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  team = teamCalls(server)
  admin = await server.person('admin')
})
afterAll(() => server.close())

const db = () => server.database.db

const suspend = ({ userId }: Person) =>
  server.call('POST', `/api/admin/users/${userId}/suspend`, { as: admin, body: { reason: 'Spam' } })

const remove = (as: Person) =>
  server.call('POST', '/api/account/deletion', { as, body: { givesUpCents: 0 } })

describe('an invitation to a brand', () => {
  it('makes an account for an address that has none, with the role’s rights and no brand of its own', async () => {
    const owner = await team.openBrand()
    const link = await team.linkFor(owner, 'mia@permille.test')

    const read = await server.call('GET', link)
    const both = await Promise.all([team.accept(link), team.accept(link)])
    const [accepted, second] = both.sort((a, b) => a.status - b.status)

    expect(read.json).toMatchObject({ role: 'reviewer', brandName: 'Aurora', hasAccount: false })
    expect(accepted?.status).toBe(201)
    expect(accepted?.json.user).toMatchObject({
      brandName: 'Aurora',
      brand: { id: owner.brandId, role: 'reviewer', count: 1 },
    })
    expect(accepted?.json.user.brand.lacks).toContain('money:move')
    expect(second?.json.code).toBe('invitation-gone')
    expect((await server.call('GET', link)).json.details).toEqual({ end: 'used' })
    expect(await team.actionsOf(owner)).toEqual(['member.invite', 'member.join'])
  })

  it('is joined with the account of its address, and by nobody it was forwarded to', async () => {
    const [owner, agency] = [await team.openBrand(), await team.openBrand('Agency')]
    const stranger = await team.openBrand()
    const link = await team.linkFor(owner, (await team.emailOf(agency)).toUpperCase())

    const forwarded = await server.call('POST', `${link}/join`, { as: stranger })
    const withPassword = await team.accept(link)
    const creator = await server.person('creator')
    const ofCreator = await team.linkFor(owner, await team.emailOf(creator))
    await team.proveEmail(creator)
    const asCreator = await server.call('POST', `${ofCreator}/join`, { as: creator })
    const again = await team.accept(ofCreator)
    const both = await Promise.all(
      [1, 2].map(() => server.call('POST', `${link}/join`, { as: agency })),
    )
    const [joined, second] = both.sort((a, b) => a.status - b.status)

    expect([asCreator.json.code, again.json.code]).toEqual(['wrong-role', 'email-taken'])
    expect(forwarded.json.code).toBe('other-address')
    expect(withPassword.json.code).toBe('email-taken')
    expect(joined?.json).toEqual({ brandId: owner.brandId })
    expect(second?.json.code).toBe('invitation-gone')
    expect(await team.peopleOf(owner)).toEqual([
      `${owner.userId} owner`,
      `${agency.userId} reviewer`,
    ])
    const invitedAgain = await team.invite(owner, await team.emailOf(agency))
    expect(invitedAgain.json.code).toBe('already-member')
  })

  it('is replaced by the next one for its address, revoked, and bounded', async () => {
    const owner = await team.openBrand()
    const first = await team.linkFor(owner, 'jon@permille.test')
    const second = await team.linkFor(owner, 'jon@permille.test', 'finance')
    const { json: open } = await server.call('GET', '/api/brand/members/invitations', { as: owner })

    expect((await server.call('GET', first)).json.details).toEqual({ end: 'replaced' })
    expect(open).toMatchObject([{ email: 'jon@permille.test', role: 'finance' }])
    const at = `/api/brand/members/invitations/${open[0].id}`
    expect((await server.call('DELETE', at, { as: owner })).status).toBe(200)
    expect((await server.call('GET', second)).json.details).toEqual({ end: 'revoked' })
    const late = await team.linkFor(owner, 'late@permille.test')
    await run(
      db(),
      sql`UPDATE brand_invitations SET expires_at = now() WHERE email = 'late@permille.test'`,
    )
    expect((await team.accept(late)).json.details).toEqual({ end: 'expired' })
    for (let sent = 3; sent < 20; sent += 1) await team.invite(owner, `n${sent}@permille.test`)
    expect((await team.invite(owner, 'n20@permille.test')).status).toBe(429)
  })
})

describe('the people of a brand', () => {
  it('are raised to full rights by the owner alone, and nobody changes themselves or the owner', async () => {
    const owner = await team.openBrand()
    const full = await team.memberOf(owner, 'full')
    const other = await team.memberOf(owner, 'full')
    const viewer = await team.memberOf(owner, 'viewer')

    const codes = [
      await team.changeRole(full, viewer.userId, 'full'),
      await team.changeRole(full, other.userId, 'viewer'),
      await team.changeRole(full, full.userId, 'viewer'),
      await team.changeRole(full, owner.userId, 'viewer'),
      await team.invite(full, 'x@permille.test', 'full'),
      await team.changeRole(viewer, viewer.userId, 'full'),
      await server.call('DELETE', `/api/brand/members/${other.userId}`, { as: full }),
      await server.call('POST', '/api/brand/leave', { as: owner }),
      await server.call('POST', '/api/brand/transfer', { as: full, body: { userId: full.userId } }),
    ].map(({ json }) => json.code)
    const raised = await team.changeRole(full, viewer.userId, 'manager')

    expect(codes).toEqual([
      'role-too-high',
      'role-too-high',
      'own-role',
      'owner-stays',
      'role-too-high',
      'scope-missing',
      'role-too-high',
      'owner-stays',
      'scope-missing',
    ])
    expect(raised.status).toBe(200)
  })

  it('lose a right with the next call of an open tab, everything once removed, and keep their session', async () => {
    const owner = await team.openBrand()
    const viewer = await team.memberOf(owner, 'finance')
    const read = () => server.call('GET', '/api/brand/campaigns', { as: viewer })
    const download = () =>
      server.call('GET', `/api/brand/ledger.csv?brand=${owner.brandId}`, { as: viewer })
    const before = await read()
    const files = [await download()]

    await team.changeRole(owner, viewer.userId, 'viewer')
    files.push(await download())
    await server.call('DELETE', `/api/brand/members/${viewer.userId}`, { as: owner })
    const after = await read()
    files.push(await download())
    const me = await server.call('GET', '/api/auth/me', { as: viewer })

    expect(before.status).toBe(200)
    expect(after.json.code).toBe('no-brand')
    expect(files.map(({ status }) => status)).toEqual([200, 403, 403])
    expect(me.json.user).toMatchObject({ brand: null, brandName: null })
  })

  it('get the brand by a transfer, which keeps the owner before as a member', async () => {
    const owner = await team.openBrand()
    const next = await team.memberOf(owner, 'finance')
    const suspended = await team.memberOf(owner, 'viewer')
    await suspend(suspended)
    const transfer = (userId: string) =>
      server.call('POST', '/api/brand/transfer', { as: owner, body: { userId } })

    const refused = await transfer(suspended.userId)
    const done = await transfer(next.userId)

    expect(refused.json.code).toBe('member-suspended')
    expect(done.status).toBe(200)
    expect(await team.peopleOf(next)).toEqual(
      expect.arrayContaining([`${next.userId} owner`, `${owner.userId} full`]),
    )
    expect((await transfer(next.userId)).json.code).toBe('scope-missing')
    expect(await team.actionsOf(owner)).toContain('brand.transfer')
  })
})

describe('someone of several brands', () => {
  it('acts for the brand that each call names, and goes on with the one chosen last', async () => {
    const own = await team.openBrand('Own')
    const client = await team.openBrand('Client')
    const link = await team.linkFor(client, await team.emailOf(own), 'viewer')
    await server.call('POST', `${link}/join`, { as: own })
    const me = async (named?: string) => {
      const headers = named === undefined ? {} : { 'x-brand': named }
      const { json } = await server.call('GET', '/api/auth/me', { as: own, headers })
      return `${json.user.brandName} ${json.user.brand.role} ${json.user.brand.count}`
    }

    const names = [
      await me(),
      await me(client.brandId),
      await me(),
      await me(own.brandId),
      await me(),
    ]
    const { json: brands } = await server.call('GET', '/api/brands', { as: own })
    const settings = await server.call('GET', '/api/brand/settings', {
      as: own,
      headers: { 'x-brand': client.brandId },
    })

    expect(names).toEqual([
      'Own owner 2',
      'Client viewer 2',
      'Client viewer 2',
      'Own owner 2',
      'Own owner 2',
    ])
    expect(
      brands.map(({ name, role }: { name: string; role: string }) => `${name} ${role}`),
    ).toEqual(['Client viewer', 'Own owner'])
    expect(settings.json.name).toBe('Client')
  })

  it('opens as many as an admin allows, under names of their own', async () => {
    const owner = await team.openBrand('First')
    const open = (name: string, as: Person = owner) =>
      server.call('POST', '/api/brands', { as, body: { name } })
    const allow = (as: Person, max: number) =>
      server.call('PUT', `/api/admin/users/${as.userId}/brands-max`, {
        as: admin,
        body: { max, reason: 'Agency' },
      })
    const member = await server.signIn(await makeBrandless(db()))
    const names = async () => {
      const { json } = await server.call('GET', '/api/brands', { as: owner })
      return json.map(({ name }: { name: string }) => name)
    }

    const tooMany = await open('Second')
    await allow(owner, 3)
    const taken = await open('Aurora')
    const second = [await open('Client 10'), await open('Client 2')]

    expect(tooMany.json.code).toBe('brands-max')
    expect(taken.json.code).toBe('name-taken')
    expect(second.map(({ status }) => status)).toEqual([201, 201])
    expect(await names()).toEqual(['Client 2', 'Client 10', 'First'])
    expect((await open('Third')).json.code).toBe('brands-max')
    expect((await open('Fourth', member)).json.code).toBe('brands-max')
  })
})

it('keeps an owner from deleting their account before they transfer the brand, and lets a member go', async () => {
  const owner = await team.openBrand()
  const viewer = await team.memberOf(owner, 'viewer')
  const blocked = await remove(owner)
  const { json: copy } = await server.call('GET', '/api/account/data.json', { as: viewer })
  const left = await remove(viewer)

  expect(blocked.json.details).toEqual({ blockers: ['transfer-first'] })
  expect(copy.memberships).toMatchObject([{ id: owner.brandId, role: 'viewer' }])
  expect(left.status).toBe(200)
  expect(await team.peopleOf(owner)).toEqual([`${owner.userId} owner`])
})

it('ends what a suspended member could do, and nothing of the brand', async () => {
  const owner = await team.openBrand()
  const viewer = await team.memberOf(owner, 'viewer')

  await suspend(viewer)

  const asked = [viewer, owner].map((as) => server.call('GET', '/api/brand/campaigns', { as }))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 200])
})

it('is no member who owns the brand, and no creator', async () => {
  const owner = await team.openBrand()
  const creator = await server.person('creator')

  for (const { userId } of [owner, creator]) {
    const insert = run(
      db(),
      sql`INSERT INTO brand_members (brand_id, user_id, role, added_by, added_at)
        VALUES (${owner.brandId}, ${userId}, 'viewer', ${owner.userId}, now())`,
    )
    await expect(insert).rejects.toThrow('cannot be a member')
  }
})
