import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
} from '../testing/test-marketplace.ts'
import { suspend } from '../testing/test-users.ts'
import { accrueBonus } from './movements/accrue-bonus.ts'
import { failPayout } from './movements/fail-payout.ts'
import { grantGoodwill } from './movements/grant-goodwill.ts'
import { releaseFrozen } from './movements/release-frozen.ts'
import { takeBackFrozen } from './movements/taken-back/take-back-frozen.ts'
import { type MoneyFixtures, openMoneyFixtures } from './testing/money-fixtures.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const broken = () => brokenInvariants(scene.database.db)

test('a freeze holds a post’s earnings, past and new, until it ends', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 2000)
  await scene.earn(post, 3000, 72)

  const held = await scene.freeze({ submissionId: post.id })
  await scene.earn(post, 5000)
  const frozen = await scene.moneyOf(post.creator.id)
  const released = await scene.release(held.id)

  expect(held.cents).toBe(900)
  expect(frozen).toEqual({ frozen: 1500 })
  expect(released).toBe(1500)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 300, available: 1200 })
  expect(await scene.release(held.id)).toBeNull()
  expect(await broken()).toEqual([])
})

test('a flag does not freeze earlier earnings or other posts', async () => {
  const post = await scene.givenPost()
  const other = await scene.givenPost(post.creator)
  await scene.earnAvailable(post, 2000)

  await scene.doubt(post)
  await scene.earn(post, 3000)
  await scene.earn(other, 1000)

  const money = await scene.moneyOf(post.creator.id)
  expect(money).toEqual({ available: 600, frozen: 300, pending: 300 })
  expect(await broken()).toEqual([])
})

test('a bonus is frozen too', async () => {
  const { campaign, creator, id } = await scene.givenPost()
  await scene.freeze({ submissionId: id })

  await scene.database.db.transaction((tx) =>
    accrueBonus(tx, {
      submissionId: id,
      campaignId: campaign.id,
      creatorId: creator.id,
      creatorUserId: creator.userId,
      flatBonusCents: toCents(250),
      ratePerKViewsCents: 300 as CentsPerKViews,
      at: new Date(),
      maturesAt: new Date(),
    }),
  )

  expect(await scene.moneyOf(creator.id)).toEqual({ frozen: 250 })
  expect(await broken()).toEqual([])
})

test('money covered by two freezes stays frozen until both have ended', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 2000)
  const first = await scene.freeze({ submissionId: post.id }, { cause: 'disputed' })
  const second = await scene.freeze({ campaignId: post.campaign.id }, { cause: 'chargeback' })

  const afterFirst = await scene.release(first.id)
  const between = await scene.moneyOf(post.creator.id)
  const afterSecond = await scene.release(second.id)

  expect([first.cents, second.cents]).toEqual([600, 0])
  expect([afterFirst, between]).toEqual([0, { frozen: 600 }])
  expect(afterSecond).toBe(600)
  expect(await broken()).toEqual([])
})

test.each(['before', 'during'] as const)(
  'a freeze that began %s a flag leaves earlier earnings to their creator when it ends',
  async (began) => {
    const post = await scene.givenPost()
    await scene.earnAvailable(post, 2000)
    const flag = () => scene.doubt(post)
    const first = began === 'before' ? await flag() : undefined
    const hold = await scene.freeze({ campaignId: post.campaign.id }, { cause: 'chargeback' })
    const doubtId = first ?? (await flag())
    await scene.earn(post, 3000)

    const released = await scene.release(hold.id)

    expect(released).toBe(600)
    expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 600, frozen: 300 })
    expect(await scene.release(doubtId)).toBe(300)
    expect(await broken()).toEqual([])
  },
)

test('a freeze covers a suspension’s money when that is released', async () => {
  const post = await scene.givenPost()
  await suspend(scene.database.db, post.creator.userId)
  await scene.earn(post, 2000)
  const { id } = await scene.freeze({ submissionId: post.id })

  const released = await scene.database.db.transaction((tx) =>
    releaseFrozen(tx, { id: newId(), creatorId: post.creator.id, at: new Date() }),
  )

  expect(released).toBe(0)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ frozen: 600 })
  expect(await scene.release(id)).toBe(600)
  expect(await broken()).toEqual([])
})

