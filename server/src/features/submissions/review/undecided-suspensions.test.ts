import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeCampaignStatus } from '#features/campaigns/public.ts'
import { payByGoodwill } from '#money/movements/pay-promised.ts'
import { releaseFrozen } from '#money/movements/release-frozen.ts'
import { lockForSettlement } from '#money/movements/settle-views.ts'
import { takeBackFrozen } from '#money/movements/taken-back/take-back-frozen.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants, fund } from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { reversalActs } from './testing/reversal-acts.ts'
import { undecidedActs } from './testing/undecided-acts.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const { reverse, approve } = reversalActs(() => scene)
const { givenEarned, openFreezeOf, moneyOf, payWaiting, whileSuspended } = undecidedActs(
  () => scene,
)
const db = () => scene.database.db
const broken = () => brokenInvariants(db())

/** $294.00 of the last 98,000 views were earned while suspended; the creator is back. */
async function givenSuspendedMoney(): Promise<ScenePost> {
  const post = await givenEarned()
  await whileSuspended(post, () => scene.earn(post, 100_000))
  return post
}

/** Its campaign is over, for good. */
async function end({ campaign }: ScenePost): Promise<void> {
  const order = { campaignId: campaign.id, at: new Date(), change: 'complete' } as const
  const editor = { kind: 'admin', userId: scene.adminId } as const
  await db().transaction((tx) =>
    changeCampaignStatus(tx, { ...order, editor, requestId: 'request' }),
  )
}

async function grantOwed({ id, campaign }: ScenePost): Promise<void> {
  await db().transaction(async (tx) => {
    await lockForSettlement(tx, [id])
    await payByGoodwill(tx, { campaignId: campaign.id, only: [id], at: new Date() })
  })
}

test('earnings during a suspension wait for a decision, even after the suspension', async () => {
  const post = await givenSuspendedMoney()
  await reverse(post)
  await approve(post)
  const again = await moneyOf(post)

  const { id: creatorId } = post.creator
  const order = { id: newId(), creatorId, at: new Date(Date.now() + 2000) }
  await db().transaction((tx) => releaseFrozen(tx, order))

  expect(again).toEqual({ available: 600, pending: 250, frozen: 29_400 })
  expect(await moneyOf(post)).toEqual({ available: 30_000, pending: 250 })
  expect(await broken()).toEqual([])
})

test('they can be taken back after that, and the same views earn nothing more', async () => {
  const post = await givenSuspendedMoney()
  await reverse(post)
  await approve(post)
  const { creator, campaign } = post
  const order = { id: newId(), creatorId: creator.id, userId: creator.userId, at: new Date() }

  await db().transaction((tx) => takeBackFrozen(tx, { ...order, campaignIds: [campaign.id] }))
  await scene.earn(post, 101_000)
  await scene.mature()

  expect(await moneyOf(post)).toEqual({ available: 600 + 250 + 300 })
  expect(await broken()).toEqual([])
})

test('unpaid views during a suspension are void with it', async () => {
  const post = await givenEarned()
  // $6.00 more than the campaign has beside the bonus that it promised.
  await whileSuspended(post, () => scene.earn(post, 335_334))
  await reverse(post)
  await approve(post)
  const { creator, campaign } = post
  const order = { id: newId(), creatorId: creator.id, userId: creator.userId, at: new Date() }

  await db().transaction((tx) => takeBackFrozen(tx, { ...order, campaignIds: [campaign.id] }))
  await payWaiting(post)

  expect(await moneyOf(post)).toEqual({ available: 600, pending: 250 })
  expect(await broken()).toEqual([])
})

test('they wait for a decision even when the campaign pays later', async () => {
  const post = await givenSuspendedMoney()
  await reverse(post)
  const sibling = await scene.givenSibling(post)
  await scene.earn(sibling, 900_000)
  await approve(post)

  await fund(db(), post.campaign, { amountCents: 100_000, feeCents: 0 })
  await payWaiting(post)

  expect((await moneyOf(post)).frozen).toBe(29_400)
  expect(await broken()).toEqual([])
})

