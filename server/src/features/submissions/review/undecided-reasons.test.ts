import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freezeLastEarned, lockEarners } from '../../../money/movements/freeze-last-earned.ts'
import { payByGoodwill, payPromised } from '../../../money/movements/pay-promised.ts'
import { releaseFrozen } from '../../../money/movements/release-frozen.ts'
import { lockForSettlement, settleViews } from '../../../money/movements/settle-views.ts'
import { takeBackFrozen } from '../../../money/movements/taken-back/take-back-frozen.ts'
import {
  type MoneyScene,
  openMoneyScene,
  type ScenePost,
} from '../../../money/testing/money-scene.ts'
import { exactlyOne, run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { brokenInvariants, fund } from '../../../testing/test-marketplace.ts'
import { suspend } from '../../../testing/test-users.ts'
import { changeCampaignStatus } from '../../campaigns/public.ts'
import { releasePost } from './hold-post.ts'
import { reversalActs } from './testing/reversal-acts.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await openMoneyScene()
})
afterAll(() => scene.close())

const { deps, reverse, approve, enter, correct } = reversalActs(() => scene)
const db = () => scene.database.db
const broken = () => brokenInvariants(db())
const moneyOf = ({ creator }: ScenePost) => scene.moneyOf(creator.id)

/** $6.00 for 2,000 views, withdrawable. */
async function givenEarned(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 2000)
  return post
}

/** $294.00 of the next 98,000 views are set aside. */
async function givenDoubted(): Promise<ScenePost> {
  const post = await givenEarned()
  await scene.doubt(post)
  await scene.earn(post, 100_000)
  return post
}

/** As an earlier release reversed posts: it did not note which money was doubted. */
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

async function openFreezeOf({ id }: ScenePost, cause: 'doubted' | 'held') {
  const { id: freezeId } = await exactlyOne(
    db(),
    sql<{ id: Parameters<MoneyScene['release']>[0] }>`SELECT id FROM money_freezes
      WHERE submission_id = ${id} AND cause = ${cause} AND closed_at IS NULL`,
  )
  return freezeId
}

