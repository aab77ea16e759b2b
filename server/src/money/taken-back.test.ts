import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { readBalance } from './balances.ts'
import { campaignFeeReserve } from './chart-of-accounts.ts'
import { grantGoodwill } from './movements/grant-goodwill.ts'
import { writeOffDebts } from './movements/recover-debts.ts'
import { type MoneyFixtures, openMoneyFixtures, type ScenePost } from './testing/money-fixtures.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const broken = () => brokenInvariants(scene.database.db)

/** $12.00, paid out and then taken back. */
async function givenDebt(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await scene.pay(post)
  await scene.takeBack(post)
  return post
}

test('a post’s unpaid money returns to its campaign from any account, with its fee', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 2000)
  await scene.earn(post, 3000, 72)
  await scene.freeze({ submissionId: post.id }, { withUnpaid: false })
  await scene.earn(post, 4000)

  const back = await scene.takeBack(post)
  await scene.earn(post, 4000)

  expect(back).toMatchObject({ totalCents: 1200, owedCents: 0 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({})
  expect(await scene.budgetOf(post)).toBe(100_000)
  expect(await readBalance(scene.database.db, campaignFeeReserve(post.campaign.id))).toBe(10_000)
  expect(await broken()).toEqual([])
})

test('paid-out money becomes a debt, and later earnings pay it', async () => {
  const post = await givenDebt()
  const other = await scene.givenPost(post.creator)

  const owing = await scene.moneyOf(post.creator.id)
  await scene.earnAvailable(other, 3000)
  const part = await scene.moneyOf(post.creator.id)
  await scene.earnAvailable(other, 10_000)
  const rest = await scene.moneyOf(post.creator.id)
  await scene.pay(post)

  expect([owing, part, rest]).toEqual([{ debt: 1200 }, { debt: 300 }, { available: 1800 }])
  expect(await scene.moneyOf(post.creator.id)).toEqual({})
  expect(await scene.budgetOf(post)).toBe(100_000)
  expect(await broken()).toEqual([])
})

test('the older of two debts is paid first', async () => {
  const post = await givenDebt()
  const second = await scene.givenPost(post.creator)
  const third = await scene.givenPost(post.creator)
  await scene.earnAvailable(second, 10_000)
  await scene.pay(post)
  await scene.takeBack(second)

  await scene.earnAvailable(third, 1000)
  const debts = await manyRows(
    scene.database.db,
    sql`SELECT owed_cents, recovered_cents FROM creator_debts
      WHERE creator_id = ${post.creator.id} ORDER BY created_at`,
  )

  expect(debts).toEqual([
    { owedCents: 1200, recoveredCents: 1200 },
    { owedCents: 3000, recoveredCents: 300 },
  ])
  expect(await broken()).toEqual([])
})

test('a frozen or reversed repayment opens its debt again', async () => {
  const { creator } = await givenDebt()
  const second = await scene.givenPost(creator)
  const third = await scene.givenPost(creator)
  await scene.earnAvailable(second, 3000)
  await scene.earnAvailable(third, 2000)

  const before = await scene.moneyOf(creator.id)
  const { id } = await scene.freeze({ submissionId: second.id })
  const frozen = await scene.moneyOf(creator.id)
  await scene.release(id)
  const released = await scene.moneyOf(creator.id)
  await scene.takeBack(second)

  expect(before).toEqual({ available: 300 })
  expect(frozen).toEqual({ frozen: 900, debt: 600 })
  expect(released).toEqual({ available: 300 })
  expect(await scene.moneyOf(creator.id)).toEqual({ debt: 600 })
  expect(await broken()).toEqual([])
})

test('a debt can be written off, at our expense', async () => {
  const { creator } = await givenDebt()

  const writtenOff = await scene.database.db.transaction((tx) =>
    writeOffDebts(tx, { creatorId: creator.id, at: new Date() }),
  )
  await scene.earnAvailable(await scene.givenPost(creator), 1000)

  expect(writtenOff).toBe(1200)
  expect(await scene.moneyOf(creator.id)).toEqual({ available: 300 })
  expect(await broken()).toEqual([])
})

test('a debt owed again after its write-off can be written off again', async () => {
  const { creator } = await givenDebt()
  const paying = await scene.givenPost(creator)
  await scene.earnAvailable(paying, 1000)
  const giveUp = () =>
    scene.database.db.transaction((tx) =>
      writeOffDebts(tx, { creatorId: creator.id, at: new Date() }),
    )

  const first = await giveUp()
  await scene.takeBack(paying)
  const second = await giveUp()

  expect([first, second]).toEqual([900, 300])
  expect(await scene.moneyOf(creator.id)).toEqual({})
  expect(await broken()).toEqual([])
})

test('goodwill is ours: the campaign keeps its money, and a correction does not touch it', async () => {
  const post = await scene.givenPost()
  await scene.earn(post, 1000)
  const at = new Date()

  await scene.database.db.transaction((tx) =>
    grantGoodwill(tx, { submissionId: post.id, amountCents: toCents(700), at, maturesAt: at }),
  )
  const granted = await scene.moneyOf(post.creator.id)
  await scene.takeBack(post)

  expect(granted).toEqual({ pending: 1000 })
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 700 })
  expect(await scene.budgetOf(post)).toBe(100_000)
  expect(await broken()).toEqual([])
})

test('a post whose money is in transit is not taken back', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await scene.reserve(post)

  await expect(scene.takeBack(post)).rejects.toThrow('queued payout')
  expect(await scene.moneyOf(post.creator.id)).toEqual({ inTransit: 1200 })
})

test('of several concurrent admins one takes a post back', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)

  const backs = await Promise.all([1, 2, 3].map(() => scene.takeBack(post)))

  expect(backs.map(({ totalCents }) => totalCents).sort()).toEqual([0, 0, 1200])
  expect(await broken()).toEqual([])
})
