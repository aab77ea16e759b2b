import { setTimeout } from 'node:timers/promises'
import type { BrandActivity } from '@permille/contract/teams/activity'
import { membersMax } from '@permille/contract/teams/members'
import { scopesOf } from '@permille/contract/teams/scopes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeAudit } from '#features/accounts/public.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeKey } from '#testing/api-keys.ts'
import { bodySamples } from '#testing/body-samples.ts'
import { isWaiting } from '#testing/row-locks.ts'
import { makeBrandInvitation } from '#testing/team.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import {
  addMember,
  makeBrand,
  makeBrandless,
  makeMember,
  type Person,
} from '#testing/test-users.ts'
import { until } from '#testing/until.ts'
import { revokeBrandInvitationsFor } from './brand-invitation-store.ts'
import { lockPeopleFor } from './member.ts'
import { lockPeople } from './member-store.ts'
import { type TeamCalls, teamCalls } from './testing/team-calls.ts'

let server: TestServer
let team: TeamCalls
beforeAll(async () => {
  server = await startTestServer()
  team = teamCalls(server)
})
afterAll(() => server.close())

const db = () => server.database.db

it('keeps whoever is deleting their account from owning the brand', async () => {
  for (const delay of [0, 3, 6]) {
    const owner = await server.signIn(await makeBrand(db()))
    const next = await server.signIn(await makeMember(db(), owner, 'full'))
    await Promise.all([
      server.call('POST', '/api/brand/transfer', { as: owner, body: { userId: next.userId } }),
      setTimeout(delay).then(() =>
        server.call('POST', '/api/account/deletion', { as: next, body: { givesUpCents: 0 } }),
      ),
    ])
    const found = sql<{ isDeleted: boolean }>`SELECT deleted_at IS NOT NULL AS is_deleted
      FROM users WHERE id = (SELECT owner_user_id FROM brands WHERE id = ${owner.brandId})`
    expect(await exactlyOne(db(), found)).toEqual({ isDeleted: false })
  }
})

it('waits for the people before it takes an invitation, as inviting does', async () => {
  const owner = await server.signIn(await makeBrand(db()))
  const joiner = await server.signIn(await makeBrandless(db()))
  const found = sql<{ email: string }>`SELECT email FROM users WHERE id = ${joiner.userId}`
  const { email } = await exactlyOne(db(), found)
  const { token } = await makeBrandInvitation(server, owner, { email, role: 'viewer' })
  const join = () => server.call('POST', `/api/brand-invitations/${token}/join`, { as: joiner })

  const { reply } = await db().transaction(async (tx) => {
    await lockPeople(tx, owner.brandId)
    const joining = join()
    await until('joining waits for the people', () => isWaiting(db()), 5)
    await run(tx, sql`SET LOCAL lock_timeout = '200ms'`)
    await revokeBrandInvitationsFor(tx, { brandId: owner.brandId, email, at: new Date() })
    return { reply: joining }
  })

  expect((await reply).json.code).toBe('invitation-gone')
})

it('lets nobody change people by a role that they lost while they waited', async () => {
  const viewer = await makeMember(db(), await makeBrand(db()), 'viewer')
  const role = 'full'
  const known = {
    key: null,
    scopes: scopesOf(role),
    brandCount: 1,
    isSuspended: false,
    signedInAt: new Date(),
  }

  const locked = db().transaction((tx) => lockPeopleFor(tx, { ...viewer, ...known, role }))

  await expect(locked).rejects.toMatchObject({ code: 'not-a-member' })
})

