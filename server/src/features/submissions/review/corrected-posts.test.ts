import type { FreezeId } from '@permille/contract/ids'
import { rewardRateMaximumCents } from '@permille/contract/limits'
import { viewsMax } from '@permille/contract/submissions/admin-submission-acts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { closeSubmission } from '../close-submission.ts'
import { reversalActs } from './testing/reversal-acts.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())
afterEach(async () => expect(await brokenInvariants(scene.database.db)).toEqual([]))

/** Each act is a moment later. */
let acted = 0
/** And of a day later, where a test is about days. */
let daysLater = 0
const clock = {
  now: () => {
    acted += 1
    return new Date(Date.now() + acted + daysLater * 24 * 3_600_000)
  },
}
const { reverse, approve: again, enter, correct } = reversalActs(() => scene, clock)

async function flagOf({ id }: ScenePost): Promise<FreezeId> {
  const open = sql<{ id: FreezeId }>`SELECT id FROM money_freezes
    WHERE submission_id = ${id} AND cause = 'doubted' AND closed_at IS NULL`
  return (await exactlyOne(scene.database.db, open)).id
}

async function stateOf({ id, campaign }: ScenePost) {
  return await exactlyOne(
    scene.database.db,
    sql<{ status: string; views: number; voided: number; owed: number; campaign: string }>`
      SELECT s.status, t.view_count AS views, t.voided_views AS voided,
        t.owed_again_cents AS owed, c.status AS campaign
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id, campaigns c
      WHERE s.id = ${id} AND c.id = ${campaign.id}`,
  )
}

/** Without its bonus of $2.50, which an approval by a movement leaves to be paid. */
async function givenPost(terms: { capCents?: number } = {}): Promise<ScenePost> {
  const [post, { capCents = 0 }] = [await scene.givenPost(), terms]
  await scene.database.db.transaction(async (tx) => {
    await run(
      tx,
      sql`UPDATE submission_totals SET bonus_due_cents = 0 WHERE submission_id = ${post.id}`,
    )
    await run(
      tx,
      sql`UPDATE submissions SET flat_bonus_cents = 0, max_payout_cents = ${capCents}
        WHERE id = ${post.id}`,
    )
  })
  return post
}

test('the wrong count of a reversed post is not paid again', async () => {
  const post = await givenPost()
  await scene.earnAvailable(post, 1000)
  await enter(post, 40_000)
  await reverse(post)
  const before = await scene.budgetOf(post)

  expect(await correct(post, 4000)).toMatchObject({ counted: true, takenBackCents: 0 })

  expect(await scene.moneyOf(post.creator.id)).toEqual({})
  expect(await scene.budgetOf(post)).toBe(before)
  expect(await again(post)).toMatchObject({ reinstatedCents: 300, waitsCents: 0 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 300, pending: 900 })
  expect(await stateOf(post)).toMatchObject({ status: 'approved', views: 4000 })
})

test('money paid again after a reversal is corrected once it is reversed again', async () => {
  const post = await givenPost()
  await enter(post, 40_000)
  await reverse(post)
  await again(post)
  await expect(correct(post, 4000)).rejects.toMatchObject({
    code: 'nothing-to-correct',
    message: expect.stringContaining('reverse it once more'),
  })

  await reverse(post)
  await correct(post, 4000)
  await again(post)

  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 1200 })
})

test('the arrears of an earlier undoing are not paid for the wrong count either', async () => {
  const post = await givenPost()
  await enter(post, 40_000)
  await reverse(post)
  await scene.earn(await scene.givenSibling(post), 320_000)
  await again(post)
  const { owed: waited } = await stateOf(post)
  await reverse(post)

  await correct(post, 4000)

  expect(waited).toBeGreaterThan(0)
  expect(await stateOf(post)).toMatchObject({ owed: Math.max(0, waited - 12_000) })
})

test('a reversed post’s withdrawn money stays counted', async () => {
  const post = await givenPost()
  await enter(post, 10_000)
  await scene.mature()
  await scene.pay(post)
  await enter(post, 40_000)
  await reverse(post)

  expect(await correct(post, 100)).toMatchObject({ counted: false })

  expect(await scene.moneyOf(post.creator.id)).toEqual({ debt: 3000 })
  await again(post)
  expect(await scene.moneyOf(post.creator.id)).toEqual({})
  expect(await stateOf(post)).toMatchObject({ views: 10_000 })
})

test('after a correction the views above the right count earn, though the wrong ones were taken back', async () => {
  const post = await givenPost()
  await scene.earn(post, 6000)
  await enter(post, 40_000)
  await scene.takeBackFlagged(await flagOf(post))

  await correct(post, 7000)

  expect(await stateOf(post)).toMatchObject({ views: 7000, voided: 1000 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 1800 })
  await scene.earn(post, 8000)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 2100 })
})

