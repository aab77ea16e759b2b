import type { BrandId, CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { fund, makeDraft, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { makeBrand } from '#testing/test-users.ts'
import { completeAsBefore, recreateCampaign } from './recreate-campaign.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const statusOf = (id: CampaignId) =>
  exactlyOne(
    database.db,
    sql<{ status: string }>`SELECT name, status, brand_id FROM campaigns WHERE id = ${id}`,
  )

test('a lost campaign’s money gets a placeholder campaign that never goes live, and ends', async () => {
  const brand = await makeBrand(database.db)
  const id = newId<CampaignId>()
  const lost = { id, brandId: brand.brandId, paidAt: new Date('2026-03-02T10:00:00Z') }

  const isMade = await database.db.transaction((tx) => recreateCampaign(tx, lost))
  await fund(database.db, { id, brand }, { amountCents: 5000 })

  expect(isMade).toBe(true)
  expect(await statusOf(id)).toEqual({
    name: 'Lost campaign, paid 2026-03-02',
    status: 'draft',
    brandId: brand.brandId,
  })
})

test('a campaign whose brand is lost too is not recreated', async () => {
  const lost = { id: newId<CampaignId>(), brandId: newId<BrandId>(), paidAt: new Date() }

  const isMade = await database.db.transaction((tx) => recreateCampaign(tx, lost))

  expect(isMade).toBe(false)
  expect(await manyRows(database.db, sql`SELECT FROM campaigns WHERE id = ${lost.id}`)).toEqual([])
})

test('the system ends a campaign that had ended, once, and leaves one without money', async () => {
  const { id } = await makeLiveCampaign(database.db, { fundedCents: 5000 })
  const unfunded = await makeDraft(database.db, await makeBrand(database.db))
  const end = (campaignId: CampaignId) =>
    database.db.transaction((tx) => completeAsBefore(tx, { campaignId, at: new Date() }))

  await end(id)
  await end(id)
  await end(newId())

  expect(await statusOf(id)).toMatchObject({ status: 'completed' })
  await expect(end(unfunded)).rejects.toThrow('never funded')
})
