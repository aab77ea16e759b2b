import { setTimeout } from 'node:timers/promises'
import { scopesOf } from '@permille/contract/teams/scopes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeBrand, makeMember } from '#testing/test-users.ts'
import { lockPeopleFor } from './member.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
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