test('money frozen for another reason is neither taken back nor released with a suspension', async () => {
  const disputed = await scene.givenPost()
  const { creator } = disputed
  const [taken, released] = [await scene.givenPost(creator), await scene.givenPost(creator)]
  await scene.earn(disputed, 2000)
  await scene.freeze({ submissionId: disputed.id }, { cause: 'disputed' })
  await suspend(scene.database.db, creator.userId)
  for (const each of [taken, released]) await scene.earn(each, 1000)
  const campaignIds = [disputed, taken].map(({ campaign }) => campaign.id)
  const order = { id: newId(), creatorId: creator.id, userId: creator.userId, campaignIds }

  const at = new Date()
  await scene.database.db.transaction((tx) => takeBackFrozen(tx, { ...order, at }))
  const afterwards = await scene.moneyOf(creator.id)
  const freed = await scene.database.db.transaction((tx) =>
    releaseFrozen(tx, { id: newId(), creatorId: creator.id, at }),
  )

  expect([afterwards, freed]).toEqual([{ frozen: 900 }, 300])
  expect(await scene.moneyOf(creator.id)).toMatchObject({ frozen: 600 })
  expect(await broken()).toEqual([])
})

test('a campaign’s freeze covers all its creators, and no other campaign', async () => {
  const post = await scene.givenPost()
  const { campaign, creator } = post
  const second = await makeCreator(scene.database.db)
  const of = { campaignId: campaign.id, creator: second }
  const other = { ...post, ...of, id: await makeApprovedSubmission(scene.database.db, of) }
  const elsewhere = await scene.givenPost(creator)
  for (const each of [post, other, elsewhere]) await scene.earn(each, 1000, 72)

  const { cents } = await scene.freeze({ campaignId: campaign.id }, { cause: 'chargeback' })

  expect(cents).toBe(600)
  expect(await scene.moneyOf(creator.id)).toEqual({ frozen: 300, pending: 300 })
  expect(await scene.moneyOf(second.id)).toEqual({ frozen: 300 })
  expect(await broken()).toEqual([])
})

test.each([
  { views: 2000, frozenCents: 1200, earned: 'as much' },
  { views: 4000, frozenCents: 1800, earned: 'more' },
])(
  'a failed payout of two posts of a frozen campaign leaves both frozen, the second having earned $earned',
  async ({ views, frozenCents }) => {
    const post = await scene.givenPost()
    const sibling = await scene.givenSibling(post)
    await scene.earnAvailable(post, 2000)
    await scene.earnAvailable(sibling, views)
    const payoutId = await scene.reserve(post)
    await scene.freeze({ campaignId: post.campaign.id }, { cause: 'chargeback' })

    await scene.database.db.transaction((tx) =>
      failPayout(tx, { payoutId, callNumber: 0, reason: 'no', code: null, at: new Date() }),
    )

    expect(await scene.moneyOf(post.creator.id)).toEqual({ frozen: frozenCents })
    expect(await broken()).toEqual([])
  },
)

test('a failed payout does not release money frozen in the meantime', async () => {
  const post = await scene.givenPost()
  const other = await scene.givenPost(post.creator)
  await scene.earnAvailable(post, 4000)
  await scene.earnAvailable(other, 1000)
  const payoutId = await scene.reserve(post)
  await scene.freeze({ submissionId: post.id })

  await scene.database.db.transaction((tx) =>
    failPayout(tx, { payoutId, callNumber: 0, reason: 'no', code: null, at: new Date() }),
  )

  expect(await scene.moneyOf(post.creator.id)).toEqual({ frozen: 1200, available: 300 })
  expect(await broken()).toEqual([])
})

test('a failed payout leaves goodwill of a held post in its hold', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  const payoutId = await scene.reserve(post)
  await scene.freeze({ submissionId: post.id })
  const grant = { submissionId: post.id, amountCents: toCents(500), at: new Date() }
  await scene.database.db.transaction((tx) =>
    grantGoodwill(tx, { ...grant, maturesAt: addHours(grant.at, 72) }),
  )

  await scene.database.db.transaction((tx) =>
    failPayout(tx, { payoutId, callNumber: 0, reason: 'no', code: null, at: new Date() }),
  )

  expect(await scene.moneyOf(post.creator.id)).toEqual({ frozen: 1200, pending: 500 })
  expect(await broken()).toEqual([])
})
