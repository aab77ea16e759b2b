import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeCampaignStatus } from '#features/campaigns/public.ts'
import { recordTransition } from '#features/submissions/record-transition.ts'
import { markApprovedAgain } from '#features/submissions/review/approve-again-store.ts'
import { markRejected } from '#features/submissions/submission-store.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { addHours } from '#platform/clock.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, fund, makeCreator, readingOf } from '#testing/test-marketplace.ts'
import { payByGoodwill, payPromised } from '../pay-promised.ts'
import { writeOffDebts } from '../recover-debts.ts'
import { lockForSettlement, settleViews } from '../settle-views.ts'
import { type Reinstated, reinstatePost } from './reinstate-post.ts'
import { takeBackPost } from './take-back-post.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const db = () => scene.database.db
const broken = () => brokenInvariants(db())

/** Takes a post's money back and rejects it, as a reversal does. */
async function reverse({ id: submissionId }: ScenePost): Promise<void> {
  const at = new Date()
  await db().transaction(async (tx) => {
    await takeBackPost(tx, { id: submissionId, submissionId, takenBy: scene.adminId, at })
    await markRejected(tx, { submissionId, at, code: 'other', reason: 'x' })
    await recordTransition(tx, { ...byAdmin, submissionId, from: 'approved', to: 'rejected', at })
  })
}

const byAdmin = { actor: 'admin', actorUserId: null, note: null } as const

async function approveAgain(post: ScenePost): Promise<Reinstated> {
  const { id: submissionId, campaign, creator } = post
  const at = new Date()
  const order = { submissionId, campaignId: campaign.id, creatorId: creator.id, at }
  const approved = { submissionId, approvedAt: at, tracksUntil: addHours(at, 720) }
  return await db().transaction(async (tx) => {
    await lockForSettlement(tx, [submissionId])
    const paid = await reinstatePost(tx, { ...order, creatorUserId: creator.userId })
    await markApprovedAgain(tx, approved)
    await recordTransition(tx, { ...byAdmin, submissionId, from: 'rejected', to: 'approved', at })
    return paid
  })
}

async function topUp(post: ScenePost, amountCents: number): Promise<void> {
  await fund(db(), post.campaign, { amountCents, feeCents: 0 })
  const order = { campaignId: post.campaign.id, only: [post.id], at: new Date(), holdHours: 0 }
  await db().transaction(async (tx) => {
    await lockForSettlement(tx, [post.id])
    await payPromised(tx, order)
  })
}

async function payOwedByGoodwill(post: ScenePost): Promise<void> {
  const order = { campaignId: post.campaign.id, only: [post.id], at: new Date() }
  await db().transaction(async (tx) => {
    await lockForSettlement(tx, [post.id])
    await payByGoodwill(tx, order)
  })
}

async function complete({ campaign }: ScenePost): Promise<void> {
  const editor = { kind: 'admin', userId: scene.adminId } as const
  const order = { campaignId: campaign.id, change: 'complete', editor } as const
  await db().transaction((tx) =>
    changeCampaignStatus(tx, { ...order, requestId: 'request', at: new Date() }),
  )
}

test('money from a hold returns to it, until the same moment', async () => {
  const post = await scene.givenPost()
  const earnedAt = addHours(new Date(), -1)
  const readings = [readingOf(post.id, 1000, earnedAt)]
  await scene.earnAvailable(post, 500)
  await db().transaction((tx) => settleViews(tx, { readings, at: earnedAt, holdHours: 72 }))

  await reverse(post)
  await approveAgain(post)

  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 150, available: 150 })
  const { maturesAt } = await exactlyOne(
    db(),
    sql<{
      maturesAt: Date
    }>`SELECT matures_at FROM accrual_holds WHERE creator_id = ${post.creator.id}`,
  )
  expect(maturesAt).toEqual(addHours(earnedAt, 72))
  expect(await broken()).toEqual([])
})

test('a written-off debt is owed again, and paid, before its post is paid twice', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 5000)
  await scene.pay(post)
  await reverse(post)
  const { id: creatorId } = post.creator
  await db().transaction((tx) => writeOffDebts(tx, { creatorId, at: new Date() }))

  const { fromCampaignCents } = await approveAgain(post)

  expect(fromCampaignCents).toBe(1500)
  expect(await scene.moneyOf(creatorId)).toEqual({})
  expect(await broken()).toEqual([])
})

