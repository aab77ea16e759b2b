import type { FreezeId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { type MoneyFixtures, openMoneyFixtures, type ScenePost } from '../testing/money-fixtures.ts'
import { freezeLastEarned, lockEarners } from './freeze-last-earned.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const broken = () => brokenInvariants(scene.database.db)

async function claim(
  { campaign }: ScenePost,
  cents: number,
): Promise<{ id: FreezeId; cents: number }> {
  const id = newId<FreezeId>()
  const why = { reason: 'The bank', facts: {}, openedBy: null, at: new Date() }
  const order = { id, ...why, campaignId: campaign.id, lackingCents: toCents(cents) }
  const frozen = await scene.database.db.transaction(async (tx) => {
    await lockEarners(tx, campaign.id)
    return await freezeLastEarned(tx, order)
  })
  return { id, cents: frozen }
}

test('a claim freezes the latest earnings, as much as it lacks, and no later ones', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 1000)
  await scene.earnAvailable(post, 2000)
  await scene.earnAvailable(post, 3000)

  const { id, cents } = await claim(post, 500)
  await scene.earnAvailable(post, 4000)

  expect(cents).toBe(600)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ frozen: 600, available: 600 })
  expect(await scene.release(id)).toBe(600)
  expect(await broken()).toEqual([])
})

test('money covered by another claim is not covered twice', async () => {
  const post = await scene.givenPost()
  for (const views of [1000, 2000, 3000]) await scene.earnAvailable(post, views)

  const first = await claim(post, 300)
  const second = await claim(post, 300)
  await scene.release(first.id)

  expect([first.cents, second.cents]).toEqual([300, 300])
  expect(await scene.moneyOf(post.creator.id)).toEqual({ frozen: 300, available: 600 })
  expect(await broken()).toEqual([])
})

test('withdrawn money is not replaced by earnings from other payments', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 5000)
  const sibling = await scene.givenSibling(post)
  await scene.earnAvailable(sibling, 1000)
  await scene.pay(post)
  await scene.earnAvailable(post, 6000)

  const { cents } = await claim(post, 600)

  expect(cents).toBe(300)
  expect(await broken()).toEqual([])
})

test('a flag and a hold keep the money they cover when a claim releases it', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 1000)
  const { id } = await claim(post, 300)
  const hold = await scene.freeze({ submissionId: post.id })

  const released = await scene.release(id)

  expect(released).toBe(0)
  expect(await scene.release(hold.id)).toBe(300)
  expect(await broken()).toEqual([])
})
