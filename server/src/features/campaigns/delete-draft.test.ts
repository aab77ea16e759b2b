import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseServer } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import { deleteDraft } from './delete-draft.ts'
import { recordFunding } from './record-funding.ts'
import { neverCalled } from './testing/stored-campaign.ts'

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

async function makeLive(): Promise<CampaignId> {
  const campaignId = await makeDraft(database, brand, { at: now })
  const funding = { campaignId, amountCents: toCents(10_000), feeCents: toCents(0), at: now }
  await database.transaction((tx) => recordFunding(tx, funding))
  return campaignId
}

test('a live campaign cannot be deleted', async () => {
  const campaignId = await makeLive()

  const attempt = deleteDraft(
    { database, cancelOpenPayments: neverCalled },
    { campaignId, ...brand },
  )

  await expect(attempt).rejects.toMatchObject({ code: 'campaign-not-deletable' })
})
