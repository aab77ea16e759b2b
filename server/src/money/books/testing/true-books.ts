import type { CampaignId, PayoutId, SubmissionId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { accrueBonus } from '#money/movements/accrue-bonus.ts'
import { bookTransfer } from '#money/movements/book-transfer.ts'
import { failPayout } from '#money/movements/fail-payout.ts'
import { reservePayout } from '#money/movements/reserve-payout.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { takeBackFrozen } from '#money/movements/taken-back/take-back-frozen.ts'
import { addHours } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  earn,
  fund,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  readingOf,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { type BreakBooks, openToBreaking } from './break-books.ts'

export interface TrueBooks {
  readonly database: TestDatabase
  readonly posts: Awaited<ReturnType<typeof makePosts>>
  readonly payouts: Readonly<Record<'failed' | 'paid' | 'smallest' | 'queued', PayoutId>>
  readonly find: BreakBooks
}

/**
 * Books with at least two rows of everything the rules count, and each amount that is just allowed: a
 * campaign spent to the last cent, one that ran short, money held, withdrawable, frozen and taken back,
 * payouts failed, paid and queued.
 */
export async function makeTrueBooks(): Promise<TrueBooks> {
  const database = await openTestDatabase()
  const posts = await makePosts(database)
  await earnHeld(database, posts)
  await runShort(database, posts)
  await takeBack(database, posts)
  const payouts = await makePayouts(database, posts)
  return { database, posts, payouts, find: await openToBreaking(database) }
}

interface Post {
  readonly id: SubmissionId
  readonly campaignId: CampaignId
  readonly creator: TestCreator
}

/** One cent a view. */
const ratePerKViewsCents = 1000 as CentsPerKViews

async function makePosts(database: TestDatabase) {
  const { db } = database
  const main = await makeLiveCampaign(db, { fundedCents: 100_000, feeCents: 10_000 })
  const short = await makeLiveCampaign(db, { fundedCents: 600, budgetCents: 1001 })
  await fund(db, short, { amountCents: 401 })
  const taken = await makeLiveCampaign(db, { fundedCents: 950 })
  await makeLiveCampaign(db, { fundedCents: 5000 })
  const post = async (
    { id: campaignId }: { id: CampaignId },
    terms: object = {},
    creator?: TestCreator,
  ): Promise<Post> => {
    const given = { campaignId, creator: creator ?? (await makeCreator(db)), ratePerKViewsCents }
    return {
      campaignId,
      creator: given.creator,
      id: await makeApprovedSubmission(db, { ...given, ...terms }),
    }
  }
  const posts = {
    paid: await post(main, { flatBonusCents: 500 }),
    capped: await post(main, { maxPayoutCents: 1000 }),
    unproven: await post(main, {}, await makeCreator(db, { isProven: false })),
    short: [await post(short), await post(short), await post(short)] as const,
    taken: await post(taken),
  }
  await shareVideo(database, posts)
  return posts
}

/** A rejected or an unproven post may show the video that another creator earns with. */
async function shareVideo(
  { db }: TestDatabase,
  { capped, unproven }: { capped: Post; unproven: Post },
) {
  const creator = await makeCreator(db)
  const id = await makePendingSubmission(db, { campaignId: capped.campaignId, creator })
  await run(
    db,
    sql`UPDATE submissions SET status = 'rejected', rejected_at = now(), rejection_code = 'other',
      reason = 'test' WHERE id = ${id}`,
  )
  await run(
    db,
    sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind)
      VALUES (${id}, 'pending', 'rejected', 'brand')`,
  )
  await run(
    db,
    sql`UPDATE submissions SET external_post_id =
      (SELECT external_post_id FROM submissions WHERE id = ${capped.id})
      WHERE id IN (${id}, ${unproven.id})`,
  )
}

type Posts = TrueBooks['posts']
const start = Date.now() - 3_600_000

async function settle({ db }: TestDatabase, minute: number, views: readonly [Post, number][]) {
  const at = new Date(start + minute * 60_000)
  const readings = views.map(([{ id }, count]) => readingOf(id, count, at))
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
}

async function earnHeld(database: TestDatabase, { capped, unproven }: Posts): Promise<void> {
  await settle(database, 0, [[capped, 700]])
  await settle(database, 1, [[unproven, 300]])
}

/** 1001 cents for 1203: shares of 249, 333 and 419, whose remainders round up and down. */
async function runShort(database: TestDatabase, { capped, short }: Posts): Promise<void> {
  const [first, second, third] = short
  await settle(database, 2, [
    [first, 300],
    [second, 400],
    [third, 503],
    [capped, 1000],
  ])
}

/** Two corrections, and what was earned again since, to the campaign's last cent. */
async function takeBack(database: TestDatabase, { taken }: Posts): Promise<void> {
  const { id: creatorId, userId } = taken.creator
  await suspend(database.db, userId)
  await settle(database, 3, [[taken, 400]])
  await settle(database, 4, [[taken, 450]])
  const order = { id: newId(), creatorId, userId, campaignIds: [taken.campaignId], at: new Date() }
  await database.db.transaction((tx) => takeBackFrozen(tx, order))
  await settle(database, 5, [[taken, 900]])
  await settle(database, 6, [[taken, 1400]])
}

async function makePayouts(database: TestDatabase, { paid }: Posts): Promise<TrueBooks['payouts']> {
  const { db } = database
  const { id: submissionId, creator } = paid
  await db.transaction((tx) => accrueBonus(tx, bonusOf(paid)))
  await earn(db, { submissionId, views: 1500 })
  const failed = await reserve(database, creator)
  const refusal = { payoutId: failed, callNumber: 0, reason: 'refused', code: null, at: new Date() }
  await db.transaction((tx) => failPayout(tx, refusal))
  const first = await reserve(database, creator)
  await send(database, first, 2000)
  await earn(db, { submissionId, views: 2500 })
  const smallest = await reserve(database, creator)
  await send(database, smallest, 1000)
  await earn(db, { submissionId, views: 3300 })
  await earn(db, { submissionId, views: 3700 })
  const queued = await reserve(database, creator)
  await earn(db, { submissionId, views: 3950 })
  return { failed, paid: first, smallest, queued }
}

function bonusOf({ id: submissionId, campaignId, creator }: Post) {
  const at = new Date(start)
  return {
    submissionId,
    campaignId,
    creatorId: creator.id,
    creatorUserId: creator.userId,
    flatBonusCents: toCents(500),
    ratePerKViewsCents,
    at,
    maturesAt: addHours(at, 0),
  }
}

async function reserve({ db }: TestDatabase, creator: TestCreator): Promise<PayoutId> {
  const payoutId = newId<PayoutId>()
  const { id: creatorId, userId } = creator
  const payout = { payoutId, creatorId, userId, destination: 'acct_test', at: new Date() }
  await db.transaction((tx) => reservePayout(tx, payout))
  return payoutId
}

async function send({ db }: TestDatabase, payoutId: PayoutId, cents: number): Promise<void> {
  const transfer = {
    id: `tr_${payoutId}`,
    payoutId,
    amountCents: toCents(cents),
    amountReversedCents: toCents(0),
    destination: 'acct_test',
    isForeign: false,
    createdAt: new Date(),
  }
  await db.transaction((tx) => bookTransfer(tx, { payoutId, transfer, at: new Date() }))
}