it('gives a brand to nobody with an unproven address, and none whose owner is gone', async () => {
  const admin = { as: await server.person('admin') }
  const [owner, gone] = [await makeBrand(db()), await server.signIn(await makeBrand(db()))]
  const squatter = await makeBrandless(db())
  await run(db(), sql`UPDATE users SET email_proven_at = NULL WHERE id = ${squatter.userId}`)
  await server.call('POST', '/api/account/deletion', { as: gone, body: { givesUpCents: 0 } })
  const reason = 'Sold'

  const refused = [
    await server.call('POST', `/api/admin/brands/${owner.brandId}/transfer`, {
      ...admin,
      body: { userId: squatter.userId, reason },
    }),
    await server.call('POST', `/api/admin/brands/${gone.brandId}/transfer`, {
      ...admin,
      body: { userId: owner.userId, reason },
    }),
    await server.call('PUT', `/api/admin/users/${gone.userId}/brands-max`, {
      ...admin,
      body: { max: 2, reason },
    }),
  ]

  expect(refused.map(({ json }) => json.code)).toEqual([
    'email-unproven',
    'brand-not-found',
    'user-not-found',
  ])
})

it('gives a brand back by an admin, also to an owner who was removed from it, though it is full, and never a suspended one', async () => {
  const admin = await server.person('admin')
  const owner = await server.signIn(await makeBrand(db()))
  const thief = await server.signIn(await makeMember(db(), owner, 'full'))
  const creator = await server.person('creator')
  const give = (userId: string, brandId: string = owner.brandId) =>
    server.call('POST', `/api/admin/brands/${brandId}/transfer`, {
      as: admin,
      body: { userId, reason: 'Stolen' },
    })
  const suspension = (act: 'suspend' | 'restore', { userId }: Person) =>
    server.call('POST', `/api/admin/users/${userId}/${act}`, {
      as: admin,
      ...(act === 'suspend' && { body: { reason: 'Stolen' } }),
    })
  const taken = { as: owner, body: { userId: thief.userId } }
  await server.call('POST', '/api/brand/transfer', taken)
  await server.call('DELETE', `/api/brand/members/${owner.userId}`, { as: thief })

  const refused = [
    await give(creator.userId),
    await give(thief.userId),
    await give(owner.userId, newId()),
  ]
  await suspension('suspend', thief)
  refused.push(await give(owner.userId))
  await suspension('restore', thief)
  for (let count = 0; count < membersMax; count += 1) await makeMember(db(), owner, 'viewer')
  const given = await give(owner.userId)

  expect(refused.map(({ json }) => json.code)).toEqual([
    'user-not-found',
    'owner-stays',
    'brand-not-found',
    'brand-suspended',
  ])
  expect(given.status).toBe(200)
  const { json: people } = await server.call('GET', '/api/brand/members', { as: owner })
  const standing = people.map(({ id, role }: { id: string; role: string }) => `${id} ${role}`)
  expect(standing.filter((each: string) => !each.endsWith('viewer'))).toEqual([
    `${owner.userId} owner`,
    `${thief.userId} full`,
  ])
})

it('tells those who manage people who did what for the brand, and no other brand', async () => {
  const admin = await server.person('admin')
  const [owner, other] = [await makeBrand(db()), await makeBrand(db())]
  const mia = await server.signIn(await makeMember(db(), owner, 'manager'))
  const asOwner = { as: await server.signIn(owner) }
  await run(db(), sql`UPDATE users SET display_name = 'Mia' WHERE id = ${mia.userId}`)
  await run(db(), sql`UPDATE users SET display_name = 'Jon' WHERE id = ${owner.userId}`)
  const draft = { ...bodySamples.createCampaign, name: 'Summer' }
  const { json: made } = await server.call('POST', '/api/campaigns', { as: mia, body: draft })
  await server.call('DELETE', `/api/campaigns/${made.id}`, { as: mia })
  await server.call('PUT', `/api/brand/members/${mia.userId}`, {
    ...asOwner,
    body: { role: 'viewer' },
  })
  await server.call('POST', '/api/messages', { as: mia, body: bodySamples.sendMessage })
  await makeKey(server, asOwner.as, ['campaigns:read'])
  await db().transaction(async (tx) => {
    const about = { objectType: 'brand', objectId: owner.brandId } as const
    const actor = { kind: 'admin', userId: admin.userId } as const
    await writeAudit(tx, { ...about, actor, action: 'submission.note' })
    await writeAudit(tx, { ...about, actor, action: 'campaign.pause' })
  })
  const read = async (query = '', who = asOwner) => {
    const { json } = await server.call('GET', `/api/brand/activity${query}`, who)
    return json.map?.(inWords) ?? json.code
  }

  const all = [
    'admin campaign.pause',
    'Jon key.create Zapier',
    'Mia message.send',
    'Jon member.role Mia viewer',
    'Mia campaign.delete Summer',
    'Mia campaign.create Summer',
  ]
  expect(await read()).toEqual(all)
  expect(await read(`?by=${mia.userId}`)).toEqual([all[2], all[4], all[5]])
  expect(await read(`?by=${mia.userId}&group=campaigns&limit=1`)).toEqual([all[4]])
  expect(await read(`?by=${admin.userId}`)).toEqual([])
  expect(await read('?to=2026-01-01')).toEqual([])
  expect(await read('', { as: await server.signIn(other) })).toEqual([])
  expect(await read('', { as: mia })).toBe('scope-missing')
})