test('when no more money can come, earnings frozen by a suspension are not paid as goodwill', async () => {
  const [atOnce, later] = [await givenSuspendedMoney(), await givenSuspendedMoney()]
  for (const post of [atOnce, later]) {
    await reverse(post)
    await scene.earn(await scene.givenSibling(post), 900_000)
  }
  await end(atOnce)
  const { goodwillCents } = await approve(atOnce)
  await approve(later)
  await end(later)
  await grantOwed(later)

  expect(goodwillCents).toBe(600)
  for (const post of [atOnce, later]) {
    const { frozen = 0, available = 0, pending = 0 } = await moneyOf(post)
    // What the campaign still had.
    expect(frozen).toBe(post === later ? 250 : 0)
    expect(available + pending + frozen).toBe(100_000 + 600)
  }
  expect(await broken()).toEqual([])
})

test('goodwill for earnings from before a suspension is not frozen: no one could take it back', async () => {
  const post = await givenEarned()
  await reverse(post)
  await scene.earn(await scene.givenSibling(post), 900_000)
  await end(post)
  await suspend(db(), post.creator.userId)

  const { goodwillCents } = await approve(post)

  expect(goodwillCents).toBe(600)
  // The bonus, which the campaign pays.
  expect((await moneyOf(post)).frozen).toBe(250)
  expect(await broken()).toEqual([])
})

test('both reasons return for views flagged during a suspension', async () => {
  const post = await givenEarned()
  await scene.doubt(post)
  await whileSuspended(post, () => scene.earn(post, 100_000))
  await reverse(post)
  await approve(post)
  const { id: creatorId } = post.creator
  const order = { id: newId(), creatorId, at: new Date(Date.now() + 2000) }

  const released = await db().transaction((tx) => releaseFrozen(tx, order))
  const flagged = await moneyOf(post)
  await scene.release(await openFreezeOf(post, 'doubted'))

  expect(released).toBe(0)
  expect(flagged.frozen).toBe(29_400)
  expect((await moneyOf(post)).frozen).toBeUndefined()
  expect(await broken()).toEqual([])
})

/** $9.00 of 3,000 views are flagged, and $285.00 of the next 95,000 were earned while suspended too; the creator is back. */
async function makeFlaggedAndSuspended(): Promise<ScenePost> {
  const post = await givenEarned()
  await scene.doubt(post)
  await scene.earn(post, 5000)
  await whileSuspended(post, () => scene.earn(post, 100_000))
  return post
}

test('a suspension alone does not take money flagged before it', async () => {
  const post = await makeFlaggedAndSuspended()
  await reverse(post)
  await approve(post)
  const { creator, campaign } = post
  const order = { id: newId(), creatorId: creator.id, userId: creator.userId, at: new Date() }

  await db().transaction((tx) => takeBackFrozen(tx, { ...order, campaignIds: [campaign.id] }))
  await scene.release(await openFreezeOf(post, 'doubted'))
  await scene.mature()

  expect((await moneyOf(post)).available).toBeGreaterThanOrEqual(600 + 250 + 900)
  expect(await broken()).toEqual([])
})

test('both return when the campaign pays the views later', async () => {
  const post = await givenEarned()
  await scene.doubt(post)
  await whileSuspended(post, () => scene.earn(post, 100_000))
  await reverse(post)
  await scene.earn(await scene.givenSibling(post), 900_000)
  await approve(post)
  await fund(db(), post.campaign, { amountCents: 100_000, feeCents: 0 })
  await payWaiting(post)

  await scene.release(await openFreezeOf(post, 'doubted'))

  expect((await moneyOf(post)).frozen).toBe(29_400)
  await scene.earn(post, 101_000)
  expect((await moneyOf(post)).frozen).toBe(29_400)
  expect(await broken()).toEqual([])
})
