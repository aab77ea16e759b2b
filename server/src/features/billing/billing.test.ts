import type { BrandId, CampaignId, FundingId, SubmissionId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accrueBonus } from '#money/movements/accrue-bonus.ts'
import { bookFunding } from '#money/movements/fund-campaign.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
} from '#testing/test-marketplace.ts'
import { listFundings } from './billing-store.ts'
import { type LedgerRow, listLedger } from './ledger-store.ts'
import { readBillingTotals, readReceipt } from './read-billing.ts'

let database: TestDatabase
let shop: Shop
let stranger: Shop

beforeAll(async () => {
  database = await openTestDatabase()
  shop = await openShop()
  stranger = await openShop()
})
afterAll(() => database.close())

interface Shop {
  readonly brandId: BrandId
  readonly campaignId: CampaignId
  readonly submissionId: SubmissionId
  readonly fundingId: FundingId
}

const october = new Date('2026-10-31T23:30:00Z')
const november = new Date('2026-11-01T00:30:00Z')

/** $100.00 and a fee of $10.00; a bonus of $5.00 in October, $3.00 and $6.00 for views in November. */
async function openShop(): Promise<Shop> {
  const { db } = database
  const made = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 10_000, feeCents: 1000 })
    const creator = await makeCreator(tx)
    const submissionId = await makeApprovedSubmission(tx, {
      campaignId: campaign.id,
      creator,
      flatBonusCents: 500,
    })
    await accrueBonus(tx, {
      submissionId,
      campaignId: campaign.id,
      creatorId: creator.id,
      creatorUserId: creator.userId,
      flatBonusCents: toCents(500),
      ratePerKViewsCents: 300 as CentsPerKViews,
      at: october,
      maturesAt: october,
    })
    return { campaignId: campaign.id, submissionId }
  })
  for (const views of [1000, 3000]) {
    const readings = [readingOf(made.submissionId, views, new Date(november.getTime() + views))]
    await db.transaction((tx) => settleViews(tx, { readings, at: november, holdHours: 72 }))
  }
  return { ...made, ...(await addFunding(made.campaignId)) }
}

async function addFunding(campaignId: CampaignId) {
  const fundingId = newId()
  return await exactlyOne(
    database.db,
    sql<{ brandId: BrandId; fundingId: FundingId }>`INSERT INTO campaign_funding (id, campaign_id,
        brand_id, amount_cents, fee_cents, status, stripe_payment_intent_id, settled_at)
      SELECT ${fundingId}, id, brand_id, 10000, 1000, 'succeeded', ${`pi_${campaignId}`}, now()
      FROM campaigns WHERE id = ${campaignId}
      RETURNING brand_id, id AS funding_id`,
  )
}

function fundAgain(campaignId: CampaignId, number: number) {
  return database.db.transaction((tx) =>
    bookFunding(tx, {
      paymentIntentId: `pi_${number}_${campaignId}`,
      campaignId,
      amountCents: toCents(100),
      feeCents: toCents(10),
      at: november,
    }),
  )
}

async function allLines(brandId: BrandId, limit = 100): Promise<LedgerRow[]> {
  return await listLedger(database.db, { brandId, after: undefined, limit })
}

function sumOf(lines: readonly LedgerRow[], ...types: string[]): number {
  return lines
    .filter(({ type }) => types.includes(type))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
}

