import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freezeLastEarned, lockEarners } from '#money/movements/freeze-last-earned.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, fund } from '#testing/test-marketplace.ts'
import { findTakenBack } from '../read/money-back-store.ts'
import { releasePost } from './freeze-post-money.ts'
import { reversalActs } from './testing/reversal-acts.ts'
import { undecidedActs } from './testing/undecided-acts.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const { deps, reverse, approve, enter, correct } = reversalActs(() => scene)
const { givenEarned, openFreezeOf, moneyOf, payWaiting } = undecidedActs(() => scene)
const db = () => scene.database.db
const broken = () => brokenInvariants(db())

/** $294.00 of the next 98,000 views are set aside. */
async function makeFlagged(): Promise<ScenePost> {
  const post = await givenEarned()
  await scene.doubt(post)
  await scene.earn(post, 100_000)
  return post
}

/** As an earlier release reversed posts: it did not note which money was flagged. */
async function asReversedBefore({ id }: ScenePost): Promise<void> {
  await db().transaction(async (tx) => {
    await run(tx, sql`SET LOCAL session_replication_role = replica`)
    await run(
      tx,
      sql`WITH noted AS (
          UPDATE accrual_corrections k SET voids = false FROM earning_accruals a
          WHERE a.id = k.accrual_id AND a.submission_id = ${id} AND k.voids RETURNING k.accrued_cents
        )
        UPDATE submission_totals t SET accrued_cents = t.accrued_cents + n.cents
        FROM (SELECT sum(accrued_cents)::bigint AS cents FROM noted) n WHERE t.submission_id = ${id}`,
    )
  })
}

test('flagged views are set aside again when a reversal is undone, however often', async () => {
  const post = await makeFlagged()

  await reverse(post)
  const reversed = await moneyOf(post)
  const both = await findTakenBack(db(), post.id)
  await approve(post)
  const once = await moneyOf(post)
  await reverse(post)
  await approve(post)

  expect(reversed).toEqual({})
  // What approving again says it pays, and what it says is set aside again.
  expect(both).toMatchObject({ reinstateCents: 600, reinstateDoubtedCents: 29_400 })
  // The bonus is promised with the approval, and nobody flags it.
  expect(once).toEqual({ available: 600, pending: 250, frozen: 29_400 })
  expect((await moneyOf(post)).frozen).toBe(29_400)
  expect(await broken()).toEqual([])
})

test('after that the flag can be taken back: its views are void, and later ones earn', async () => {
  const post = await makeFlagged()
  await reverse(post)
  await approve(post)

  const taken = await scene.takeBackFlagged(await openFreezeOf(post, 'doubted'))
  await scene.earn(post, 101_000)
  await scene.mature()

  expect(taken?.totalCents).toBe(29_400)
  expect(await moneyOf(post)).toEqual({ available: 600 + 250 + 300 })
  expect(await broken()).toEqual([])
})

test('or released: all the money goes to the creator, once', async () => {
  const post = await makeFlagged()
  await reverse(post)
  await approve(post)

  const released = await scene.release(await openFreezeOf(post, 'doubted'))
  await scene.mature()

  expect(released).toBe(29_400)
  expect(await moneyOf(post)).toEqual({ available: 600 + 250 + 29_400 })
  expect(await broken()).toEqual([])
})

test('flagged views that the campaign cannot pay at once are set aside when it can', async () => {
  const post = await makeFlagged()
  await reverse(post)
  const sibling = await scene.givenSibling(post)
  // All that the campaign has beside the bonuses.
  await scene.earn(sibling, 900_000)
  await approve(post)
  const before = await moneyOf(post)

  await fund(db(), post.campaign, { amountCents: 100_000, feeCents: 0 })
  await payWaiting(post)

  expect(before.frozen).toBeUndefined()
  expect((await moneyOf(post)).frozen).toBe(29_400)
  expect(await broken()).toEqual([])
})

