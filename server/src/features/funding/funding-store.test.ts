import type { CampaignId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import {
  attachIntent,
  endFunding,
  findFunding,
  findOwnPendingId,
  insertFunding,
  listOwnFundings,
  noteChecked,
  summarizeFunding,
} from './funding-store.ts'

let database: TestDatabase
let brand: TestBrand
beforeAll(async () => {
  database = await openTestDatabase()
  brand = await makeBrand(database.db)
})
afterAll(() => database.close())

const start = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

/** A funding of the brand that waits for its payment; its campaign is a new draft unless given. */
async function givenFunding(
  given: { campaignId?: CampaignId; createdAt?: Date; amountCents?: number; id?: FundingId } = {},
): Promise<FundingId> {
  const { id = newId<FundingId>(), createdAt = start } = given
  const campaignId = given.campaignId ?? (await makeDraft(database.db, brand))
  const amounts = { amountCents: toCents(given.amountCents ?? 1000), feeCents: toCents(100) }
  const funding = { id, campaignId, brandId: brand.brandId, ...amounts, createdAt }
  await database.db.transaction((tx) => insertFunding(tx, funding))
  return id
}

const end = (
  fundingId: FundingId,
  outcome: { status: 'succeeded' | 'failed'; lastError?: string; at?: Date },
) =>
  database.db.transaction(async (tx) => {
    if (outcome.status === 'succeeded') await attachIntent(tx, { fundingId, intentId: fundingId })
    await endFunding(tx, { fundingId, lastError: null, at: start, ...outcome })
  })

/** Two ids, the lower one first. */
function twoIds(): [FundingId, FundingId] {
  return [newId(), newId()].sort() as [FundingId, FundingId]
}

const stateOf = (id: FundingId) =>
  exactlyOne(
    database.db,
    sql`SELECT status, last_error, checked_at, settled_at, is_processing
      FROM campaign_funding WHERE id = ${id}`,
  )

const untouched = {
  status: 'pending',
  lastError: null,
  checkedAt: null,
  settledAt: null,
  isProcessing: false,
}

test('a funding keeps its first payment, and other fundings get none', async () => {
  const [id, other] = [await givenFunding(), await givenFunding()]

  for (const intentId of ['pi_first', 'pi_second']) {
    await database.db.transaction((tx) => attachIntent(tx, { fundingId: id, intentId }))
  }

  expect(await findFunding(database.db, id)).toMatchObject({ stripePaymentIntentId: 'pi_first' })
  expect(await findFunding(database.db, other)).toMatchObject({ stripePaymentIntentId: null })
})

test('a check is recorded on its own funding only', async () => {
  const [id, other] = [await givenFunding(), await givenFunding()]
  const check = { fundingId: id, lastError: 'Declined', isProcessing: true, at: after(5) }

  await database.db.transaction((tx) => noteChecked(tx, check))

  const noted = { lastError: 'Declined', checkedAt: after(5), isProcessing: true }
  expect(await stateOf(id)).toEqual({ ...untouched, ...noted })
  expect(await stateOf(other)).toEqual(untouched)
})

test('an ended funding is no longer in transit, and other fundings still are', async () => {
  const [id, other] = [await givenFunding(), await givenFunding()]
  await run(database.db, sql`UPDATE campaign_funding SET is_processing = true WHERE id = ${id}`)

  await end(id, { status: 'failed', lastError: 'Cancelled', at: after(9) })

  expect(await stateOf(id)).toEqual({
    status: 'failed',
    lastError: 'Cancelled',
    checkedAt: after(9),
    settledAt: after(9),
    isProcessing: false,
  })
  expect(await stateOf(other)).toEqual(untouched)
})

test('a succeeded funding never changes, while a failed one may still succeed', async () => {
  const [paid, late] = [await givenFunding(), await givenFunding()]
  await end(paid, { status: 'succeeded' })
  await end(late, { status: 'failed', lastError: 'Cancelled' })

  await end(paid, { status: 'failed', lastError: 'Cancelled', at: after(9) })
  await end(late, { status: 'succeeded', at: after(9) })

  expect(await stateOf(paid)).toMatchObject({ status: 'succeeded', settledAt: start })
  expect(await stateOf(late)).toMatchObject({ status: 'succeeded', lastError: null })
})

test('a brand finds its newest pending funding of a campaign, or the one it names', async () => {
  const campaignId = await makeDraft(database.db, brand)
  const own = { campaignId, brandId: brand.brandId }
  const [low, high] = twoIds()
  const older = await givenFunding({ campaignId, createdAt: after(-9) })
  await givenFunding({ campaignId, id: high })
  await givenFunding({ campaignId, id: low })
  const ended = await givenFunding({ campaignId, createdAt: after(9) })
  await end(ended, { status: 'failed' })
  const elsewhere = await givenFunding({ createdAt: after(99) })

  const find = (fundingId?: FundingId) => findOwnPendingId(database.db, { ...own, fundingId })

  expect(await find()).toBe(high)
  expect(await find(older)).toBe(older)
  expect(await find(ended)).toBeUndefined()
  expect(await find(elsewhere)).toBeUndefined()
})

test('another brand finds no funding of the campaign', async () => {
  const stranger = await makeBrand(database.db)
  const campaignId = await makeDraft(database.db, brand)
  await givenFunding({ campaignId })
  const theirs = { campaignId, brandId: stranger.brandId }

  expect(await findOwnPendingId(database.db, theirs)).toBeUndefined()
  expect(await summarizeFunding(database.db, theirs)).toBeUndefined()
  expect(await listOwnFundings(database.db, { ...theirs, limit: 9 })).toEqual([])
})

test('a campaign’s pending amount is the sum of its pending fundings, with the newest one’s problem', async () => {
  const campaignId = await makeDraft(database.db, brand)
  const [low, high] = twoIds()
  await givenFunding({ amountCents: 70_000 })
  await givenFunding({ campaignId, amountCents: 100 })
  await givenFunding({ campaignId, amountCents: 200, createdAt: after(-9) })
  const failed = [
    await givenFunding({ campaignId, amountCents: 4000, createdAt: after(9), id: high }),
    await givenFunding({ campaignId, amountCents: 4000, createdAt: after(9), id: low }),
    await givenFunding({ campaignId, amountCents: 4000, createdAt: after(-99) }),
  ]
  for (const id of failed) await end(id, { status: 'failed', lastError: `Cancelled: ${id}` })

  const summary = await summarizeFunding(database.db, { campaignId, brandId: brand.brandId })

  expect(summary).toMatchObject({ pendingCents: 300, lastError: `Cancelled: ${high}` })
})

test('a campaign without fundings has nothing pending', async () => {
  const campaignId = await makeDraft(database.db, brand)

  const summary = await summarizeFunding(database.db, { campaignId, brandId: brand.brandId })

  expect(summary).toMatchObject({ pendingCents: 0, lastError: null })
})

test('a campaign’s own fundings are listed, the newest first', async () => {
  const campaignId = await makeDraft(database.db, brand)
  const [low, high] = twoIds()
  await givenFunding()
  const older = await givenFunding({ campaignId, createdAt: after(-9) })
  await givenFunding({ campaignId, id: low })
  await givenFunding({ campaignId, id: high })

  const rows = await listOwnFundings(database.db, { limit: 9, campaignId, brandId: brand.brandId })

  const end = { at: rows[0]?.listedAt ?? '', id: high }
  const rest = await listOwnFundings(database.db, {
    campaignId,
    brandId: brand.brandId,
    after: end,
    limit: 1,
  })
  expect(rows.map(({ id }) => id)).toEqual([high, low, older])
  // One more than the page, which tells that another follows.
  expect(rest.map(({ id }) => id)).toEqual([low, older])
  expect(rows.map(({ isLate }) => isLate)).toEqual([false, false, false])
})