async function restore({ creator }: ScenePost): Promise<void> {
  await run(
    db(),
    sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE id = ${creator.userId}`,
  )
}

/** $294.00 of the last 98,000 views were earned while suspended; the creator is back. */
async function givenSuspendedMoney(): Promise<ScenePost> {
  const post = await givenEarned()
  await suspend(db(), post.creator.userId)
  await scene.earn(post, 100_000)
  await restore(post)
  return post
}

/** Pays what waits for the campaign's money. */
async function payWaiting({ id, campaign }: ScenePost): Promise<void> {
  const order = { at: new Date(), holdHours: 0 }
  await db().transaction(async (tx) => {
    await lockForSettlement(tx, [id])
    await payPromised(tx, { ...order, campaignId: campaign.id, only: [id] })
    await settleViews(tx, { ...order, dueAgain: [id] })
  })
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

test('doubted views are set aside again when a reversal is undone, however often', async () => {
  const post = await givenDoubted()

  await reverse(post)
  const reversed = await moneyOf(post)
  await approve(post)
  const once = await moneyOf(post)
  await reverse(post)
  await approve(post)

  expect(reversed).toEqual({})
  // The bonus is promised with the approval, and nobody doubts it.
  expect(once).toEqual({ available: 600, pending: 250, frozen: 29_400 })
  expect((await moneyOf(post)).frozen).toBe(29_400)
  expect(await broken()).toEqual([])
})

test('after that the doubt can be taken back: its views are void, and later ones earn', async () => {
  const post = await givenDoubted()
  await reverse(post)
  await approve(post)

  const taken = await scene.takeBackDoubted(await openFreezeOf(post, 'doubted'))
  await scene.earn(post, 101_000)
  await scene.mature()

  expect(taken?.totalCents).toBe(29_400)
  expect(await moneyOf(post)).toEqual({ available: 600 + 250 + 300 })
  expect(await broken()).toEqual([])
})

test('or released: everything is the creator’s, once', async () => {
  const post = await givenDoubted()
  await reverse(post)
  await approve(post)

  const released = await scene.release(await openFreezeOf(post, 'doubted'))
  await scene.mature()

  expect(released).toBe(29_400)
  expect(await moneyOf(post)).toEqual({ available: 600 + 250 + 29_400 })
  expect(await broken()).toEqual([])
})

test('doubted views that the campaign cannot pay at once are set aside when it can', async () => {
  const post = await givenDoubted()
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

test('views that an earlier release paid again with the rest stay paid when the doubt is taken back', async () => {
  const post = await givenDoubted()
  await reverse(post)
  await asReversedBefore(post)
  await approve(post)
  const again = await moneyOf(post)
  await scene.earn(post, 101_000)

  const taken = await scene.takeBackDoubted(await openFreezeOf(post, 'doubted'))
  await scene.earn(post, 102_000)
  await scene.mature()

  expect(again).toEqual({ available: 600 + 29_400, pending: 250 })
  expect(taken?.totalCents).toBe(300)
  expect(await moneyOf(post)).toEqual({ available: 600 + 29_400 + 250 + 300 })
  expect(await broken()).toEqual([])
})

test('a doubt is opened again about the views above the right count', async () => {
  const post = await givenEarned()
  await enter(post, 9000)
  await enter(post, 30_000, { likeCount: 10 })
  await reverse(post)
  await correct(post, 3000)
  await approve(post)

  const doubt = await openFreezeOf(post, 'doubted')
  await scene.earn(post, 8000)
  const taken = await scene.takeBackDoubted(doubt)

  expect(taken?.totalCents).toBe(1500)
  expect(await broken()).toEqual([])
})

test('a doubt that was decided before is not opened again', async () => {
  const [judged, cleared] = [await givenDoubted(), await givenDoubted()]
  await scene.takeBackDoubted(await openFreezeOf(judged, 'doubted'))
  await scene.release(await openFreezeOf(cleared, 'doubted'))
  await scene.mature()

  for (const post of [judged, cleared]) await reverse(post)
  for (const post of [judged, cleared]) await approve(post)

  expect(await moneyOf(judged)).toEqual({ available: 600, pending: 250 })
  expect(await moneyOf(cleared)).toEqual({ available: 30_000, pending: 250 })
  expect(await broken()).toEqual([])
})

test('money that an admin holds is held again when a reversal is undone, until one releases it', async () => {
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

test('what was paid out before the hold pays its own debt, and is not held', async () => {
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

test('so it does where the campaign pays it later', async () => {
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

test('what was earned during a suspension waits for a decision about it, though the suspension is over', async () => {
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

test('it can be taken back after that, and the same views earn nothing more', async () => {
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

test('views of a suspension that the campaign had not paid yet are void with it', async () => {
  const post = await givenEarned()
  await suspend(db(), post.creator.userId)
  // $6.00 more than the campaign has beside the bonus that it promised.
  await scene.earn(post, 335_334)
  await restore(post)
  await reverse(post)
  await approve(post)
  const { creator, campaign } = post
  const order = { id: newId(), creatorId: creator.id, userId: creator.userId, at: new Date() }

  await db().transaction((tx) => takeBackFrozen(tx, { ...order, campaignIds: [campaign.id] }))
  await payWaiting(post)

  expect(await moneyOf(post)).toEqual({ available: 600, pending: 250 })
  expect(await broken()).toEqual([])
})

test('it waits for a decision too where the campaign pays it later', async () => {
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

test('where no money can come any more, what a suspension had frozen is not paid as goodwill', async () => {
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

test('goodwill for what was earned before a suspension is not frozen for it: nobody could take it back', async () => {
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

test('both reasons of views that were doubted during a suspension are there again', async () => {
  const post = await givenEarned()
  await scene.doubt(post)
  await suspend(db(), post.creator.userId)
  await scene.earn(post, 100_000)
  await restore(post)
  await reverse(post)
  await approve(post)
  const { id: creatorId } = post.creator
  const order = { id: newId(), creatorId, at: new Date(Date.now() + 2000) }

  const released = await db().transaction((tx) => releaseFrozen(tx, order))
  const doubted = await moneyOf(post)
  await scene.release(await openFreezeOf(post, 'doubted'))

  expect(released).toBe(0)
  expect(doubted.frozen).toBe(29_400)
  expect((await moneyOf(post)).frozen).toBeUndefined()
  expect(await broken()).toEqual([])
})

/** $9.00 of 3,000 views are doubted, and $285.00 of the next 95,000 were earned while suspended too; the creator is back. */
async function givenDoubtedAndSuspended(): Promise<ScenePost> {
  const post = await givenEarned()
  await scene.doubt(post)
  await scene.earn(post, 5000)
  await suspend(db(), post.creator.userId)
  await scene.earn(post, 100_000)
  await restore(post)
  return post
}

test('a suspension alone does not take what was doubted before it', async () => {
  const post = await givenDoubtedAndSuspended()
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

test('both are there again where the campaign pays the views later', async () => {
  const post = await givenEarned()
  await scene.doubt(post)
  await suspend(db(), post.creator.userId)
  await scene.earn(post, 100_000)
  await restore(post)
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

test('a bank’s claim has what it lacked from the reversal; paid again is only what is beyond it', async () => {
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