test('views that an earlier release paid again stay paid when the flag is taken back', async () => {
  const post = await makeFlagged()
  await reverse(post)
  await asReversedBefore(post)
  await approve(post)
  const again = await moneyOf(post)
  await scene.earn(post, 101_000)

  const taken = await scene.takeBackFlagged(await openFreezeOf(post, 'doubted'))
  await scene.earn(post, 102_000)
  await scene.mature()

  expect(again).toEqual({ available: 600 + 29_400, pending: 250 })
  expect(taken?.totalCents).toBe(300)
  expect(await moneyOf(post)).toEqual({ available: 600 + 29_400 + 250 + 300 })
  expect(await broken()).toEqual([])
})

test('a flag reopens for the views above the right count', async () => {
  const post = await givenEarned()
  await enter(post, 9000)
  await enter(post, 30_000, { likeCount: 10 })
  await reverse(post)
  await correct(post, 3000)
  await approve(post)

  const flag = await openFreezeOf(post, 'doubted')
  await scene.earn(post, 8000)
  const taken = await scene.takeBackFlagged(flag)

  expect(taken?.totalCents).toBe(1500)
  expect(await broken()).toEqual([])
})

test('a flag that was decided before does not reopen', async () => {
  const [judged, cleared] = [await makeFlagged(), await makeFlagged()]
  await scene.takeBackFlagged(await openFreezeOf(judged, 'doubted'))
  await scene.release(await openFreezeOf(cleared, 'doubted'))
  await scene.mature()

  for (const post of [judged, cleared]) await reverse(post)
  for (const post of [judged, cleared]) await approve(post)

  expect(await moneyOf(judged)).toEqual({ available: 600, pending: 250 })
  expect(await moneyOf(cleared)).toEqual({ available: 30_000, pending: 250 })
  expect(await broken()).toEqual([])
})

test('money held by an admin is held again when a reversal is undone, until an admin releases it', async () => {
  const post = await givenEarned()
  await scene.freeze({ submissionId: post.id })
  await reverse(post)
  await approve(post)
  const again = await moneyOf(post)

  const { id: submissionId } = post
  const act = { submissionId, adminUserId: scene.adminId, reason: 'Seen', requestId: newId() }
  await releasePost(deps(), act)
  await scene.mature()

  expect(again).toEqual({ frozen: 850 })
  expect(await moneyOf(post)).toEqual({ available: 850 })
  expect(await broken()).toEqual([])
})

test('money paid out before the hold pays its own debt, and is not held', async () => {
  const post = await givenEarned()
  await scene.earnAvailable(post, 4000)
  await scene.pay(post)
  await scene.freeze({ submissionId: post.id })
  await scene.earn(post, 5000)
  await reverse(post)
  const reversed = await moneyOf(post)

  await approve(post)

  expect(reversed).toEqual({ debt: 1200 })
  expect(await moneyOf(post)).toEqual({ frozen: 300 + 250 })
  expect(await broken()).toEqual([])
})

test('it does so even if the campaign pays later', async () => {
  const post = await givenEarned()
  await scene.earnAvailable(post, 4000)
  await scene.pay(post)
  await scene.freeze({ submissionId: post.id })
  await scene.earn(post, 5000)
  await reverse(post)
  await scene.earn(await scene.givenSibling(post), 900_000)
  await approve(post)
  const waits = await moneyOf(post)

  await fund(db(), post.campaign, { amountCents: 100_000, feeCents: 0 })
  await payWaiting(post)

  const spent = { pending: waits.pending }
  expect(waits).toMatchObject({ debt: 950 })
  expect(await moneyOf(post)).toEqual({ ...spent, frozen: 300 + 250 })
  expect(await broken()).toEqual([])
})

test('a bank’s claim takes its missing part from the reversal, and only the rest is paid again', async () => {
  const post = await givenEarned()
  await db().transaction(async (tx) => {
    await lockEarners(tx, post.campaign.id)
    await freezeLastEarned(tx, {
      id: newId(),
      campaignId: post.campaign.id,
      lackingCents: toCents(600),
      reason: 'A bank claims a payment',
      facts: {},
      openedBy: null,
      at: new Date(),
    })
  })
  const claimed = await moneyOf(post)

  await reverse(post)
  await approve(post)

  expect(claimed).toEqual({ frozen: 600 })
  expect(await moneyOf(post)).toEqual({ available: 600, pending: 250 })
  expect(await broken()).toEqual([])
})
