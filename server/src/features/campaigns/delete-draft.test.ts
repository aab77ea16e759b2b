import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseServer } from '../../platform/database/database.ts'
import { manyRows, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { deleteDraft } from './delete-draft.ts'
import { recordFunding } from './record-funding.ts'
import { makeBrand, makeDraft, type TestBrand } from './testing/campaign-makers.ts'

let opened: TestDatabase
let database: DatabaseServer
let brand: TestBrand

beforeAll(async () => {
  opened = await openTestDatabase()
  database = opened.db
  brand = await makeBrand(database)
})
afterAll(() => opened.close())

const now = new Date('2026-11-21T12:00:00Z')

async function makeLive(): Promise<string> {
  const campaignId = await makeDraft(database, brand, { at: now })
  const funding = { campaignId, amountCents: 10_000, feeCents: 0, at: now }
  await database.transaction((tx) => recordFunding(tx, funding))
  return campaignId
}

test('a draft is deleted with its failed payments, but not with one under way', async () => {
  const campaignId = await makeDraft(database, brand, { at: now })
  const ask = { campaignId, ...brand }
  await run(
    database,
    sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents)
      VALUES (gen_random_uuid(), ${campaignId}, ${brand.brandId}, 100)`,
  )

  const early = database.transaction((tx) => deleteDraft(tx, ask))

  await expect(early).rejects.toMatchObject({ code: 'campaign-not-deletable' })
  await run(
    database,
    sql`UPDATE campaign_funding SET status = 'failed' WHERE campaign_id = ${campaignId}`,
  )
  await database.transaction((tx) => deleteDraft(tx, ask))
  const left = await manyRows(database, sql`SELECT FROM campaigns WHERE id = ${campaignId}`)
  expect(left).toEqual([])
})

test('a live campaign is not deleted', async () => {
  const campaignId = await makeLive()

  const attempt = database.transaction((tx) => deleteDraft(tx, { campaignId, ...brand }))

  await expect(attempt).rejects.toMatchObject({ code: 'campaign-not-deletable' })
})
