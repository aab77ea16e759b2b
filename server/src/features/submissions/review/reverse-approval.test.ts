import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeCampaignStatus } from '#features/campaigns/public.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makePendingSubmission,
} from '#testing/test-marketplace.ts'
import { closeSubmission } from '../close-submission.ts'
import { rejectSubmission } from './reject-submission.ts'
import { reversalActs } from './testing/reversal-acts.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const { deps, reverse, approve } = reversalActs(() => scene)
const broken = () => brokenInvariants(scene.database.db)
const rowOf = ({ id }: ScenePost) =>
  exactlyOne(
    scene.database.db,
    sql<{ status: string }>`SELECT status, reason, rejection_code FROM submissions
      WHERE id = ${id}`,
  )
const jobsOf = async ({ id }: ScenePost) =>
  (
    await manyRows(
      scene.database.db,
      sql<{ name: string }>`SELECT task_identifier AS name FROM graphile_worker.jobs j
        JOIN graphile_worker._private_jobs p ON p.id = j.id WHERE p.payload::text LIKE ${`%${id}%`}`,
    )
  ).map(({ name }) => name)
const change = (statement: ReturnType<typeof sql>) =>
  scene.database.db.transaction((tx) => run(tx, statement))

/** Another post of the campaign earns $995.00 of its $1,000.00. */
async function spendAllBut500({ campaign }: ScenePost): Promise<void> {
  const creator = await makeCreator(scene.database.db)
  const given = { campaignId: campaign.id, creator }
  const id = await makeApprovedSubmission(scene.database.db, given)
  await scene.earn({ campaign, creator, id }, 331_667)
}

const close = ({ id: submissionId }: ScenePost) =>
  scene.database.db.transaction((tx) =>
    closeSubmission(tx, { submissionId, reason: 'gone', at: new Date() }),
  )

/** $12.00 from 4,000 views, paid out. */
/** As if its campaign had promised none. */
async function dropBonus({ id }: ScenePost): Promise<void> {
  await run(
    scene.database.db,
    sql`WITH terms AS (UPDATE submissions SET flat_bonus_cents = 0 WHERE id = ${id})
      UPDATE submission_totals SET bonus_due_cents = 0 WHERE submission_id = ${id}`,
  )
}

async function givenPaidPost(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await scene.pay(post)
  return post
}

test('unpaid money returns to the campaign, the reason and the evidence are stored, tracking ends', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)

  const reversed = await reverse(post)

  expect(reversed).toMatchObject({ status: 'rejected', takenBackCents: 1200, owedCents: 0 })
  expect(await rowOf(post)).toMatchObject({
    status: 'rejected',
    reason: 'The views do not look genuine. Bought views',
    rejectionCode: 'suspected_fraud',
  })
  expect(await scene.moneyOf(post.creator.id)).toEqual({})
  expect(await scene.budgetOf(post)).toBe(100_000)
  expect(await jobsOf(post)).toContain('submissions-ended')
  const [audit] = await manyRows(
    scene.database.db,
    sql`SELECT action, actor_user_id, before, after FROM audit_log WHERE object_id = ${post.id}`,
  )
  expect(audit).toMatchObject({
    action: 'submission.reverse',
    actorUserId: scene.adminId,
    before: { status: 'approved' },
    after: { takenBackCents: 1200, evidence: expect.stringContaining('97 %') },
  })
  expect(await broken()).toEqual([])
})

test('a locked post can be reversed too, and a paid one’s payout is owed', async () => {
  const [locked, paid] = [await scene.givenPost(), await givenPaidPost()]
  await scene.earnAvailable(locked, 4000)
  await dropBonus(paid)
  for (const post of [locked, paid]) await close(post)
  const before = [(await rowOf(locked)).status, (await rowOf(paid)).status]

  const reversed = [await reverse(locked), await reverse(paid)]

  expect(before).toEqual(['locked', 'paid'])
  expect(reversed).toMatchObject([
    { takenBackCents: 1200, owedCents: 0 },
    { takenBackCents: 1200, owedCents: 1200 },
  ])
  expect(await scene.moneyOf(paid.creator.id)).toEqual({ debt: 1200 })
  expect(await broken()).toEqual([])
})

test('a post without earnings is reversed without a movement', async () => {
  const post = await scene.givenPost()

  const reversed = await reverse(post)

  expect(reversed).toMatchObject({ takenBackCents: 0, owedCents: 0 })
  expect((await rowOf(post)).status).toBe('rejected')
  expect(await broken()).toEqual([])
})

test('waits for the outcome of a payout with its money, and then succeeds', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await scene.reserve(post)

  await expect(reverse(post)).rejects.toMatchObject({ code: 'payout-on-its-way' })
  expect((await rowOf(post)).status).toBe('approved')
})

test('a returned last cent reopens the campaign', async () => {
  const post = await scene.givenPost()
  await dropBonus(post)
  await scene.earnAvailable(post, 334_000)
  const statusOf = async () =>
    (
      await exactlyOne(
        scene.database.db,
        sql<{ status: string }>`SELECT status FROM campaigns WHERE id = ${post.campaign.id}`,
      )
    ).status
  const before = await statusOf()

  await reverse(post)

  expect([before, await statusOf()]).toEqual(['paused', 'live'])
  expect(await broken()).toEqual([])
})

