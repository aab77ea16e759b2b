import type { BrandId, CampaignId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fingerprint } from '#testing/fingerprint.ts'
import { makeOwningPartners, type OwningPartners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'

let server: TestServer
let one: OwningPartners
let other: OwningPartners
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  one = await makeOwningPartners(server)
  other = await makeOwningPartners(server)
  admin = await server.person('admin')
})
afterAll(() => server.close())

async function list(query = ''): Promise<{ id: string; brandId: BrandId; brandUserId: UserId }[]> {
  return (await server.call('GET', `/api/admin/campaigns?${query}`, { as: admin })).json
}

const pause = (campaignId: CampaignId, reason: string) =>
  server.call('POST', `/api/admin/campaigns/${campaignId}/pause`, { as: admin, body: { reason } })

test('every brand’s campaigns are listed, and filtered by brand, status and name', async () => {
  const all = await list()
  const own = all.find(({ id }) => id === one.liveId)
  const ofBrand = await list(`brandId=${own?.brandId}`)
  const drafts = await list('status=draft')
  const named = await list('search=TEST%20camp')

  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()
  const [ones, others] = [
    [one.liveId, one.draftId],
    [other.liveId, other.draftId],
  ]
  expect(idsOf(all)).toEqual([...ones, ...others].toSorted())
  expect(own?.brandUserId).toBe(one.brand.userId)
  expect(idsOf(ofBrand)).toEqual(ones.toSorted())
  expect(idsOf(drafts)).toEqual([one.draftId, other.draftId].toSorted())
  expect(idsOf(named)).toEqual([one.liveId, other.liveId].toSorted())
})

test('pages continue without a gap, in any order', async () => {
  const sums: { id: string; fundedCents: number }[] = []
  let address: string | undefined = '/api/admin/campaigns?limit=1&sort=funded&reverse=1'
  while (address !== undefined) {
    const { json, headers } = await server.call('GET', address, { as: admin })
    sums.push(json[0])
    address = headers.get('link')?.match(/<(.*)>/)?.[1]
  }

  expect(sums.map(({ id }) => id).toSorted()).toEqual((await list()).map(({ id }) => id).toSorted())
  const funded = sums.map(({ fundedCents }) => fundedCents)
  expect(funded).toEqual(funded.toSorted((a, b) => a - b))
  expect(new Set(funded).size).toBeGreaterThan(1)
})

test('an admin’s pause stores its reason, and only an admin can end it', async () => {
  const paused = await pause(one.liveId, 'The brief asks for something forbidden')
  const told = await server.call('GET', `/api/brand/campaigns/${one.liveId}`, { as: one.brand })
  const byBrand = await server.call('POST', `/api/campaigns/${one.liveId}/resume`, {
    as: one.brand,
  })
  const byAdmin = await server.call('POST', `/api/campaigns/${one.liveId}/resume`, { as: admin })

  expect(paused.json).toMatchObject({ status: 'paused', pauseReason: 'admin' })
  expect(told.json.pauseNote).toBe('The brief asks for something forbidden')
  expect([byBrand.status, byAdmin.json.status]).toEqual([422, 'live'])
  const { rows } = await server.database.db.pool.query(
    `SELECT action, actor_user_id, after ->> 'note' AS note FROM audit_log
      WHERE object_id = $1 AND actor_kind = 'admin' ORDER BY at, id`,
    [one.liveId],
  )
  expect(rows).toEqual([
    {
      action: 'campaign.pause',
      actor_user_id: admin.userId,
      note: 'The brief asks for something forbidden',
    },
    { action: 'campaign.resume', actor_user_id: admin.userId, note: null },
  ])
})

test('a campaign that cannot be paused stays unchanged', async () => {
  const before = await fingerprint(server.database.db)

  const replies = [
    await pause(one.draftId, 'Why not'),
    await pause(newId(), 'Why not'),
    await pause(one.liveId, '  '),
  ]

  expect(replies.map(({ status }) => status)).toEqual([409, 404, 400])
  expect(await fingerprint(server.database.db)).toEqual(before)
})
