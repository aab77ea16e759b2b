import type { PayoutId, SubmissionId, UserId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalance } from '#money/balances.ts'
import { sumMoney } from '#money/books/money-whole.ts'
import {
  campaignBudget,
  campaignFeeReserve,
  creatorAvailable,
  creatorFrozen,
  creatorPending,
} from '#money/chart-of-accounts.ts'
import { accrueBonus } from '#money/movements/accrue-bonus.ts'
import { bookTransfer } from '#money/movements/book-transfer.ts'
import { releaseHolds } from '#money/movements/release-holds.ts'
import { reservePayout } from '#money/movements/reserve-payout.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { addHours } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedPost,
  makeApprovedSubmission,
  makeCreator,
  readingOf,
  readSubmissionSums,
} from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { queuedJobs } from '../campaigns/testing/stored-campaign.ts'
import { closeSubmission } from '../submissions/public.ts'
import { releaseFrozenMoney, takeBackFrozenMoney } from './decide-frozen-money.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const holdHours = 72

/** $6.00 earned before the suspension, $9.00 from views and $2.50 from a bonus since. */
async function givenFrozen(
  given: { fundedCents?: number; feeCents?: number; earlierViews?: number } = {},
) {
  const { db } = database
  const { fundedCents = 100_000, feeCents = 10_000, earlierViews = 2000 } = given
  const at = new Date()
  const made = await makeApprovedPost(db, { fundedCents, feeCents, flatBonusCents: 250 })
  const { campaign, creator, id } = made
  await settle(id, earlierViews, addHours(at, -100))
  await db.transaction((tx) => releaseHolds(tx, { at, creatorsMax: 1000 }))
  await suspend(db, creator.userId)
  await settle(id, earlierViews + 3000, at)
  await db.transaction((tx) =>
    accrueBonus(tx, {
      submissionId: id,
      campaignId: campaign.id,
      creatorId: creator.id,
      creatorUserId: creator.userId,
      flatBonusCents: toCents(250),
      ratePerKViewsCents: 300 as CentsPerKViews,
      at,
      maturesAt: addHours(at, -1),
    }),
  )
  return made
}

type Given = Awaited<ReturnType<typeof givenFrozen>>

function settle(submissionId: SubmissionId, views: number, at = new Date()) {
  return database.db.transaction((tx) =>
    settleViews(tx, { readings: [readingOf(submissionId, views, at)], at, holdHours }),
  )
}

const decision = ({ creator }: Pick<Given, 'creator'>) => ({
  userId: creator.userId,
  adminUserId: newId<UserId>(),
  requestId: newId(),
  reason: 'Looked at the views',
  at: new Date(),
})
const release = (given: Given) =>
  database.db.transaction((tx) => releaseFrozenMoney(tx, decision(given)))
const takeBack = (given: Given) =>
  database.db.transaction((tx) => takeBackFrozenMoney(tx, decision(given)))

async function moneyOf({ creator, campaign }: Given) {
  const accounts = {
    frozen: creatorFrozen(creator.id),
    pending: creatorPending(creator.id),
    available: creatorAvailable(creator.id),
    budget: campaignBudget(campaign.id),
    feeReserve: campaignFeeReserve(campaign.id),
  }
  const balances: Record<string, number> = {}
  for (const [name, account] of Object.entries(accounts)) {
    balances[name] = await readBalance(database.db, account)
  }
  return balances
}

async function statusOf(submissionId: SubmissionId): Promise<string> {
  const row = sql<{ status: string }>`SELECT status FROM submissions WHERE id = ${submissionId}`
  return (await exactlyOne(database.db, row)).status
}

const actsOn = (userId: UserId) =>
  manyRows(database.db, sql`SELECT action, after FROM audit_log WHERE object_id = ${userId}`)

