import { earnedCents } from '@permille/contract/campaigns/reward'
import type { SubmissionId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedPost,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  readSubmissionSums,
} from '#testing/test-marketplace.ts'
import { readBalance } from '../balances.ts'
import { campaignBudget, creatorAvailable, creatorPending } from '../chart-of-accounts.ts'
import type { Reading } from '../reading.ts'
import { shareSpendable } from '../share-spendable.ts'
import { accrueBonus } from './accrue-bonus.ts'
import { releaseHolds } from './release-holds.ts'
import { settleViews } from './settle-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
})

type Terms = Omit<Parameters<typeof makeApprovedSubmission>[1], 'campaignId' | 'creator'>

async function givenSubmission(fundedCents: number, terms: Terms = {}) {
  return await makeApprovedPost(database.db, { fundedCents, ...terms })
}

async function settle(readings: readonly Reading[]) {
  return await database.db.transaction((tx) =>
    settleViews(tx, { readings, at: new Date(), holdHours: 0 }),
  )
}

test('views are paid by the rate, and the money moves from the budget to the creator', async () => {
  const { campaign, creator, id } = await givenSubmission(10_000)

  await settle([readingOf(id, 12_345)])

  expect(await readSubmissionSums(database.db, id)).toMatchObject({
    viewCount: 12_345,
    accruedCents: 3703,
  })
  expect(await readBalance(database.db, campaignBudget(campaign.id))).toBe(10_000 - 3703)
  expect(await readBalance(database.db, creatorPending(creator.id))).toBe(3703)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('two readings of the same millisecond keep the higher count', async () => {
  const { id } = await givenSubmission(10_000)
  const at = new Date()

  await settle([readingOf(id, 4000, at)])
  await settle([readingOf(id, 5000, at)])
  await settle([readingOf(id, 4500, at)])

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ viewCount: 5000 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test.each([
  ['', { isNote: false, settled: 4000 }],
  [', also one that counts no more', { isNote: true, settled: 0 }],
])(
  'a platform’s reading replaces an admin’s of the same millisecond%s',
  async (_, { isNote, settled }) => {
    const { id } = await givenSubmission(10_000)
    const at = new Date()
    await settle([{ ...readingOf(id, settled, at), source: 'manual' }])
    await run(
      database.db,
      sql`UPDATE submission_metrics SET entered_by = (SELECT id FROM users LIMIT 1),
        is_note = ${isNote}, counted = ${!isNote}
      WHERE submission_id = ${id} AND source = 'manual'`,
    )

    await settle([readingOf(id, 5000, at)])

    expect(await readSubmissionSums(database.db, id)).toMatchObject({ viewCount: 5000 })
    expect(await brokenInvariants(database.db)).toEqual([])
  },
)

test('a lower count is stored, does not count and takes nothing away', async () => {
  const { id } = await givenSubmission(10_000)
  await settle([readingOf(id, 5000)])

  await settle([readingOf(id, 4000)])

  expect(await readSubmissionSums(database.db, id)).toMatchObject({
    viewCount: 5000,
    accruedCents: 1500,
  })
  const snapshots = await manyRows(
    database.db,
    sql<{ viewCount: number; counted: boolean }>`
      SELECT view_count, counted FROM submission_metrics WHERE submission_id = ${id} ORDER BY id`,
  )
  expect(snapshots).toEqual([
    { viewCount: 5000, counted: true },
    { viewCount: 4000, counted: false },
  ])
})

test('a failed reading is stored and changes nothing', async () => {
  const { id } = await givenSubmission(10_000)
  await settle([readingOf(id, 5000)])

  await settle([readingOf(id, null)])

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 1500 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('an unchanged reading leaves no row', async () => {
  const { id } = await givenSubmission(10_000)
  await settle([readingOf(id, 5000)])
  const countRows = sql<{ rows: number }>`SELECT (SELECT count(*) FROM settlements)
    + (SELECT count(*) FROM submission_metrics) + (SELECT count(*) FROM ledger_entries) AS rows`
  const before = await exactlyOne(database.db, countRows)

  await settle([readingOf(id, 5000)])

  expect(await exactlyOne(database.db, countRows)).toEqual(before)
})

test('below the minimum nothing is paid, and crossing it pays everything', async () => {
  const { id } = await givenSubmission(10_000, { minPayoutCents: 500 })

  await settle([readingOf(id, 1666)])
  const below = await readSubmissionSums(database.db, id)
  await settle([readingOf(id, 1667)])
  const above = await readSubmissionSums(database.db, id)

  expect([below.accruedCents, above.accruedCents]).toEqual([0, 500])
})

test('the cap is paid to the cent and never exceeded', async () => {
  const { id } = await givenSubmission(10_000, { maxPayoutCents: 1000 })

  await settle([readingOf(id, 3334)])
  await settle([readingOf(id, 9_000_000)])

  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 1000 })
})

test('the last dollar is shared pro rata in whole cents, like the pure rule', async () => {
  const { campaign, ids, approvals } = await database.db.transaction(async (tx) => {
    const made = await makeLiveCampaign(tx, { fundedCents: 1000 })
    const when = [3, 2, 1].map((day) => new Date(Date.UTC(2026, 0, day)))
    const submissions: SubmissionId[] = []
    for (const approvedAt of when) {
      const creator = await makeCreator(tx)
      submissions.push(
        await makeApprovedSubmission(tx, { campaignId: made.id, creator, approvedAt }),
      )
    }
    return { campaign: made, ids: submissions, approvals: when }
  })

  const settled = await settle(ids.map((id) => readingOf(id, 2000)))

  const expected = shareSpendable(
    ids.map((submissionId, index) => ({
      submissionId,
      approvedAt: approvals[index] ?? new Date(),
      dueCents: 600,
    })),
    1000,
  )
  for (const id of ids) {
    const { accruedCents } = await readSubmissionSums(database.db, id)
    expect(accruedCents).toBe(expected.get(id))
  }
  expect(settled).toEqual([{ campaignId: campaign.id, demandCents: 1800, grantedCents: 1000 }])
  expect(await readBalance(database.db, campaignBudget(campaign.id))).toBe(0)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('sixteen concurrent settlements never spend more than was funded', async () => {
  const { campaign, ids } = await database.db.transaction(async (tx) => {
    const made = await makeLiveCampaign(tx, { fundedCents: 5000, feeCents: 500 })
    const submissions: SubmissionId[] = []
    for (let index = 0; index < 16; index += 1) {
      const creator = await makeCreator(tx)
      submissions.push(await makeApprovedSubmission(tx, { campaignId: made.id, creator }))
    }
    return { campaign: made, ids: submissions }
  })

  await Promise.all(ids.map((id) => settle([readingOf(id, 2000)])))

  expect(await readBalance(database.db, campaignBudget(campaign.id))).toBe(0)
  const { paid, fee } = await exactlyOne(
    database.db,
    sql<{ paid: number; fee: number }>`SELECT paid_out_cents AS paid, fee_earned_cents AS fee
      FROM campaigns WHERE id = ${campaign.id}`,
  )
  expect({ paid, fee }).toEqual({ paid: 5000, fee: 500 })
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a bonus is paid once, inside the budget, and the same accrual matures to available', async () => {
  const { campaign, creator, id } = await givenSubmission(1000, { flatBonusCents: 1000 })
  const at = new Date()
  const request = {
    submissionId: id,
    campaignId: campaign.id,
    creatorId: creator.id,
    creatorUserId: creator.userId,
    flatBonusCents: toCents(1000),
    ratePerKViewsCents: 300 as CentsPerKViews,
    at,
    maturesAt: at,
  }

  const first = await database.db.transaction((tx) => accrueBonus(tx, request))
  const second = await database.db.transaction((tx) => accrueBonus(tx, request))
  await database.db.transaction((tx) =>
    releaseHolds(tx, { at: new Date(Date.now() + 1000), creatorsMax: 1000 }),
  )

  expect([first, second]).toEqual([1000, 0])
  expect(await readBalance(database.db, creatorAvailable(creator.id))).toBe(1000)
  expect(await readBalance(database.db, creatorPending(creator.id))).toBe(0)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a shortfall stays due and is settled without a new reading', async () => {
  const { campaign, creator, id } = await givenSubmission(1000)
  await settle([readingOf(id, 10_000)])

  const again = await database.db.transaction((tx) =>
    settleViews(tx, { dueAgain: [id], at: new Date(), holdHours: 0 }),
  )

  expect(again).toEqual([{ campaignId: campaign.id, demandCents: 2000, grantedCents: 0 }])
  expect(await readBalance(database.db, creatorPending(creator.id))).toBe(1000)
  expect(earnedCents(10_000, terms(300))).toBe(3000)
})

function terms(ratePerKViewsCents: number) {
  return { ratePerKViewsCents, minPayoutCents: 0, maxPayoutCents: 0 }
}

test('a reading of yesterday counts its views yesterday, and its money today, once', async () => {
  const { campaign, creator, id } = await givenSubmission(10_000)
  const at = new Date(Date.now() - 86_400_000)

  await settle([readingOf(id, 2000, at)])
  await settleAsBefore(id, 100)

  const days = await manyRows(
    database.db,
    sql`SELECT c.view_count, c.cost_cents, k.view_count AS creators_views, k.earned_cents
      FROM campaign_days c JOIN creator_days k USING (day)
      WHERE c.campaign_id = ${campaign.id} AND k.creator_id = ${creator.id} ORDER BY day`,
  )
  expect(days).toEqual([
    { viewCount: 2000, costCents: 0, creatorsViews: 2000, earnedCents: 0 },
    { viewCount: 0, costCents: 700, creatorsViews: 0, earnedCents: 700 },
  ])
})

/** An accrual as written by the version whose settlements left the days to the trigger. */
async function settleAsBefore(id: SubmissionId, cents: number): Promise<void> {
  await database.db.query(sql`
    WITH run AS (INSERT INTO settlements (id) VALUES (gen_random_uuid()) RETURNING id)
    INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
      views_at_snapshot, rate_per_k_views_cents, accrued_cents, settlement_id, matures_at)
    SELECT gen_random_uuid(), s.id, s.campaign_id, s.creator_id, 'views', 0, 300, ${cents}, run.id, now()
    FROM run, submissions s WHERE s.id = ${id}`)
}
