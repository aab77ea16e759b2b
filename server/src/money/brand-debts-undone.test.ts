import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { type DebtFixtures, openDebtFixtures } from './testing/debt-fixtures.ts'

let scene: DebtFixtures
beforeAll(async () => {
  scene = await openDebtFixtures()
})
afterAll(() => scene.close())

const db = () => scene.database.db

test('a refund that eventually fails is no longer owed: its repayments return to their source', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.endCampaign(other)
  await scene.askBack(other)

  const haveMoneyAgain = await scene.fail(owed.refund)

  expect([
    await scene.owedBy(owed),
    await scene.budgetOf(owed),
    await scene.budgetOf(other),
  ]).toEqual([0, 4000, 6000])
  expect(haveMoneyAgain).toEqual([owed.campaign.id, other.campaign.id])
  expect(await brokenInvariants(db())).toEqual([])
})

test('returned repayments first cover the loss of their own campaign', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.endCampaign(other)
  const [asked] = await scene.askBack(other)
  const lossOf = await scene.makeLostChargeback(other)
  const before = await lossOf()

  await scene.fail(owed.refund)

  expect([asked, before, await lossOf(), await scene.budgetOf(other)]).toEqual([
    expect.any(String),
    11_000,
    4400,
    0,
  ])
  expect(await scene.owedBy(owed)).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a campaign that paid its own debt pays its loss once, out of all returned money', async () => {
  const owed = await scene.givenOwed()
  await owed.takeBack()
  const lossOf = await scene.makeLostChargeback(owed)
  const before = await lossOf()

  await scene.fail(owed.refund)

  expect([before, await lossOf(), await scene.budgetOf(owed)]).toEqual([11_000, 0, 0])
  expect(await brokenInvariants(db())).toEqual([])
})

test('returned repayments cover the brand’s debt for a refund of their own campaign', async () => {
  const owed = await scene.givenOwed()
  const other = await scene.givenAlso(owed)
  await scene.endCampaign(other)
  await scene.askBack(other)
  const refund = await scene.givenRefund(other, [0, 0, 5000])
  await scene.book(refund, refund.made)

  await scene.fail(owed.refund)

  expect([await scene.owedBy(owed), await scene.budgetOf(other)]).toEqual([0, 1454])
  expect(await brokenInvariants(db())).toEqual([])
})
