import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseHolds } from '#money/movements/release-holds.ts'
import { type MoneyFixtures, openMoneyFixtures } from '#money/testing/money-fixtures.ts'
import { addHours } from '#platform/clock.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

test('money returned from a payout does not date the end of a hold', async () => {
  const post = await scene.givenPost()
  await scene.earn(post, 10_000, 72)
  const ahead = { at: addHours(new Date(), 73), creatorsMax: 1000 }
  await scene.database.db.transaction((tx) => releaseHolds(tx, ahead))
  const payoutId = await scene.pay(post)

  await scene.reverse(payoutId, 3000)

  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 3000 })
  expect(await brokenInvariants(scene.database.db)).toEqual([])
})

test('nor does money without a hold, returned while a clock is ahead', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 10_000)
  const payoutId = await scene.pay(post)

  await scene.reverse(payoutId, 1000, addHours(new Date(), 73))

  expect(await brokenInvariants(scene.database.db)).toEqual([])
})