test('of several concurrent admins one reverses, and the others are refused', async () => {
  const post = await givenPaidPost()

  const results = await Promise.allSettled([1, 2, 3].map(() => reverse(post)))

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(reverse(post)).rejects.toMatchObject({ code: 'not-approved' })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ debt: 1200 })
  expect(await broken()).toEqual([])
})

test('approved again, the creator gets the reversed money back, once, and later views earn', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await reverse(post)

  const again = await approve(post)
  await scene.earnAvailable(post, 5000)

  expect(again).toMatchObject({ status: 'approved', reinstatedCents: 1200, goodwillCents: 0 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 1750 })
  expect(await scene.budgetOf(post)).toBe(100_000 - 1750)
  expect(await jobsOf(post)).toContain('submission-approved')
  expect(await broken()).toEqual([])
})

test('approved again, a debt from the reversal is paid first', async () => {
  const post = await givenPaidPost()
  await reverse(post)

  await approve(post)

  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 250 })
  // A tenth of it is the fee, which is earned again too.
  expect(await scene.feeReserveOf(post)).toBe(10_000 - 145)
  expect(await broken()).toEqual([])
})

test('the missing part waits while the campaign can be topped up', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await reverse(post)
  await spendAllBut500(post)

  const again = await approve(post)

  expect(again).toMatchObject({ reinstatedCents: 500, goodwillCents: 0, waitsCents: 700 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 500 })
  expect(await broken()).toEqual([])
})

test('the missing part of an ended campaign is paid as goodwill', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await reverse(post)
  await spendAllBut500(post)
  const brand = post.campaign.brand
  const end = { campaignId: post.campaign.id, change: 'complete', editor: brand } as const
  await scene.database.db.transaction((tx) => changeCampaignStatus(tx, { ...end, at: new Date() }))

  const again = await approve(post)
  await scene.mature()

  expect(again).toMatchObject({ reinstatedCents: 500, goodwillCents: 700, waitsCents: 0 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 1200 })
  expect(await broken()).toEqual([])
})

test('a reversal can be undone and repeated', async () => {
  const post = await givenPaidPost()
  await reverse(post)
  await approve(post)

  const reversed = await reverse(post)
  await approve(post)

  expect(reversed.takenBackCents).toBe(1200 + 250)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 250 })
  expect(await broken()).toEqual([])
})

test('a locked post continues while its window lasts, and nothing is paid twice', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await close(post)

  const again = await approve(post)
  await scene.earnAvailable(post, 5000)

  expect(again).toMatchObject({ status: 'approved', reinstatedCents: 0 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 1750 })
  expect(await broken()).toEqual([])
})

test('a locked post past its window, or at its cap, stays locked', async () => {
  const [old, full] = [await scene.givenPost(), await scene.givenPost()]
  await change(
    sql`UPDATE submissions SET approved_at = now() - interval '31 days' WHERE id = ${old.id}`,
  )
  await change(sql`UPDATE submissions SET max_payout_cents = 1200 WHERE id = ${full.id}`)
  await scene.earnAvailable(full, 9000)
  for (const post of [old, full]) await close(post)

  await expect(approve(old)).rejects.toMatchObject({ code: 'window-over' })
  await expect(approve(full)).rejects.toMatchObject({ code: 'cap-reached' })
})

test('a post that was never approved gets bonus and views as at an approval', async () => {
  const { campaign, creator } = await scene.givenPost()
  const { db } = scene.database
  const given = { campaignId: campaign.id, creator, flatBonusCents: 250 }
  const id = await makePendingSubmission(db, given)
  const post = { campaign, creator, id }
  await change(sql`INSERT INTO submission_metrics (id, submission_id, snapshot_time, view_count,
    source, counted) VALUES (gen_random_uuid(), ${id}, now(), 4000, 'api', false)`)
  const reviewer = { kind: 'admin', userId: scene.adminId } as const
  await rejectSubmission(deps(), { submissionId: id, reviewer, code: 'off_brief', note: null })

  await approve(post)
  await scene.mature()

  expect(await rowOf(post)).toMatchObject({ status: 'approved', reason: null, rejectionCode: null })
  expect(await scene.moneyOf(creator.id)).toEqual({ available: 1450 })
  expect(await broken()).toEqual([])
})

test('only a rejected or locked post can be approved again, and not while its twin is live', async () => {
  const post = await scene.givenPost()
  const { db } = scene.database
  await expect(approve(post)).rejects.toMatchObject({ code: 'not-reopenable' })
  await reverse(post)
  const twin = await makePendingSubmission(db, {
    campaignId: post.campaign.id,
    creator: post.creator,
  })
  await change(sql`UPDATE submissions t SET external_post_id = s.external_post_id
    FROM submissions s WHERE t.id = ${twin} AND s.id = ${post.id}`)

  await expect(approve(post)).rejects.toMatchObject({ code: 'post-taken' })
  expect((await rowOf(post)).status).toBe('rejected')
})
