import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseServer } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import { lockCampaign } from './campaign-terms.ts'
import { changeCampaignStatus } from './change-campaign-status.ts'
import { lockFundingTarget, recordFunding } from './record-funding.ts'

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

function end(campaignId: CampaignId): Promise<void> {
  return database.transaction((tx) =>
    changeCampaignStatus(tx, { campaignId, change: 'complete', editor: brand, at: now }),
  )
}

test.each([
  ['it is over', { change: 'complete' }, 'campaign-completed'],
  ['the budget would pass $10,000,000', {}, 'budget-too-large'],
] as const)('no more money is accepted when %s', async (_case, first, code) => {
  const campaignId = await makeLive()
  if ('change' in first) await end(campaignId)

  const attempt = database.transaction((tx) =>
    lockFundingTarget(tx, {
      campaignId,
      brandId: brand.brandId,
      amountCents: toCents(999_990_001),
      at: now,
    }),
  )

  await expect(attempt).rejects.toMatchObject({ code })
})

test('a second locker of a campaign waits and sees the first one’s changes', async () => {
  const campaignId = await makeLive()
  const order: string[] = []
  let waiting: Promise<void> = Promise.resolve()

  await database.transaction(async (tx) => {
    await lockCampaign(tx, campaignId)
    const second = database.transaction(async (other) => {
      const campaign = await lockCampaign(other, campaignId)
      order.push(`second sees ${campaign.fundedCents}`)
    })
    await recordFunding(tx, {
      campaignId,
      amountCents: toCents(500),
      feeCents: toCents(0),
      at: now,
    })
    order.push('first is done')
    waiting = second
  })
  await waiting

  expect(order).toEqual(['first is done', 'second sees 10500'])
})

test('the fee is kept apart from the creators’ money', async () => {
  const campaignId = await makeDraft(database, brand, { at: now })

  await database.transaction((tx) =>
    recordFunding(tx, { campaignId, amountCents: toCents(1_000), feeCents: toCents(100), at: now }),
  )

  const campaign = await database.transaction((tx) => lockCampaign(tx, campaignId))
  expect(campaign).toMatchObject({ fundedCents: 1_000, budgetCents: 10_000 })
})
