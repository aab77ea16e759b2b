import type { CampaignId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeDraft, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import { changeCampaignStatus } from '../campaigns/change-campaign-status.ts'
import type { Funding } from './funding.ts'
import {
  attachIntent,
  endFunding,
  insertFunding,
  listOpenFundings,
  listOwnFundings,
  listPendingFundings,
  listUnwantedFundings,
} from './funding-store.ts'

let database: TestDatabase
let brand: TestBrand
beforeAll(async () => {
  database = await openTestDatabase()
  brand = await makeBrand(database.db)
})
beforeEach(() => run(database.db, sql`DELETE FROM campaign_funding`))
afterAll(() => database.close())

const start = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

interface Given {
  readonly campaignId?: CampaignId
  readonly id?: FundingId
  readonly createdAt?: Date
  readonly checkedAt?: Date
  readonly isProcessing?: boolean
  readonly status?: 'failed' | 'succeeded'
  readonly settledAt?: Date
}

/** Waits for its payment since `start` and was never checked, unless given otherwise. */
async function givenFunding(given: Given = {}): Promise<FundingId> {
  const { id: fundingId = newId<FundingId>(), createdAt = start, status } = given
  const campaignId = given.campaignId ?? (await makeDraft(database.db, brand))
  const amounts = { amountCents: toCents(1000), feeCents: toCents(100) }
  const funding = { id: fundingId, campaignId, brandId: brand.brandId, ...amounts, createdAt }
  await database.db.transaction(async (tx) => {
    await insertFunding(tx, funding)
    if (status === 'succeeded') await attachIntent(tx, { fundingId, intentId: fundingId })
    const at = given.settledAt ?? start
    if (status !== undefined) await endFunding(tx, { fundingId, status, lastError: null, at })
    await run(
      tx,
      sql`UPDATE campaign_funding SET is_processing = ${given.isProcessing ?? false},
        checked_at = ${given.checkedAt ?? null} WHERE id = ${fundingId}`,
    )
  })
  return fundingId
}

const idsOf = (fundings: readonly Funding[]) => fundings.map(({ id }) => id)

test('pending fundings from before a moment are listed, but not those of that very moment', async () => {
  const waiting = await givenFunding({ createdAt: after(-0.001) })
  await givenFunding({ createdAt: start })
  await givenFunding({ createdAt: after(-9), status: 'failed' })

  expect(idsOf(await listPendingFundings(database.db, start))).toEqual([waiting])
})

test('unchecked fundings come first, then those checked longest ago', async () => {
  const recent = await givenFunding({ createdAt: after(-99), checkedAt: after(9) })
  const longAgo = await givenFunding({ createdAt: after(-9), checkedAt: after(-9) })
  const newer = await givenFunding({ createdAt: after(-1) })
  const older = await givenFunding({ createdAt: after(-2) })

  const listed = await listPendingFundings(database.db, start)

  expect(idsOf(listed)).toEqual([older, newer, longAgo, recent])
})

test('a campaign’s open fundings are its own, unpaid and not in transit', async () => {
  const campaignId = await makeDraft(database.db, brand)
  const [low, high] = [newId(), newId()].sort() as [FundingId, FundingId]
  const older = await givenFunding({ campaignId, createdAt: after(-9) })
  await givenFunding({ campaignId, id: low })
  await givenFunding({ campaignId, id: high })
  await givenFunding({ campaignId, isProcessing: true })
  await givenFunding({ campaignId, status: 'failed' })
  await givenFunding()

  expect(idsOf(await listOpenFundings(database.db, campaignId))).toEqual([high, low, older])
})

test('open fundings become unwanted exactly when their campaign ends', async () => {
  const endsAt = new Date(Date.now() + 3_600_000)
  const campaignId = await makeDraft(database.db, brand, { endsAt: endsAt.toISOString() })
  const unwanted = await givenFunding({ campaignId })
  await givenFunding({ campaignId, isProcessing: true })
  await givenFunding({ campaignId, status: 'failed' })
  await givenFunding()

  const before = await listUnwantedFundings(database.db, new Date(endsAt.getTime() - 1))
  const atEnd = await listUnwantedFundings(database.db, endsAt)

  expect([idsOf(before), idsOf(atEnd)]).toEqual([[], [unwanted]])
})

test('a completed campaign wants no fundings, and one paid after its completion is late', async () => {
  const { id: campaignId, brand: editor } = await makeLiveCampaign(database.db, {
    fundedCents: 1000,
  })
  const request = { campaignId, change: 'complete', editor, at: start } as const
  await database.db.transaction((tx) => changeCampaignStatus(tx, request))
  const checked = await givenFunding({ campaignId, checkedAt: start })
  const newer = await givenFunding({ campaignId, createdAt: after(1) })
  const older = await givenFunding({ campaignId })
  const inTime = await givenFunding({ campaignId, status: 'succeeded', settledAt: start })
  const late = await givenFunding({ campaignId, status: 'succeeded', settledAt: after(0.001) })
  const failed = await givenFunding({ campaignId, status: 'failed', settledAt: after(9) })

  const unwanted = await listUnwantedFundings(database.db, start)
  const rows = await listOwnFundings(database.db, { limit: 9, campaignId, brandId: brand.brandId })

  expect(idsOf(unwanted)).toEqual([older, newer, checked])
  const isLate = new Map(rows.map((row) => [row.id, row.isLate]))
  expect([inTime, late, failed].map((id) => isLate.get(id))).toEqual([false, true, false])
})