test('the campaign’s missing part waits for money, and is then paid before views', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 5000)
  await reverse(post)
  const sibling = await scene.givenSibling(post)
  // All of the campaign, and more.
  await scene.earn(sibling, 900_000)

  const { fromCampaignCents, goodwillCents, waitsCents } = await approveAgain(post)
  await topUp(post, 1000)
  const first = await scene.moneyOf(post.creator.id)
  await topUp(post, 1000)

  expect([fromCampaignCents, goodwillCents, waitsCents]).toEqual([0, 0, 1500])
  expect(first.available).toBe(1000)
  expect((await scene.moneyOf(post.creator.id)).available).toBe(1500)
  expect(await broken()).toEqual([])
})

test('renewed arrears are goodwill once the campaign has ended without money', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 5000)
  await reverse(post)
  const sibling = await scene.givenSibling(post)
  await scene.earn(sibling, 900_000)
  await approveAgain(post)
  const all = async () => {
    const { pending = 0, available = 0 } = await scene.moneyOf(post.creator.id)
    return pending + available
  }
  const before = await all()
  await payOwedByGoodwill(post)
  const whileOpen = await all()
  await complete(post)
  await payOwedByGoodwill(post)
  await payOwedByGoodwill(post)

  expect(whileOpen).toBe(before)
  expect(await all()).toBe(before + 1500)
  expect(await broken()).toEqual([])
})

test('a written-off debt is owed again, and paid, before goodwill pays its post twice', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 5000)
  await scene.pay(post)
  await reverse(post)
  const { id: creatorId } = post.creator
  await db().transaction((tx) => writeOffDebts(tx, { creatorId, at: new Date() }))
  await scene.earn(await scene.givenSibling({ ...post, creator: await makeCreator(db()) }), 900_000)
  await approveAgain(post)
  await complete(post)

  await payOwedByGoodwill(post)

  expect(await scene.moneyOf(creatorId)).toEqual({})
  expect(await broken()).toEqual([])
})

test.each([
  ['its post', (post: ScenePost) => ({ submissionId: post.id })],
  ['its campaign', (post: ScenePost) => ({ campaignId: post.campaign.id })],
])(
  'a debt that was given up while %s was frozen is owed again, and paid, before the money is free',
  async (_, of) => {
    const post = await scene.givenPost()
    await scene.earnAvailable(post, 5000)
    await scene.pay(post)
    await reverse(post)
    await approveAgain(post)
    const { id: creatorId } = post.creator
    const { id: freezeId, cents } = await scene.freeze(of(post))
    await db().transaction((tx) => writeOffDebts(tx, { creatorId, at: new Date() }))
    const whileFrozen = await scene.moneyOf(creatorId)

    await scene.release(freezeId)

    expect([cents, whileFrozen]).toEqual([1500, { frozen: 1500 }])
    expect(await scene.moneyOf(creatorId)).toEqual({})
    expect(await broken()).toEqual([])
  },
)

test('a debt that was given up while another post was frozen stays given up', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 5000)
  await scene.pay(post)
  await reverse(post)
  const other = await scene.givenPost(post.creator)
  await scene.earnAvailable(other, 4000)
  const { id: creatorId } = post.creator
  const { id: freezeId } = await scene.freeze({ submissionId: other.id })
  await db().transaction((tx) => writeOffDebts(tx, { creatorId, at: new Date() }))

  await scene.release(freezeId)

  expect(await scene.moneyOf(creatorId)).toEqual({ available: 1200 })
  expect(await broken()).toEqual([])
})

test('a returned payout repays write-offs for its own posts, and no other debt', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 5000)
  const payoutId = await scene.pay(post)
  await reverse(post)
  const { id: creatorId } = post.creator
  await db().transaction((tx) => writeOffDebts(tx, { creatorId, at: new Date() }))
  const other = await scene.givenPost(post.creator)
  await scene.earnAvailable(other, 4000)
  const otherPayout = await scene.pay(other)

  await scene.reverse(otherPayout, 1200)
  const afterOther = await scene.moneyOf(creatorId)
  await scene.reverse(payoutId, 1500)

  expect(afterOther).toEqual({ available: 1200 })
  expect(await scene.moneyOf(creatorId)).toEqual({ available: 1200 })
  expect(await broken()).toEqual([])
})
