import type { CampaignId, PayoutId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalance } from '#money/balances.ts'
import { creatorFrozen, creatorPending } from '#money/chart-of-accounts.ts'
import { bookTransfer } from '#money/movements/book-transfer.ts'
import { releaseHolds } from '#money/movements/release-holds.ts'
import { reservePayout } from '#money/movements/reserve-payout.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import { addHours, systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  fund,
  makeApprovedPost,
  makeApprovedSubmission,
  makeCreator,
  readingOf,
  readSubmissionSums,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { closeSubmission, markPaidAfterCorrection } from '../submissions/public.ts'
import { closeEndedSubmissions } from './close-ended-submissions.ts'
import { settleShortfall } from './settle-shortfall.ts'
import { findOwedOf } from './tracking-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Earned $30.00, of which the campaign had $10.00; unproven, nothing of it. */
async function givenShortfall(given: { isProven?: boolean } = {}) {
  const { id, campaign } = await makeApprovedPost(database.db, { fundedCents: 1000, ...given })
  const at = systemClock.now()
  await database.db.transaction((tx) =>
    settleViews(tx, { readings: [readingOf(id, 10_000, at)], at, holdHours: 0 }),
  )
  return { id, campaign, campaignId: campaign.id }
}

function settle(campaignId: CampaignId): Promise<void> {
  const deps = { database: database.db, clock: systemClock, earningsHoldHours: 0 }
  return settleShortfall(deps, campaignId)
}

async function campaignStatus(campaignId: CampaignId): Promise<string> {
  const { status } = await exactlyOne(
    database.db,
    sql<{ status: string }>`SELECT status FROM campaigns WHERE id = ${campaignId}`,
  )
  return status
}

