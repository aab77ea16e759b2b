import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, fund } from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { settleViews } from '../settle-views.ts'
import { takeBackFrozen } from './take-back-frozen.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const broken = () => brokenInvariants(scene.database.db)

/** Asks again for whatever is due. */
function settleAgain({ id }: ScenePost): Promise<unknown> {
  return scene.database.db.transaction((tx) =>
    settleViews(tx, { dueAgain: [id], at: new Date(), holdHours: 0 }),
  )
}

async function dueOf({ id }: ScenePost): Promise<number> {
  const { due } = await exactlyOne(
    scene.database.db,
    sql<{ due: number }>`SELECT views_due_cents(s, t) AS due
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id WHERE s.id = ${id}`,
  )
  return due
}

test('flagged views taken back earn nothing, whatever money arrives, and later ones do', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 2000)
  const flag = await scene.doubt(post)
  // $3.00 per 1,000 views: more than the campaign has beside the bonus that it promised.
  await scene.earn(post, 900_000)

  const taken = await scene.takeBackFlagged(flag)
  await fund(scene.database.db, post.campaign, { amountCents: 100_000, feeCents: 0 })
  await settleAgain(post)
  await scene.earn(post, 900_000)

  expect(taken?.totalCents).toBe(99_150)
  expect(await dueOf(post)).toBe(0)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 600 })
  await scene.earn(post, 901_000)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 600, pending: 300 })
  expect(await broken()).toEqual([])
})

test('money due before a flag stays due when the flagged views are void', async () => {
  const post = await scene.givenPost()
  // $6.00 more than the campaign has beside the bonus that it promised.
  await scene.earn(post, 335_334)
  const flag = await scene.doubt(post)
  await scene.earn(post, 400_000)

  await scene.takeBackFlagged(flag)

  expect(await dueOf(post)).toBe(600 + 250)
  expect(await broken()).toEqual([])
})

test('suspended money taken back is not frozen again by the same views', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 2000)
  await suspend(scene.database.db, post.creator.userId)
  await scene.earn(post, 900_000)
  const { creator, campaign } = post
  const order = { id: newId(), creatorId: creator.id, userId: creator.userId, at: new Date() }

  const taken = await scene.database.db.transaction((tx) =>
    takeBackFrozen(tx, { ...order, campaignIds: [campaign.id] }),
  )
  await settleAgain(post)

  expect(taken.totalCents).toBe(99_150)
  expect(await dueOf(post)).toBe(0)
  expect(await scene.moneyOf(creator.id)).toEqual({ available: 600 })
  expect(await scene.budgetOf(post)).toBe(99_400)
  expect(await broken()).toEqual([])
})

const others = ['held', 'disputed', 'chargeback'] as const
const orders = others.flatMap((cause) => [[cause, 'before'] as const, [cause, 'after'] as const])

test.each(orders)(
  'a flag takes back its own views, though the post is %s since %s it',
  async (cause, began) => {
    const post = await scene.givenPost()
    await scene.earnAvailable(post, 2000)
    const of = cause === 'chargeback' ? { campaignId: post.campaign.id } : { submissionId: post.id }
    const other = () => scene.freeze(of, { cause })
    const first = began === 'before' ? await other() : undefined
    const flag = await scene.doubt(post)
    await scene.earn(post, 100_000)
    const { id: otherId } = first ?? (await other())

    const taken = await scene.takeBackFlagged(flag)
    const released = await scene.release(otherId)

    expect([taken?.totalCents, released]).toEqual([29_400, 600])
    expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 600 })
    expect(await dueOf(post)).toBe(0)
    expect(await broken()).toEqual([])
  },
)

test('a flag takes back a suspended creator’s views, and ending the suspension frees none of them', async () => {
  const post = await scene.givenPost()
  const flag = await scene.doubt(post)
  await suspend(scene.database.db, post.creator.userId)
  await scene.earn(post, 100_000)

  const taken = await scene.takeBackFlagged(flag)

  expect(taken?.totalCents).toBe(30_000)
  expect(await scene.moneyOf(post.creator.id)).toEqual({})
})
