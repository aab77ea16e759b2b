import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeDraft, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeBrand, type Person, type TestBrand } from '#testing/test-users.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { editCampaign } from './edit-campaign.ts'
import { listActivity } from './insight-store.ts'
import { neverCalled } from './testing/stored-campaign.ts'

let opened: TestDatabase
let http: TestRoutes
let brand: TestBrand & Person

beforeAll(async () => {
  opened = await openTestDatabase()
  const deps = { database: opened.db, clock: systemClock, cancelOpenPayments: neverCalled }
  http = serveRoutes({ ...opened, database: opened.db }, campaignRoutes(deps))
  brand = await http.signIn(await makeBrand(opened.db))
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

function edit(campaignId: CampaignId, body: object, as: Person = brand) {
  return http.call('PUT', `/api/campaigns/${campaignId}`, { as, body })
}

function auditedEdits(campaignId: CampaignId) {
  return manyRows(
    opened.db,
    sql<{ before: object; after: object }>`SELECT before, after FROM audit_log
      WHERE object_id = ${campaignId} AND action = 'campaign.edit' ORDER BY at`,
  )
}

async function makeLive() {
  const campaign = await makeLiveCampaign(opened.db, { fundedCents: 10_000 })
  return { ...campaign, owner: await http.signIn(campaign.brand) }
}

test('a draft accepts new terms, and the audit log stores the differences', async () => {
  const campaignId = await makeDraft(opened.db, brand)

  const { status, json } = await edit(campaignId, {
    name: 'Winter looks',
    rewardRatePerKViewsCents: 450,
    platformsAllowed: ['x', 'tiktok'],
    endsAt: '2040-01-01T00:00:00Z',
    contentRequirements: '',
    category: 'fashion',
  })

  expect(status).toBe(200)
  expect(json).toMatchObject({
    name: 'Winter looks',
    rewardRatePerKViewsCents: 450,
    platformsAllowed: ['x', 'tiktok'],
    endsAt: '2040-01-01T00:00:00.000Z',
    budgetCents: 10_000,
  })
  expect(await auditedEdits(campaignId)).toEqual([
    {
      before: {
        name: 'Autumn looks',
        rewardRatePerKViewsCents: 300,
        platformsAllowed: ['youtube'],
        endsAt: null,
      },
      after: {
        name: 'Winter looks',
        rewardRatePerKViewsCents: 450,
        platformsAllowed: ['x', 'tiktok'],
        endsAt: '2040-01-01T00:00:00.000Z',
      },
    },
  ])
})

test('a form loaded before launch saves the terms still open and is refused the others', async () => {
  const { id, owner } = await makeLive()
  const unchanged = { rewardRatePerKViewsCents: 300, category: 'fashion' }

  const open = await edit(id, { ...unchanged, contentRequirements: 'Say #ad' }, owner)
  const closed = await edit(id, { name: 'Other', rewardRatePerKViewsCents: 200 }, owner)

  expect(open.json).toMatchObject({ contentRequirements: 'Say #ad', rewardRatePerKViewsCents: 300 })
  expect(closed.status).toBe(409)
  expect(closed.json).toMatchObject({
    code: 'campaign-not-editable',
    details: { fields: { rewardRatePerKViewsCents: expect.any(String) } },
  })
  const kept = await http.call('GET', `/api/brand/campaigns/${id}`, { as: owner })
  expect(kept.json.name).toBe('Test campaign')
})

test('the activity lists the edited terms', async () => {
  const campaignId = await makeDraft(opened.db, brand)
  await edit(campaignId, { name: 'Winter looks', budgetCents: 20_000 })

  const [latest] = await listActivity(opened.db, { campaignId, brandId: brand.brandId })

  expect(latest).toMatchObject({
    kind: 'edited',
    actor: 'brand',
    changed: ['budgetCents', 'name'],
  })
})

test('sending the same values is not a change', async () => {
  const { id, owner } = await makeLive()

  const { status } = await edit(id, { name: 'Test campaign', thumbnailUrl: null }, owner)

  expect(status).toBe(200)
  expect(await auditedEdits(id)).toEqual([])
})

test.each<[string, object, number]>([
  ['a picture that is not an upload of theirs', { thumbnailUrl: 'https://x.test/a.png' }, 400],
  ['no name', { name: ' ' }, 400],
  ['a field that nobody edits', { status: 'live' }, 400],
  ['an end that is past', { endsAt: '2020-01-01T00:00:00Z' }, 409],
])('refuses %s', async (_name, body, expected) => {
  const campaignId = await makeDraft(opened.db, brand)

  const { status } = await edit(campaignId, body)

  expect(status).toBe(expected)
  expect(await auditedEdits(campaignId)).toEqual([])
})

test('another brand’s campaign is not found', async () => {
  const campaignId = await makeDraft(opened.db, brand)
  const stranger = await makeBrand(opened.db)
  const request = { campaignId, brand: stranger, edit: { name: 'Taken over' }, at: new Date() }

  const attempt = opened.db.transaction((tx) => editCampaign(tx, request))

  await expect(attempt).rejects.toMatchObject({ code: 'campaign-not-found' })
})