test('funded money is spent, kept as a fee or left over, and the ledger agrees', async () => {
  const totals = await readBillingTotals(database.db, shop.brandId, new Date())
  const lines = await allLines(shop.brandId)

  expect(totals).toEqual({
    paidInCents: 11_000,
    spentCents: 1400,
    feesCents: 140,
    refundedCents: 0,
    overRefundedCents: 0,
    owedCents: 0,
    chargedBackCents: 0,
    heldCents: 9460,
    feeReserveCents: 860,
    refundableCents: 0,
    reservedCents: 0,
    pendingCents: 0,
  })
  expect(totals.paidInCents).toBe(totals.spentCents + totals.feesCents + totals.heldCents)
  expect(sumOf(lines, 'brand_fund')).toBe(totals.paidInCents)
  expect(sumOf(lines, 'creator_earn')).toBe(-totals.spentCents)
  expect(sumOf(lines, 'platform_fee')).toBe(-totals.feesCents)
  expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(totals.heldCents)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('lines name their post and its creator, newest first', async () => {
  const lines = await allLines(shop.brandId)

  const named = lines.map(({ event, amountCents }) => `${event} ${amountCents}`)
  expect(named).toEqual([
    ...['platform-fee -60', 'accrual -600', 'platform-fee -30', 'accrual -300'],
    ...['platform-fee -50', 'bonus -500', 'funding-fee 1000', 'funding 10000'],
  ])
  expect(lines[1]).toMatchObject({ submissionId: shop.submissionId, creatorName: 'Test creator' })
})

test('pages contain each line once', async () => {
  const all = await allLines(shop.brandId)
  const paged: LedgerRow[] = []
  for (let last = undefined as LedgerRow | undefined; ; ) {
    const after = last && { at: last.listedAt, id: last.id }
    const page = await listLedger(database.db, { brandId: shop.brandId, after, limit: 3 })
    paged.push(...page)
    last = page.at(-1)
    if (page.length < 3) break
  }

  expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
})

test('a page has the newest lines of all campaigns, even if most belong to one', async () => {
  const { brandId, campaignId } = await openShop()
  const other = await openShop()
  await run(
    database.db,
    sql`UPDATE campaigns SET brand_id = ${brandId} WHERE id = ${other.campaignId}`,
  )
  for (const number of Array(12).keys()) await fundAgain(other.campaignId, number)
  await fundAgain(campaignId, 12)

  const all = await allLines(brandId)
  const pages = await Promise.all([1, 2, 11, 25].map((limit) => allLines(brandId, limit)))

  expect(all).toHaveLength(42)
  expect(pages).toEqual([2, 3, 12, 26].map((count) => all.slice(0, count)))
})

test('months are in UTC, and a type selects one kind of line', async () => {
  const { brandId } = shop
  const read = (filter: object) =>
    listLedger(database.db, { brandId, after: undefined, limit: 100, ...filter })

  const inOctober = await read({ month: '2026-10' })
  const inNovember = await read({ month: '2026-11', type: 'creator_earn' })
  const inDecember = await read({ month: '2025-12' })

  expect(inOctober.map(({ event }) => event)).toEqual(['platform-fee', 'bonus'])
  expect(inNovember.map(({ amountCents }) => amountCents)).toEqual([-600, -300])
  expect(inDecember).toEqual([])
})

test('another brand’s lines, payments and receipts are not found', async () => {
  const { db } = database
  const { brandId } = shop
  const { campaignId, fundingId } = stranger

  const lines = await listLedger(db, { brandId, campaignId, after: undefined, limit: 100 })
  const own = await allLines(brandId)
  const fundings = await listFundings(db, { brandId, after: undefined, limit: 100 })

  expect(lines).toEqual([])
  expect(new Set(own.map((line) => line.campaignId))).toEqual(new Set([shop.campaignId]))
  expect(fundings.map(({ id }) => id)).toEqual([shop.fundingId])
  await expect(readReceipt(db, { brandId, fundingId })).rejects.toThrow('Payment not found')
})

test('payments are found by their campaign’s name, their receipt’s number and their status', async () => {
  const { brandId, fundingId } = shop
  const { receiptNumber } = await readReceipt(database.db, shop)
  const found = async (given: object) =>
    (await listFundings(database.db, { brandId, limit: 10, ...given })).map(({ id }) => id)

  expect(await found({ status: 'succeeded', search: 'test CAMP' })).toEqual([fundingId])
  expect(receiptNumber).toMatch(/^R-\d{4}-000[12]$/)
  expect(await found({ search: receiptNumber?.toLowerCase() })).toEqual([fundingId])
  expect(await found({ status: 'failed' })).toEqual([])
  expect(await found({ search: 'R-2020-0001' })).toEqual([])
  expect(await found({ search: 'winter' })).toEqual([])
})

test('a receipt states who paid how much for which campaign', async () => {
  const receipt = await readReceipt(database.db, shop)

  expect(receipt).toMatchObject({
    brandName: 'Test brand',
    legalName: null,
    campaignName: 'Test campaign',
    amountCents: 10_000,
    feeCents: 1000,
    status: 'succeeded',
    stripePaymentIntentId: `pi_${shop.campaignId}`,
  })
  expect(receipt.paidByEmail).toContain('@permille.test')
})

test('only money that no post can still earn is refundable', async () => {
  const ended = await openShop()
  const set = (statement: ReturnType<typeof sql>) => run(database.db, statement)
  const refundable = async () =>
    (await readBillingTotals(database.db, ended.brandId, new Date())).refundableCents
  await set(sql`UPDATE campaigns SET status = 'completed', completed_at = now()
    WHERE id = ${ended.campaignId}`)

  const whileEarning = await refundable()
  await set(sql`UPDATE submissions SET status = 'locked', lock_reason = 'ended', locked_at = now()
    WHERE id = ${ended.submissionId}`)
  const afterwards = await refundable()

  expect([whileEarning, afterwards]).toEqual([0, 9460])
})
