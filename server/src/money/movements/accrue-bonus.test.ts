import type { SubmissionId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readSubmissionSums,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { readBalance } from '../balances.ts'
import { campaignBudget, campaignFeeReserve, creatorPending } from '../chart-of-accounts.ts'
import { accrueBonus } from './accrue-bonus.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

interface Given {
  readonly campaign: TestCampaign
  readonly creator: TestCreator
}

async function given(
  money: { fundedCents: number; feeCents?: number },
  isProven = true,
): Promise<Given> {
  return await database.db.transaction(async (tx) => ({
    campaign: await makeLiveCampaign(tx, money),
    creator: await makeCreator(tx, { isProven }),
  }))
}

/** Approves a new post of the creator and pays its bonus. */
async function accrue({ campaign, creator }: Given, flatBonusCents: number) {
  const post = { campaignId: campaign.id, creator, flatBonusCents }
  const submissionId = await makeApprovedSubmission(database.db, post)
  const granted = await bonusOf({ campaign, creator }, { submissionId, flatBonusCents })
  return { submissionId, granted }
}

async function bonusOf(
  { campaign, creator }: Given,
  { submissionId, flatBonusCents }: { submissionId: SubmissionId; flatBonusCents: number },
) {
  const at = new Date()
  return await database.db.transaction((tx) =>
    accrueBonus(tx, {
      submissionId,
      campaignId: campaign.id,
      creatorId: creator.id,
      creatorUserId: creator.userId,
      flatBonusCents: toCents(flatBonusCents),
      ratePerKViewsCents: 300 as CentsPerKViews,
      at,
      maturesAt: at,
    }),
  )
}

test('a bonus earns the platform’s fee just as views do', async () => {
  const { campaign, creator } = await given({ fundedCents: 10_000, feeCents: 999 })

  await accrue({ campaign, creator }, 500)
  const { fee } = await exactlyOne(
    database.db,
    sql<{ fee: number }>`SELECT fee_earned_cents AS fee FROM campaigns WHERE id = ${campaign.id}`,
  )

  expect(fee).toBe(49)
  expect(await readBalance(database.db, campaignFeeReserve(campaign.id))).toBe(950)
  expect(await readBalance(database.db, campaignBudget(campaign.id))).toBe(9500)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('the bonuses of a creator’s posts add up, in each total', async () => {
  const { campaign, creator } = await given({ fundedCents: 10_000 })

  const first = await accrue({ campaign, creator }, 500)
  await accrue({ campaign, creator }, 300)
  const totals = await exactlyOne(
    database.db,
    sql`SELECT c.earned_cents, m.paid_out_cents FROM creator_totals c, campaigns m
      WHERE c.creator_id = ${creator.id} AND m.id = ${campaign.id}`,
  )

  expect(totals).toEqual({ earnedCents: 800, paidOutCents: 800 })
  expect(await readBalance(database.db, creatorPending(creator.id))).toBe(800)
  expect(await readSubmissionSums(database.db, first.submissionId)).toMatchObject({
    bonusCents: 500,
    earnedCents: 500,
  })
})

test('one cent is still a bonus, and a campaign without a bonus writes nothing', async () => {
  const { campaign, creator } = await given({ fundedCents: 10_000 })

  const none = await accrue({ campaign, creator }, 0)
  const cent = await accrue({ campaign, creator }, 1)
  const accruals = await manyRows(
    database.db,
    sql`SELECT submission_id, accrued_cents FROM earning_accruals WHERE campaign_id = ${campaign.id}`,
  )

  expect([none.granted, cent.granted]).toEqual([0, 1])
  expect(accruals).toEqual([{ submissionId: cent.submissionId, accruedCents: 1 }])
})

test('a bonus requested twice is paid once', async () => {
  const { campaign, creator } = await given({ fundedCents: 10_000 })
  const { submissionId } = await accrue({ campaign, creator }, 500)

  const again = await bonusOf({ campaign, creator }, { submissionId, flatBonusCents: 500 })

  expect(again).toBe(0)
  expect(await readBalance(database.db, creatorPending(creator.id))).toBe(500)
})

test('an unproven account gets no bonus yet', async () => {
  const { campaign, creator } = await given({ fundedCents: 10_000 }, false)

  const { granted } = await accrue({ campaign, creator }, 500)

  expect(granted).toBe(0)
  expect(await readBalance(database.db, campaignBudget(campaign.id))).toBe(10_000)
})

test('a bonus records the views of its own post', async () => {
  const { campaign, creator } = await given({ fundedCents: 10_000 })
  const watched = await accrue({ campaign, creator }, 500)
  await earn(database.db, { submissionId: watched.submissionId, views: 5000 })

  const { submissionId } = await accrue({ campaign, creator }, 500)
  const accrual = await exactlyOne(
    database.db,
    sql`SELECT views_at_snapshot FROM earning_accruals
      WHERE submission_id = ${submissionId} AND kind = 'bonus'`,
  )

  expect(accrual).toEqual({ viewsAtSnapshot: 0 })
})
