import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { closeSubmission } from '../close-submission.ts'
import { correctReading } from './correct-reading.ts'
import { enterReading } from './enter-reading.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

/** Each reading is a moment later, or two of one test could be at the same millisecond. */
let read = 0
const clock = {
  now: () => {
    read += 1
    return new Date(Date.now() + read)
  },
}
const deps = (earningsHoldHours = 0) => ({
  database: scene.database.db,
  clock,
  earningsHoldHours,
  trackingWindowDays: 30,
})

const entered = ({ id: submissionId }: ScenePost, viewCount: number) => ({
  submissionId,
  adminUserId: scene.adminId,
  reason: 'Seen on the page',
  requestId: newId(),
  reading: {
    viewCount,
    likeCount: null,
    commentCount: null,
    shareCount: null,
    counts: true,
  },
})
const enter = (post: ScenePost, views: number) => enterReading(deps(), entered(post, views))
const correct = (post: ScenePost, views: number, holdHours = 0) =>
  correctReading(deps(holdHours), entered(post, views))
const broken = () => brokenInvariants(scene.database.db)

async function countOf({ id }: ScenePost): Promise<number> {
  const { views } = await exactlyOne(
    scene.database.db,
    sql<{
      views: number
    }>`SELECT view_count AS views FROM submission_totals WHERE submission_id = ${id}`,
  )
  return views
}

test('a too high manual reading is lowered: its money is returned, the right count is paid, later views earn', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 1000)
  await enter(post, 40_000)
  const before = await scene.budgetOf(post)

  const corrected = await correct(post, 4000, 72)

  expect(corrected).toMatchObject({ counted: true, takenBackCents: 11_700 })
  expect(await countOf(post)).toBe(4000)
  // $3.00 stay; of the $117.00 that went back, $9.00 are earned by the right count, with a hold of their own.
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 300, pending: 900 })
  expect(await scene.budgetOf(post)).toBe(before + 11_700 - 900)
  await scene.earn(post, 5000)
  expect(await countOf(post)).toBe(5000)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 300, pending: 1200 })
  expect(await broken()).toEqual([])
})

test('a deleted creator is not paid for the right count', async () => {
  const post = await scene.givenPost()
  await enter(post, 9000)
  await scene.database.db.transaction((tx) =>
    closeSubmission(tx, { submissionId: post.id, reason: 'ended', at: new Date() }),
  )
  await run(
    scene.database.db,
    sql`UPDATE users SET deleted_at = now(), suspended_at = now(), suspended_reason = 'Deleted' WHERE id = ${post.creator.userId}`,
  )
  const before = await scene.budgetOf(post)

  const corrected = await correct(post, 900)

  expect(corrected).toMatchObject({ counted: true, takenBackCents: 2700 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({})
  expect(await scene.budgetOf(post)).toBe(before + 2700)
  expect(await broken()).toEqual([])
})

test('the wrong reading stays, as a note, and the action names both counts', async () => {
  const post = await scene.givenPost()
  await enter(post, 9000)

  await correct(post, 900)

  const readings = await manyRows(
    scene.database.db,
    sql`SELECT view_count, counted, is_note FROM submission_metrics
      WHERE submission_id = ${post.id} ORDER BY snapshot_time`,
  )
  expect(readings).toEqual([
    { viewCount: 9000, counted: false, isNote: true },
    { viewCount: 900, counted: true, isNote: false },
  ])
  const audited = await manyRows(
    scene.database.db,
    sql`SELECT before, after FROM audit_log WHERE object_id = ${post.id} ORDER BY at, id`,
  )
  expect(audited.at(-1)).toMatchObject({
    before: { viewCount: 9000 },
    after: { viewCount: 900, takenBackCents: 2700 },
  })
})

test('withdrawn money stays, and so do the platform’s counts', async () => {
  const [paid, read] = [await scene.givenPost(), await scene.givenPost()]
  await enter(paid, 10_000)
  await scene.mature()
  await scene.pay(paid)
  await enter(paid, 20_000)
  await scene.earn(read, 5000)
  await enter(read, 8000)

  expect(await correct(paid, 100)).toMatchObject({ counted: false, takenBackCents: 3000 })
  expect(await correct(read, 100)).toMatchObject({ counted: false, takenBackCents: 900 })

  expect([await countOf(paid), await countOf(read)]).toEqual([10_000, 5000])
  await expect(correct(paid, 100)).rejects.toMatchObject({ code: 'nothing-to-correct' })
  await expect(correct(read, 100)).rejects.toMatchObject({ code: 'nothing-to-correct' })
})

test('platform counts below a higher manual reading are not lowered either', async () => {
  const post = await scene.givenPost()
  await scene.earn(post, 1000)
  await enter(post, 8000)
  await scene.earn(post, 5000)

  expect(await correct(post, 2000)).toMatchObject({ counted: false, takenBackCents: 2100 })

  expect(await countOf(post)).toBe(5000)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 1500 })
  await expect(correct(post, 2000)).rejects.toMatchObject({ code: 'nothing-to-correct' })
  expect(await broken()).toEqual([])
})

test('an admin’s clearance of wrong views does not clear later ones', async () => {
  const post = await scene.givenPost()
  await enter(post, 30_000)
  await scene.database.db.transaction((tx) =>
    run(tx, sql`UPDATE post_signals SET cleared_views = 30000 WHERE submission_id = ${post.id}`),
  )

  await correct(post, 3000)

  const { cleared } = await exactlyOne(
    scene.database.db,
    sql<{
      cleared: number
    }>`SELECT cleared_views AS cleared FROM post_signals WHERE submission_id = ${post.id}`,
  )
  expect(cleared).toBe(3000)
})

test('money set aside is returned too, and its reason stays', async () => {
  const post = await scene.givenPost()
  const hold = await scene.freeze({ submissionId: post.id })
  await enter(post, 9000)

  expect(await correct(post, 3000)).toMatchObject({ takenBackCents: 2700, setAsideCents: 0 })

  expect(await scene.moneyOf(post.creator.id)).toEqual({ frozen: 900 })
  expect(await scene.release(hold.id)).toBe(900)
  expect(await broken()).toEqual([])
})

test('a count that is not lower, and a payout in transit, are refused', async () => {
  const [post, leaving] = [await scene.givenPost(), await scene.givenPost()]
  await enter(post, 9000)
  await scene.earnAvailable(leaving, 4000)
  await scene.reserve(leaving)

  await expect(correct(post, 9000)).rejects.toMatchObject({ code: 'nothing-to-correct' })
  await expect(correct(leaving, 1)).rejects.toMatchObject({ code: 'payout-on-its-way' })
  expect([await countOf(post), await countOf(leaving)]).toEqual([9000, 4000])
})
