import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  fund,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  type TestCampaign,
} from '#testing/test-marketplace.ts'
import { payPromised, promiseBonus } from './pay-promised.ts'
import { lockForSettlement, settleViews } from './settle-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const bonusCents = 200
const holdHours = 72

/** Approves a post with a bonus, as a review does. */
async function approve(campaign: TestCampaign): Promise<SubmissionId> {
  const creator = await makeCreator(database.db)
  const terms = { campaignId: campaign.id, creator, flatBonusCents: bonusCents }
  const id = await makeApprovedSubmission(database.db, terms)
  await pay(campaign, [id])
  return id
}

/** Pays what these were promised, or, with none named, whatever waits. */
async function pay(campaign: TestCampaign, only?: SubmissionId[]): Promise<void> {
  await database.db.transaction(async (tx) => {
    const { ids } = await exactlyOne(
      tx,
      sql<{ ids: SubmissionId[] }>`SELECT array_agg(id::text ORDER BY id) AS ids FROM submissions
        WHERE campaign_id = ${campaign.id}`,
    )
    await lockForSettlement(tx, ids)
    for (const id of only ?? []) await promiseBonus(tx, id)
    const order = { campaignId: campaign.id, only: only ?? ids, at: new Date(), holdHours }
    await payPromised(tx, order)
  })
}

async function sumsOf(id: SubmissionId): Promise<{ bonusCents: number; bonusDueCents: number }> {
  return await exactlyOne(
    database.db,
    sql<{ bonusCents: number; bonusDueCents: number }>`SELECT bonus_cents, bonus_due_cents
      FROM submission_totals WHERE submission_id = ${id}`,
  )
}

/** When the first of a campaign's bonuses can be withdrawn. */
async function firstMaturesAt({ id }: TestCampaign): Promise<Date> {
  const { at } = await exactlyOne(
    database.db,
    sql<{ at: Date }>`SELECT min(matures_at) AS at FROM earning_accruals WHERE campaign_id = ${id}`,
  )
  return at
}

const paid = { bonusCents, bonusDueCents: 0 }
const waiting = { bonusCents: 0, bonusDueCents: bonusCents }

test('a bonus is paid whole or waits, and the post approved first gets it first', async () => {
  const start = new Date()
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 300 })
  const [first, second, third] = [
    await approve(campaign),
    await approve(campaign),
    await approve(campaign),
  ]
  const atApproval = [await sumsOf(first), await sumsOf(second), await sumsOf(third)]

  await fund(database.db, campaign, { amountCents: 250, feeCents: 0 })
  await pay(campaign)
  await pay(campaign)

  expect(atApproval).toEqual([paid, waiting, waiting])
  expect([await sumsOf(second), await sumsOf(third)]).toEqual([paid, waiting])
  expect(addHours(await firstMaturesAt(campaign), -holdHours) >= start).toBe(true)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('views do not take the money that a promised bonus waits for', async () => {
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 250 })
  const post = await approve(campaign)
  const waits = await approve(campaign)
  await fund(database.db, campaign, { amountCents: 300, feeCents: 0 })

  const readings = [readingOf(post, 100_000, new Date())]
  const settled = await database.db.transaction((tx) =>
    settleViews(tx, { readings, at: new Date(), holdHours: 0 }),
  )
  const later = await approve(campaign)
  await pay(campaign)

  expect(settled).toEqual([{ campaignId: campaign.id, demandCents: 30_000, grantedCents: 150 }])
  expect([await sumsOf(waits), await sumsOf(later)]).toEqual([paid, waiting])
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('nothing is paid for a post rejected since, or whose account is not proven', async () => {
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 100 })
  const [rejected, unproven] = [await approve(campaign), await approve(campaign)]
  await run(
    database.db,
    sql`UPDATE submissions SET status = 'rejected', rejected_at = now(), rejection_code = 'other', reason = 'x' WHERE id = ${rejected}`,
  )
  await run(database.db, sql`UPDATE submissions SET proven_at = NULL WHERE id = ${unproven}`)
  await fund(database.db, campaign, { amountCents: 1000, feeCents: 0 })

  await pay(campaign)

  expect([await sumsOf(rejected), await sumsOf(unproven)]).toEqual([waiting, waiting])
})
