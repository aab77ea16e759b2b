import type { SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeSubmission } from '#features/submissions/close-submission.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { isLocked } from '#testing/row-locks.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  readSubmissionSums,
  type TestCampaign,
} from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import type { Reading } from '../reading.ts'
import { bookFunding } from './fund-campaign.ts'
import { settleViews } from './settle-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function givenPosts(fundedCents: number, posts = 1) {
  return await database.db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents, budgetCents: 100_000 })
    const creator = await makeCreator(tx)
    const ids: SubmissionId[] = []
    for (let index = 0; index < posts; index += 1) {
      ids.push(await makeApprovedSubmission(tx, { campaignId: campaign.id, creator }))
    }
    const [id] = ids
    if (id === undefined) throw new Error('at least one post')
    return { campaign, creator, id, ids }
  })
}

function settle(settlement: { readings?: readonly Reading[]; dueAgain?: readonly SubmissionId[] }) {
  return database.db.transaction((tx) =>
    settleViews(tx, { ...settlement, at: new Date(), holdHours: 0 }),
  )
}

async function moveTo(id: SubmissionId, status: 'locked' | 'rejected'): Promise<void> {
  await run(
    database.db,
    status === 'locked'
      ? sql`UPDATE submissions SET status = 'locked', locked_at = now(), lock_reason = 'window' WHERE id = ${id}`
      : sql`UPDATE submissions SET status = 'rejected', rejected_at = now(), rejection_code = 'other',
          reason = 'test' WHERE id = ${id}`,
  )
}

async function topUp({ id }: TestCampaign, cents: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    await run(tx, sql`UPDATE campaigns SET funded_cents = funded_cents + ${cents} WHERE id = ${id}`)
    await bookFunding(tx, {
      campaignId: id,
      amountCents: toCents(cents),
      feeCents: toCents(0),
      paymentIntentId: `pi_more_${id}`,
      at: new Date(),
    })
  })
}

test('a locked post earns nothing from new views, and keeps its paid count', async () => {
  const { id } = await givenPosts(100_000)
  await settle({ readings: [readingOf(id, 1000)] })
  await moveTo(id, 'locked')

  await settle({ readings: [readingOf(id, 9000)] })
  await settle({ dueAgain: [id] })

  expect(await readSubmissionSums(database.db, id)).toMatchObject({
    viewCount: 1000,
    accruedCents: 300,
  })
})

test('a post’s arrears are paid once there is money, unless it was rejected', async () => {
  for (const status of ['locked', 'rejected'] as const) {
    const { campaign, id } = await givenPosts(1000)
    await settle({ readings: [readingOf(id, 10_000)] })
    await moveTo(id, status)
    await topUp(campaign, 5000)

    await settle({ dueAgain: [id] })

    const { accruedCents } = await readSubmissionSums(database.db, id)
    expect(accruedCents).toBe(status === 'locked' ? 3000 : 1000)
  }
})

test('a count entered by hand counts even if it is already the highest', async () => {
  const { id } = await givenPosts(100_000)
  await settle({ readings: [readingOf(id, 1000)] })

  await settle({ readings: [{ ...readingOf(id, 1000), source: 'manual', note: 'checked' }] })

  const counted = await manyRows(
    database.db,
    sql`SELECT source FROM submission_metrics WHERE submission_id = ${id} AND counted ORDER BY id`,
  )
  expect(counted).toEqual([{ source: 'api' }, { source: 'manual' }])
  expect(await readSubmissionSums(database.db, id)).toMatchObject({ accruedCents: 300 })
})

test('two posts of one creator settled together both count in the creator’s total', async () => {
  const { creator, ids } = await givenPosts(100_000, 2)

  await settle({ readings: ids.map((id, index) => readingOf(id, 1000 * (index + 1))) })

  const total = await exactlyOne(
    database.db,
    sql`SELECT earned_cents FROM creator_totals WHERE creator_id = ${creator.id}`,
  )
  expect(total).toEqual({ earnedCents: 900 })
})

test('money that is just enough is not a shortfall', async () => {
  const { campaign, ids } = await givenPosts(900, 2)

  const settled = await settle({ readings: ids.map((id) => readingOf(id, 1500)) })

  expect(settled).toEqual([{ campaignId: campaign.id, demandCents: 900, grantedCents: 900 }])
  expect(
    await manyRows(
      database.db,
      sql`SELECT 1 FROM settlement_demands WHERE campaign_id = ${campaign.id}`,
    ),
  ).toEqual([])
})

test('a suspended creator’s demand on an empty campaign freezes nothing', async () => {
  const { creator, id } = await givenPosts(300)
  await settle({ readings: [readingOf(id, 1000)] })
  await suspend(database.db, creator.userId)

  await settle({ readings: [readingOf(id, 5000)] })

  const freezes = sql`SELECT 1 FROM accrual_freezes WHERE creator_id = ${creator.id}`
  expect(await manyRows(database.db, freezes)).toEqual([])
})

test('a deleted creator’s locked post is paid nothing, and takes no share from others', async () => {
  const { campaign, creator, id } = await givenPosts(300)
  const other = await makeApprovedSubmission(database.db, {
    campaignId: campaign.id,
    creator: await makeCreator(database.db),
  })
  await settle({ readings: [readingOf(id, 10_000), readingOf(other, 1000)] })
  await database.db.transaction((tx) =>
    closeSubmission(tx, { submissionId: id, reason: 'ended', at: new Date() }),
  )
  await topUp(campaign, 500)
  // They leave after their posts were listed, and before they are settled.
  await run(
    database.db,
    sql`UPDATE users SET deleted_at = now(), suspended_at = now(), suspended_reason = 'Deleted'
      WHERE id = ${creator.userId}`,
  )
  const before = await readSubmissionSums(database.db, id)

  await settle({ dueAgain: [id, other] })

  expect(await readSubmissionSums(database.db, id)).toEqual(before)
  expect(await readSubmissionSums(database.db, other)).toMatchObject({ accruedCents: 300 })
  // Posts of other tests were moved without a history.
  const broken = await brokenInvariants(database.db)
  expect(broken.filter((each) => !each.startsWith('I18'))).toEqual([])
})

test('a settlement locks its campaign and its creators until it commits', async () => {
  const { campaign, creator, id } = await givenPosts(1000)

  const held = await database.db.transaction(async (tx) => {
    await settleViews(tx, { readings: [readingOf(id, null)], at: new Date(), holdHours: 0 })
    return [
      await isLocked(database.db, 'campaign', campaign.id),
      await isLocked(database.db, 'creator', creator.id),
    ]
  })

  expect(held).toEqual([true, true])
})
