import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { reversalActs } from './testing/reversal-acts.ts'
import { undecidedActs } from './testing/undecided-acts.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

afterEach(async () => expect(await brokenInvariants(scene.database.db)).toEqual([]))

const { reverse, approve, enter, correct } = reversalActs(() => scene)
const { moneyOf, whileSuspended } = undecidedActs(() => scene)

/** Without its bonus. */
async function givenPost(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.database.db.transaction(async (tx) => {
    await run(
      tx,
      sql`UPDATE submission_totals SET bonus_due_cents = 0 WHERE submission_id = ${post.id}`,
    )
    await run(tx, sql`UPDATE submissions SET flat_bonus_cents = 0 WHERE id = ${post.id}`)
  })
  return post
}

async function stateOf({ id }: ScenePost) {
  return await exactlyOne(
    scene.database.db,
    sql<{ views: number; owed: number; suspended: number }>`SELECT view_count AS views,
        owed_again_cents AS owed, owed_again_suspended_cents AS suspended
      FROM submission_totals WHERE submission_id = ${id}`,
  )
}

test('the arrears of money frozen by a suspension are not paid for the wrong count', async () => {
  const post = await givenPost()
  await whileSuspended(post, () => enter(post, 9000))
  await reverse(post)
  await scene.earn(await scene.givenSibling(post), 400_000)
  await approve(post)
  expect(await stateOf(post)).toMatchObject({ owed: 2700, suspended: 2700 })
  await reverse(post)

  await correct(post, 4000)

  expect(await stateOf(post)).toMatchObject({ owed: 0, suspended: 0, views: 4000 })
})

test('after a correction, the rest of the money frozen by a suspension stays frozen', async () => {
  const post = await givenPost()
  await scene.earn(post, 5000)
  await whileSuspended(post, () => enter(post, 8000))

  await correct(post, 7000)

  expect(await moneyOf(post)).toEqual({ pending: 1500, frozen: 600 })
  await scene.earn(post, 8000)
  expect(await moneyOf(post)).toEqual({ pending: 1800, frozen: 600 })
})

test('earnings from before the suspension are free again', async () => {
  const post = await givenPost()
  await scene.earn(post, 5000)
  await enter(post, 9000)
  await whileSuspended(post, () => enter(post, 12_000))

  await correct(post, 7000)

  expect(await moneyOf(post)).toEqual({ pending: 2100 })
})

test('they stay so after a reversal of the post, whether its views were flagged or not', async () => {
  const [flagged, other] = [await givenPost(), await givenPost()]
  await whileSuspended(flagged, () => enter(flagged, 30_000))
  await whileSuspended(other, () => enter(other, 9000))
  for (const post of [flagged, other]) await reverse(post)
  for (const post of [flagged, other]) await correct(post, 8000)
  for (const post of [flagged, other]) await approve(post)

  expect(await moneyOf(flagged)).toEqual({ frozen: 2400 })
  expect(await moneyOf(other)).toEqual({ frozen: 2400 })
})