test('the platform’s counts before a take-back stay void, whatever count is entered as right', async () => {
  const post = await givenPost()
  await scene.earn(post, 6000)
  const flag = await scene.doubt(post)
  await scene.earn(post, 9000)
  await scene.takeBackFlagged(flag)
  await enter(post, 20_000)

  await correct(post, 100)

  expect(await stateOf(post)).toMatchObject({ views: 9000, voided: 3000 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 1800 })
})

test('the platform’s counts after a take-back of a wrong reading are not void', async () => {
  const post = await givenPost()
  await scene.earn(post, 6000)
  await enter(post, 40_000)
  await scene.takeBackFlagged(await flagOf(post))
  await scene.earn(post, 8000)

  await correct(post, 7000)

  expect(await stateOf(post)).toMatchObject({ views: 8000, voided: 1000 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 2100 })
})

test('an open flag covers the views above the right count', async () => {
  const post = await givenPost()
  await enter(post, 20_000)
  const flag = await scene.doubt(post)
  await correct(post, 7000)
  await scene.earn(post, 30_000)

  await scene.takeBackFlagged(flag)
  await scene.mature()

  expect(await stateOf(post)).toMatchObject({ views: 30_000, voided: 23_000 })
  // Those below were paid while it was open: they were only set aside.
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 2100 })
})

test('a count corrected again a day later has the right days', async () => {
  const post = await givenPost()
  await scene.earn(post, 6000)
  await enter(post, 9000)
  await correct(post, 8000)
  daysLater = 1

  await correct(post, 7000)

  daysLater = 0
  const days = await manyRows(
    scene.database.db,
    sql`SELECT view_count::int AS views FROM creator_days
      WHERE creator_id = ${post.creator.id} AND view_count <> 0 ORDER BY day`,
  )
  expect(days).toEqual([{ views: 6000 }, { views: 1000 }])
})

test('ten billion views at the highest rate are counted, and paid from the campaign’s money', async () => {
  const post = await givenPost()
  await scene.database.db.transaction((tx) =>
    run(
      tx,
      sql`UPDATE submissions SET rate_per_k_views_cents = ${rewardRateMaximumCents} WHERE id = ${post.id}`,
    ),
  )

  expect(await enter(post, viewsMax)).toMatchObject({ counted: true, accruedCents: 100_000 })

  expect(await stateOf(post)).toMatchObject({ views: viewsMax, campaign: 'paused' })
  await correct(post, 1)
  expect(await stateOf(post)).toMatchObject({ views: 1, campaign: 'live' })
})

async function lock({ id: submissionId }: ScenePost, reason: 'cap' | 'window'): Promise<void> {
  await scene.database.db.transaction((tx) =>
    closeSubmission(tx, { submissionId, reason, at: clock.now() }),
  )
}

test('a post locked for its cap only by the wrong count continues', async () => {
  const [wrong, right] = [await givenPost({ capCents: 5000 }), await givenPost({ capCents: 5000 })]
  for (const post of [wrong, right]) {
    await enter(post, 40_000)
    await lock(post, 'cap')
  }

  await correct(wrong, 4000)
  await correct(right, 30_000)

  expect([await stateOf(wrong), await stateOf(right)]).toMatchObject([
    { status: 'approved', views: 4000 },
    { status: 'locked', views: 30_000 },
  ])
  await scene.earn(wrong, 5000)
  expect(await scene.moneyOf(wrong.creator.id)).toEqual({ pending: 1500 })
})

test('a post locked for another reason, or past its window, stays locked', async () => {
  const [ended, over] = [await givenPost({ capCents: 5000 }), await givenPost({ capCents: 5000 })]
  for (const post of [ended, over]) await enter(post, 40_000)
  const { db } = scene.database
  await lock(ended, 'window')
  await lock(over, 'cap')
  await db.transaction((tx) =>
    run(
      tx,
      sql`UPDATE submissions SET approved_at = approved_at - interval '31 days' WHERE id = ${over.id}`,
    ),
  )

  for (const post of [ended, over]) await correct(post, 4000)

  expect([await stateOf(ended), await stateOf(over)]).toMatchObject([
    { status: 'locked' },
    { status: 'locked' },
  ])
})

test('a campaign spent only by the wrong count is live again', async () => {
  const post = await givenPost()
  await enter(post, 400_000)
  expect(await stateOf(post)).toMatchObject({ campaign: 'paused' })

  await correct(post, 4000)

  expect(await stateOf(post)).toMatchObject({ status: 'approved', campaign: 'live' })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 1200 })
})