test('a top-up pays a post locked while the money had run out', async () => {
  const { id, campaign, campaignId } = await givenShortfall()
  await closeEndedSubmissions({
    database: database.db,
    log: database.log,
    clock: { now: () => addHours(systemClock.now(), 40 * 24) },
  })
  await fund(database.db, campaign, { amountCents: 5000 })

  await settle(campaignId)

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 3000 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('money that waited during a suspension is as free as all other earnings afterwards', async () => {
  const { db } = database
  const { id, campaign, creator } = await makeApprovedPost(db, { fundedCents: 1000 })
  await suspend(db, creator.userId)
  await db.transaction((tx) =>
    settleViews(tx, {
      readings: [readingOf(id, 10_000, systemClock.now())],
      at: systemClock.now(),
      holdHours: 0,
    }),
  )
  await run(
    db,
    sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${creator.userId}`,
  )
  await fund(db, campaign, { amountCents: 5000 })

  await settle(campaign.id)

  expect(await readBalance(db, creatorFrozen(creator.id))).toBe(1000)
  expect(await readBalance(db, creatorPending(creator.id))).toBe(2000)
  expect(await brokenInvariants(db)).toEqual([])
})

test('an insufficient top-up leaves the campaign paused without money', async () => {
  const { id, campaign, campaignId } = await givenShortfall()
  await fund(database.db, campaign, { amountCents: 500 })

  await settle(campaignId)

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 1500 })
  expect(await campaignStatus(campaignId)).toBe('paused')
})

test('a sufficient top-up leaves the campaign live', async () => {
  const { campaign, campaignId } = await givenShortfall()
  await fund(database.db, campaign, { amountCents: 2001 })

  await settle(campaignId)

  expect(await campaignStatus(campaignId)).toBe('live')
})

test('a top-up pays nothing to a post of an unproven account', async () => {
  const { id, campaign, campaignId } = await givenShortfall({ isProven: false })

  await fund(database.db, campaign, { amountCents: 9000 })
  await settle(campaignId)

  const sums = await readSubmissionSums(database.db, id)
  expect(sums).toMatchObject({ viewCount: 10_000, accruedCents: 0 })
  expect(await findOwedOf(database.db, campaignId)).toEqual([])
  expect(await brokenInvariants(database.db)).toEqual([])
})

/** Two posts of an ended campaign: the first is paid what there was money for, the second is reversed. */
async function givenPaidShort() {
  const { db } = database
  const paid = await makeApprovedPost(db, { fundedCents: 3000 })
  const campaignId = paid.campaign.id
  const other = await makeApprovedSubmission(db, { campaignId, creator: await makeCreator(db) })
  const at = systemClock.now()
  const readings = [readingOf(paid.id, 10_000, at), readingOf(other, 5000, at)]
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
  await payOut({ creator: paid.creator, cents: 2000 })
  for (const submissionId of [paid.id, other])
    await db.transaction((tx) => closeSubmission(tx, { submissionId, reason: 'ended', at }))
  await run(
    db,
    sql`UPDATE campaigns SET status = 'completed', pause_reasons = '{}', completed_at = ${at}
      WHERE id = ${campaignId}`,
  )
  await db.transaction((tx) => markPaidAfterCorrection(tx, { submissionIds: [paid.id], at }))
  const order = { id: newId(), submissionId: other, takenBy: paid.creator.userId, at }
  const reverse = async () => {
    await db.transaction((tx) => takeBackPost(tx, order))
    await run(
      db,
      sql`UPDATE submissions SET status = 'rejected', rejected_at = ${at},
        rejection_code = 'suspected_fraud' WHERE id = ${other}`,
    )
  }
  return { id: paid.id, campaignId, reverse }
}

async function payOut({ creator, cents }: { creator: TestCreator; cents: number }): Promise<void> {
  const { db } = database
  const at = systemClock.now()
  const destination = 'acct_1'
  const payoutId = newId<PayoutId>()
  const payout = { payoutId, creatorId: creator.id, userId: creator.userId, destination, at }
  const transfer = {
    id: `tr_${payoutId}`,
    payoutId,
    amountCents: toCents(cents),
    amountReversedCents: toCents(0),
    destination,
    isForeign: false,
    createdAt: at,
  }
  await db.transaction((tx) => releaseHolds(tx, { at, creatorsMax: 100 }))
  await db.transaction((tx) => reservePayout(tx, payout))
  await db.transaction((tx) => bookTransfer(tx, { payoutId, transfer, at }))
}

async function statusOf(submissionId: SubmissionId): Promise<string> {
  const { status } = await exactlyOne(
    database.db,
    sql<{ status: string }>`SELECT status FROM submissions WHERE id = ${submissionId}`,
  )
  return status
}

test('returned money pays a paid post its arrears', async () => {
  const { id, campaignId, reverse } = await givenPaidShort()
  const before = [await statusOf(id), (await readSubmissionSums(database.db, id)).accruedCents]
  await reverse()

  await settle(campaignId)

  expect(before).toEqual(['paid', 2000])
  expect(await statusOf(id)).toBe('locked')
  expect((await readSubmissionSums(database.db, id)).accruedCents).toBe(3000)
})

test('a paid post with arrears stays paid while there is no money for it', async () => {
  const { id, campaignId } = await givenPaidShort()

  await settle(campaignId)

  expect(await statusOf(id)).toBe('paid')
})

test('a deleted creator gets no share', async () => {
  const { id: leftId, campaign } = await makeApprovedPost(database.db, { fundedCents: 1000 })
  const campaignId = campaign.id
  const creator = await makeCreator(database.db)
  const id = await makeApprovedSubmission(database.db, { campaignId, creator })
  const at = systemClock.now()
  for (const each of [leftId, id]) {
    await database.db.transaction((tx) =>
      settleViews(tx, { readings: [readingOf(each, 10_000, at)], at, holdHours: 0 }),
    )
  }
  await run(
    database.db,
    sql`UPDATE users SET deleted_at = now(), suspended_at = now(), suspended_reason = 'Left'
      WHERE id = (SELECT k.user_id FROM creators k JOIN submissions s ON s.creator_id = k.id
        WHERE s.id = ${leftId})`,
  )
  await fund(database.db, campaign, { amountCents: 3000 })

  await settle(campaignId)

  const [left, here] = [
    await readSubmissionSums(database.db, leftId),
    await readSubmissionSums(database.db, id),
  ]
  expect([left.earnedCents, here.earnedCents]).toEqual([1000, 3000])
  // Another test of this file rejects a post without its history.
  const broken = await brokenInvariants(database.db)
  expect(broken.filter((each) => !each.startsWith('I18'))).toEqual([])
})
