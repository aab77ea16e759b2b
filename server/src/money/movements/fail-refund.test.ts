import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { readBalance } from '../balances.ts'
import { campaignBudget, campaignFeeReserve, campaignRefunding } from '../chart-of-accounts.ts'
import {
  type FixtureRefund,
  openRefundFixtures,
  type RefundFixtures,
} from '../testing/refund-fixtures.ts'

let scene: RefundFixtures
beforeAll(async () => {
  scene = await openRefundFixtures()
})
afterAll(() => scene.close())

const db = () => scene.database.db
const givenRefund = async () => scene.givenRefund(await scene.givenPaid())

async function moneyOf({ campaign: { id } }: FixtureRefund) {
  const accounts = [campaignBudget(id), campaignFeeReserve(id), campaignRefunding(id)]
  return await Promise.all(accounts.map((account) => readBalance(db(), account)))
}

test('money the provider refused to refund is in the campaign again, only once', async () => {
  const refund = await givenRefund()
  const asked = await moneyOf(refund)

  const failed = [
    await scene.fail(refund, 0),
    await scene.fail(refund, 0),
    await scene.fail(refund),
  ]

  expect(failed).toEqual([[refund.campaign.id], null, null])
  expect([asked, await moneyOf(refund)]).toEqual([
    [5000, 500, 5500],
    [10_000, 1000, 0],
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

test('money the bank returned is in its own campaign again, and can be refunded again', async () => {
  const [refund, other] = [await givenRefund(), await givenRefund()]
  for (const each of [refund, other]) await scene.book(each, each.made)

  expect(await scene.fail(refund)).toEqual([refund.campaign.id])

  expect(await moneyOf(refund)).toEqual([10_000, 1000, 0])
  const refunded = [refund, other].map(({ campaign }) => scene.refundedCents(campaign.id))
  expect(await Promise.all(refunded)).toEqual([0, 5000])
  await scene.givenRefund(refund, [10_000, 1000])
  expect(await brokenInvariants(db())).toEqual([])
})

test('an outdated call fails nothing, nor does one whose refund was paid', async () => {
  const [called, paid] = [await givenRefund(), await givenRefund()]
  await scene.setCallsCount(called, 2)
  await scene.book(paid, paid.made)

  expect([await scene.fail(called, 1), await scene.fail(paid, 0)]).toEqual([null, null])

  expect([await scene.statusOf(called), await scene.statusOf(paid)]).toEqual([
    'requested',
    'succeeded',
  ])
  expect(await brokenInvariants(db())).toEqual([])
})
