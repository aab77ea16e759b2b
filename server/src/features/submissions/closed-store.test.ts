import type { CampaignId, CreatorId, PayoutId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { isLocked } from '#testing/row-locks.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedPost,
  makeApprovedSubmission,
  makeCreator,
  readingOf,
} from '#testing/test-marketplace.ts'
import { closeSubmission } from './close-submission.ts'
import { findPaidInFull, listLockedOf, listPaidByPayout } from './closed-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

interface Post {
  readonly id: SubmissionId
  readonly campaignId: CampaignId
  readonly creatorId: CreatorId
}

/** An approved post in a campaign of its own. */
async function givenPost(
  terms: { fundedCents?: number; flatBonusCents?: number } = {},
): Promise<Post> {
  const made = await makeApprovedPost(database.db, { fundedCents: 100_000, ...terms })
  return { id: made.id, campaignId: made.campaign.id, creatorId: made.creator.id }
}

/** An approved post of another creator in the same campaign. */
async function givenNeighbour({ campaignId }: Post): Promise<Post> {
  const creator = await makeCreator(database.db)
  const id = await makeApprovedSubmission(database.db, { campaignId, creator })
  return { id, campaignId, creatorId: creator.id }
}

async function count({ id }: Post, views: number): Promise<void> {
  const at = new Date()
  const readings = [readingOf(id, views, at)]
  await database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
}

function lock({ id }: Post): Promise<void> {
  const closed = { submissionId: id, reason: 'window', at: new Date() } as const
  return database.db.transaction((tx) => closeSubmission(tx, closed))
}

function change(statement: Statement<unknown>): Promise<number> {
  return database.db.transaction((tx) => run(tx, statement))
}

/** A payout of all that these posts have earned and that is in no payout yet. */
async function payOut(
  posts: readonly Post[],
  status: 'paid' | 'queued' = 'paid',
): Promise<PayoutId> {
  const [payoutId, isPaid] = [newId<PayoutId>(), status === 'paid']
  const settled = isPaid ? { transferId: `tr_${payoutId}`, at: new Date() } : null
  await change(
    sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, stripe_transfer_id, settled_at)
      VALUES (${payoutId}, ${posts[0]?.creatorId ?? null}, 1500, ${status}, 'acct_test',
        ${settled?.transferId ?? null}, ${settled?.at ?? null})`,
  )
  await change(
    sql`INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
      SELECT a.id, ${payoutId}, a.accrued_cents FROM earning_accruals a
      WHERE a.submission_id = ANY(${posts.map(({ id }) => id)}::uuid[])
        AND a.id NOT IN (SELECT accrual_id FROM payout_accruals)`,
  )
  return payoutId
}

function paidInFull(...posts: readonly Post[]): Promise<SubmissionId[]> {
  return database.db.transaction((tx) =>
    findPaidInFull(
      tx,
      posts.map(({ id }) => id),
    ),
  )
}

/** Locked by a statement, so that closing does not mark it paid automatically. */
async function markLocked({ id }: Post): Promise<void> {
  await change(
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'window', locked_at = now()
      WHERE id = ${id}`,
  )
}

test('a payout lists the posts it pays, each once', async () => {
  const [one, other] = [await givenPost(), await givenPost()]
  await count(one, 1000)
  await count(one, 2000)
  await count(other, 1000)

  const payoutId = await payOut([one])
  await payOut([other])

  expect(await database.db.transaction((tx) => listPaidByPayout(tx, payoutId))).toEqual([one.id])
})

test('only the locked posts of a campaign are listed, and only their creators wait', async () => {
  const [locked, elsewhere] = [await givenPost(), await givenPost()]
  const approved = await givenNeighbour(locked)
  await lock(locked)
  await lock(elsewhere)

  const [listed, lockedOut] = await database.db.transaction(async (tx) => [
    await listLockedOf(tx, locked.campaignId),
    [
      await isLocked(database.db, 'creator', locked.creatorId),
      await isLocked(database.db, 'creator', approved.creatorId),
      await isLocked(database.db, 'creator', elsewhere.creatorId),
    ],
  ])

  expect(listed).toEqual([locked.id])
  expect(lockedOut).toEqual([true, false, false])
})

test('of fully paid out posts, the requested locked ones are paid in full', async () => {
  const [locked, other, approved] = [await givenPost(), await givenPost(), await givenPost()]
  for (const post of [locked, other, approved]) await count(post, 1000)
  await markLocked(locked)
  await markLocked(other)
  for (const post of [locked, other, approved]) await payOut([post])

  expect(await paidInFull(locked, approved)).toEqual([locked.id])
})

test('a post whose last cent is in no paid payout is not paid in full', async () => {
  const [none, queued, partly] = [await givenPost(), await givenPost(), await givenPost()]
  for (const post of [none, queued, partly]) await count(post, 1000)
  await payOut([queued], 'queued')
  await payOut([partly])
  await count(partly, 2000)
  for (const post of [none, queued, partly]) await markLocked(post)

  expect(await paidInFull(none, queued, partly)).toEqual([])
})

test('a post without earnings is not paid when every other post is', async () => {
  const [idle, paid] = [await givenPost(), await givenPost()]
  await count(paid, 1000)
  await payOut([paid])
  for (const post of [idle, paid]) await markLocked(post)

  expect(await paidInFull(idle, paid)).toEqual([paid.id])
})

test('a post waits for a top-up that its own views need, until its campaign has ended', async () => {
  const [short, enough] = [await givenPost({ fundedCents: 100 }), await givenPost()]
  for (const post of [short, enough]) {
    await count(post, 1000)
    await payOut([post])
    await markLocked(post)
  }

  expect(await paidInFull(short, enough)).toEqual([enough.id])
  await change(
    sql`UPDATE campaigns SET status = 'completed', pause_reasons = '{}', completed_at = now()
      WHERE id = ${short.campaignId}`,
  )
  expect(await paidInFull(short)).toEqual([short.id])
})

test('money taken back needs no payout, and neither does its correction', async () => {
  const [partly, wholly] = [await givenPost(), await givenPost()]
  await count(partly, 1000)
  await payOut([partly])
  for (const post of [partly, wholly]) {
    await count(post, 2000)
    await takeBackUnpaid(post)
    await markLocked(post)
  }

  expect(await paidInFull(partly, wholly)).toEqual([partly.id])
})

/** Takes back what is in no payout, as an admin’s decision about frozen money does. */
async function takeBackUnpaid({ id }: Post): Promise<void> {
  await change(
    sql`WITH undone AS MATERIALIZED (
        SELECT gen_random_uuid() AS correction_id, a.* FROM earning_accruals a
        WHERE a.submission_id = ${id} AND a.id NOT IN (SELECT accrual_id FROM payout_accruals)
      ), correction AS (
        INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
          views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at)
        SELECT correction_id, submission_id, campaign_id, creator_id, 'correction',
          views_at_snapshot, rate_per_k_views_cents, -accrued_cents, now() FROM undone
      )
      INSERT INTO accrual_corrections (accrual_id, correction_id, accrued_cents)
      SELECT id, correction_id, accrued_cents FROM undone`,
  )
}

test('posts are read under their own locks, until the transaction ends', async () => {
  const [asked, other] = [await givenPost(), await givenPost()]

  const lockedOut = await database.db.transaction(async (tx) => {
    await findPaidInFull(tx, [asked.id])
    return [
      await isLocked(database.db, 'submission', asked.id),
      await isLocked(database.db, 'submission', other.id),
    ]
  })

  expect(lockedOut).toEqual([true, false])
})
