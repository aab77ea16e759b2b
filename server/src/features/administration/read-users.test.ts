import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeOwningPartners, type OwningPartners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'

let server: TestServer
let partners: OwningPartners
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  partners = await makeOwningPartners(server)
  admin = await server.person('admin')
})
afterAll(() => server.close())

const list = (query: string) => server.call('GET', `/api/admin/users?${query}`, { as: admin })
const idsOf = (users: { id: string }[]) => users.map(({ id }) => id)

async function readPages(query: string): Promise<string[]> {
  const read: string[] = []
  let address: string | undefined = `/api/admin/users?${query}`
  while (address !== undefined) {
    const { json, headers } = await server.call('GET', address, { as: admin })
    read.push(...idsOf(json))
    address = headers.get('link')?.match(/<(.*)>/)?.[1]
  }
  return read
}

test('everyone is listed once, newest first or last, page by page', async () => {
  await run(
    server.database.db,
    sql`INSERT INTO users (id, role, email, password, display_name, created_at)
      SELECT gen_random_uuid(), 'admin', 'twin' || n || '@permille.test', '$argon2id$none', 'Twin',
        '2026-01-01T00:00:00.123456Z' FROM generate_series(1, 5) n`,
  )
  const everybody = idsOf((await list('limit=100')).json)

  const read = await readPages('limit=2')

  expect(read).toEqual(everybody)
  expect(await readPages('limit=2&reverse=1')).toEqual(everybody.toReversed())
  expect(new Set(read).size).toBe(read.length)
  expect(read.length).toBeGreaterThanOrEqual(8)
})

test('search, role, verification and status narrow the list', async () => {
  const { creator, brand, handle } = partners
  await server.call('POST', `/api/admin/users/${brand.userId}/suspend`, {
    as: admin,
    body: { reason: 'Unpaid bills' },
  })

  const byHandle = await list(`search=${handle.toUpperCase()}`)
  const creators = await list('role=creator')
  const suspended = await list('status=suspended')
  const nobody = await list('role=creator&kyc=rejected')
  const percent = await list('search=%25')
  await server.call('POST', `/api/admin/users/${brand.userId}/restore`, { as: admin })

  expect(idsOf(byHandle.json)).toEqual([creator.userId])
  expect(idsOf(creators.json)).toEqual([creator.userId])
  expect(suspended.json).toMatchObject([
    { id: brand.userId, suspension: { reason: 'Unpaid bills' } },
  ])
  expect([nobody.json, percent.json]).toEqual([[], []])
})

test('a creator is shown with matching earnings, accounts, and admin actions', async () => {
  const path = `/api/admin/users/${partners.creator.userId}`
  await server.call('POST', `${path}/suspend`, { as: admin, body: { reason: 'Bought views' } })
  await server.call('POST', `${path}/restore`, { as: admin })

  const { json } = await server.call('GET', path, { as: admin })

  const { creator } = json
  const parts = [creator.paidCents, creator.inTransitCents, creator.availableCents]
  const sum = [...parts, creator.maturingCents, creator.frozenCents].reduce((a, b) => a + b, 0)
  expect([creator.earnedCents, sum, json.moneyCents]).toEqual([6000, 6000, 6000])
  expect(creator.accounts).toMatchObject([{ id: partners.accountId, platform: 'youtube' }])
  expect(json.brand).toBeNull()
  expect(json.hasSecondFactor).toBe(true)
  expect(json.actions).toMatchObject([
    { action: 'user.restore', by: 'Test admin', note: 'Bought views' },
    { action: 'user.suspend', by: 'Test admin', note: 'Bought views' },
  ])
})

test('a brand is shown with its funded, spent and remaining money', async () => {
  const { json } = await server.call('GET', `/api/admin/users/${partners.brand.userId}`, {
    as: admin,
  })

  expect(json.brand).toMatchObject({
    paidInCents: 100_000,
    spentCents: 6000,
    heldCents: 94_000,
    campaignCount: 2,
  })
  expect(json.creator).toBeNull()
  expect(json.hasSecondFactor).toBe(false)
})

test('an unknown user has no page', async () => {
  const reply = await server.call('GET', `/api/admin/users/${newId()}`, { as: admin })

  expect([reply.status, reply.json.code]).toEqual([404, 'user-not-found'])
})