function inWords({ by, actor, action, campaign, whom, role }: BrandActivity): string {
  const words = [by?.name ?? actor, action, campaign?.name, whom, role]
  return words.filter((word) => word !== null && word !== undefined).join(' ')
}

it('ends an invitation with the right of whoever made it, for good', async () => {
  const owner = await team.openBrand()
  const [full, other] = [await team.memberOf(owner, 'full'), await team.memberOf(owner, 'full')]
  const links = [
    await team.linkFor(full, 'friend@permille.test', 'manager'),
    await team.linkFor(other, 'mole@permille.test', 'manager'),
    await team.linkFor(owner, 'twin@permille.test', 'full'),
  ]
  const next = await team.memberOf(owner, 'viewer')
  const transfer = (as: Person, { userId }: Person) =>
    server.call('POST', '/api/brand/transfer', { as, body: { userId } })
  const read = async () => {
    const answers = await Promise.all(links.map((link) => server.call('GET', link)))
    return answers.map(({ status, json }) => json.details?.end ?? status)
  }

  const before = await read()
  await server.call('DELETE', `/api/brand/members/${full.userId}`, { as: owner })
  await team.changeRole(owner, other.userId, 'viewer')
  const back = await team.linkFor(owner, await team.emailOf(full), 'manager')
  await transfer(owner, next)
  const ended = await read()
  await transfer(next, owner)
  await team.changeRole(owner, other.userId, 'full')
  await server.call('POST', `${back}/join`, { as: full })
  await team.changeRole(owner, full.userId, 'full')
  const accepted = await Promise.all(links.map((link) => team.accept(link)))

  expect(before).toEqual([200, 200, 200])
  expect(ended).toEqual(['ended', 'ended', 'ended'])
  expect(accepted.map(({ json }) => json.code)).toEqual(Array(3).fill('invitation-gone'))
  expect((await team.peopleOf(owner)).sort()).toEqual(
    [
      `${owner.userId} owner`,
      `${full.userId} full`,
      `${other.userId} full`,
      `${next.userId} full`,
    ].sort(),
  )
})

it('gives a brand of its owner’s to nobody who owns as many as an admin allows', async () => {
  const [owner, next] = [await team.openBrand(), await team.openBrand('Theirs')]
  await addMember(db(), owner, { userId: next.userId, role: 'viewer' })
  const as = await server.person('admin')
  const transfer = () =>
    server.call('POST', '/api/brand/transfer', { as: owner, body: { userId: next.userId } })

  const refused = await transfer()
  const body = { max: 2, reason: 'Agency' }
  await server.call('PUT', `/api/admin/users/${next.userId}/brands-max`, { as, body })

  expect(refused.json).toMatchObject({
    code: 'brands-max',
    message: 'This person can own 1 brand, and does. Ask us for more.',
  })
  expect((await transfer()).status).toBe(200)
})