test('released money goes back into its hold until its own date, or becomes available', async () => {
  const given = await givenFrozen()
  const before = await moneyOf(given)

  const released = await release(given)

  expect(before).toMatchObject({ frozen: 1150, pending: 0, available: 600 })
  expect(released).toEqual({ releasedCents: 1150 })
  expect(await moneyOf(given)).toMatchObject({ frozen: 0, pending: 900, available: 850 })
  const hold = await exactlyOne(
    database.db,
    sql<{ isOwn: boolean }>`SELECT h.matures_at = a.matures_at AS is_own
      FROM accrual_holds h JOIN earning_accruals a ON a.id = h.accrual_id
      WHERE h.creator_id = ${given.creator.id}`,
  )
  expect(hold.isOwn).toBe(true)
  expect(await actsOn(given.creator.userId)).toEqual([
    { action: 'user.release-frozen', after: { reason: 'Looked at the views', cents: 1150 } },
  ])
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('money taken back returns to the campaign with its fee, and is never paid again', async () => {
  const given = await givenFrozen()
  const before = await moneyOf(given)

  const taken = await takeBack(given)
  const after = await moneyOf(given)
  await settle(given.id, 5000)
  await settle(given.id, 6000)

  expect(before).toMatchObject({ budget: 98_250, feeReserve: 9825 })
  expect(taken).toEqual({ takenBackCents: 1150 })
  expect(after).toEqual({ frozen: 0, pending: 0, available: 600, budget: 99_400, feeReserve: 9940 })
  expect(await moneyOf(given)).toMatchObject({ frozen: 300, budget: 99_100, feeReserve: 9910 })
  expect(await readSubmissionSums(database.db, given.id)).toEqual({
    viewCount: 6000,
    accruedCents: 900,
    bonusCents: 250,
    earnedCents: 900,
  })
  expect(await brokenInvariants(database.db)).toEqual([])
  expect((await sumMoney(database.db)).addsUp).toBe(true)
})

test('another creator’s frozen money in the same campaign stays frozen', async () => {
  const given = await givenFrozen()
  const { db } = database
  const other = await makeCreator(db)
  const post = await makeApprovedSubmission(db, { campaignId: given.campaign.id, creator: other })
  await suspend(db, other.userId)
  await settle(post, 1000)

  expect(await takeBack(given)).toEqual({ takenBackCents: 1150 })
  expect(await readBalance(db, creatorFrozen(other.id))).toBe(300)
  expect(await brokenInvariants(db)).toEqual([])
})

test('a bonus that was taken back is not granted again', async () => {
  const given = await givenFrozen()
  await takeBack(given)
  const at = new Date()

  const granted = await database.db.transaction((tx) =>
    accrueBonus(tx, {
      submissionId: given.id,
      campaignId: given.campaign.id,
      creatorId: given.creator.id,
      creatorUserId: given.creator.userId,
      flatBonusCents: toCents(250),
      ratePerKViewsCents: 300 as CentsPerKViews,
      at,
      maturesAt: at,
    }),
  )

  expect(granted).toBe(0)
})

test('of several concurrent admins one decides, and the others read that nothing is frozen', async () => {
  const given = await givenFrozen()

  const acts = await Promise.allSettled([
    release(given),
    takeBack(given),
    takeBack(given),
    release(given),
  ])

  const refusals = acts.flatMap((act) => (act.status === 'rejected' ? [act.reason.code] : []))
  expect(refusals).toEqual(Array(3).fill('nothing-frozen'))
  expect((await moneyOf(given)).frozen).toBe(0)
  expect(await actsOn(given.creator.userId)).toHaveLength(1)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('concurrent decisions and settlements leave every cent in one place', async () => {
  const given = await givenFrozen()
  const views = [5100, 5200, 5300, 5400, 5500, 5600]

  await Promise.allSettled([
    ...views.map((count) => settle(given.id, count)),
    takeBack(given),
    release(given),
    takeBack(given),
  ])

  expect(await brokenInvariants(database.db)).toEqual([])
})

test('returned money acts as a top-up: the campaign resumes and pays outstanding earnings', async () => {
  const given = await givenFrozen({ fundedCents: 2000, feeCents: 0 })
  const { db } = database
  await run(
    db,
    sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{budget_exhausted}',
        exhausted_at = now() WHERE id = ${given.campaign.id}`,
  )
  await run(
    db,
    sql`INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
      VALUES (${given.campaign.id}, 'live', 'paused', 'system', 'budget_exhausted')`,
  )

  await takeBack(given)

  const { status } = await exactlyOne(
    db,
    sql<{ status: string }>`SELECT status FROM campaigns WHERE id = ${given.campaign.id}`,
  )
  expect(status).toBe('live')
  expect(await queuedJobs(db, 'campaign-funded')).toContainEqual({ campaignId: given.campaign.id })
  expect(await brokenInvariants(db)).toEqual([])
})

test('a locked post is paid once everything not taken back is in a paid payout', async () => {
  const given = await givenFrozen({ earlierViews: 40_000 })
  const { db } = database
  const { creator, id } = given
  const at = new Date()
  const payout = { payoutId: newId<PayoutId>(), creatorId: creator.id, userId: creator.userId, at }
  const destination = 'acct_1'
  await db.transaction(async (tx) => {
    const amountCents = await reservePayout(tx, { ...payout, destination })
    const transfer = {
      id: `tr_${payout.payoutId}`,
      payoutId: payout.payoutId,
      amountCents,
      destination,
      amountReversedCents: toCents(0),
      isForeign: false,
      createdAt: at,
    }
    await bookTransfer(tx, { payoutId: payout.payoutId, transfer, at })
  })
  await db.transaction((tx) => closeSubmission(tx, { submissionId: id, reason: 'window', at }))
  const before = await statusOf(id)

  await takeBack(given)

  expect([before, await statusOf(id)]).toEqual(['locked', 'paid'])
  expect(await brokenInvariants(db)).toEqual([])
})

test('a locked post whose every cent was taken back stays locked', async () => {
  const given = await givenFrozen({ earlierViews: 0 })
  const at = new Date()
  await database.db.transaction((tx) =>
    closeSubmission(tx, { submissionId: given.id, reason: 'window', at }),
  )

  await takeBack(given)

  expect(await statusOf(given.id)).toBe('locked')
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a user who is not a creator has no frozen money', async () => {
  const nobody: Pick<Given, 'creator'> = {
    creator: { id: newId(), userId: newId(), accountId: newId() },
  }

  const deciding = database.db.transaction((tx) => releaseFrozenMoney(tx, decision(nobody)))

  await expect(deciding).rejects.toMatchObject({ code: 'creator-not-found' })
})
