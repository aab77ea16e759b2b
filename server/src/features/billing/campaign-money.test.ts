import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeBrand } from '#testing/test-users.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { refundEventHandler } from '../refunds/handle-refund-event.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { endCampaign, payFor, setUpRefunds, spendOf } from '../refunds/testing/refund-setup.ts'
import { readCampaignMoney } from './campaign-money.ts'
import { readBillingTotals } from './read-billing.ts'

let setup: FundingSetup
beforeAll(async () => {
  const shared = await setUpRefunds()
  setup = { ...shared, brand: await makeBrand(shared.deps.database) }
})
afterAll(() => setup.close())

const db = () => setup.deps.database

/** What is paid in less where it is: 0 when the sums add up. */
async function differenceOf(campaignId: CampaignId): Promise<number> {
  const money = await readCampaignMoney(db(), campaignId)
  const { paidInCents, overRefundedCents, ...parts } = money
  const placed = Object.values(parts).reduce((sum, cents) => sum + cents, 0)
  return paidInCents + overRefundedCents - placed
}

/** The operator refunds more than is left, at the provider's dashboard. */
async function refundBeyond(campaignId: CampaignId, amountCents: number): Promise<void> {
  const { intentId } = await exactlyOne(
    db(),
    sql<{ intentId: string }>`SELECT stripe_payment_intent_id AS intent_id FROM campaign_funding
      WHERE campaign_id = ${campaignId}`,
  )
  const objectId = await setup.sandbox.refundAtDashboard({ intentId, amountCents })
  await refundEventHandler(setup.deps)({
    id: 'evt_beyond',
    type: 'refund.created',
    objectId,
    accountId: null,
    receivedAt: new Date(),
    attempts: 0,
    processedAt: null,
  })
}

test('a campaign’s totals add up while it earns, owes, and pays another’s debt', async () => {
  const [owing, paying] = [await payFor(setup), await payFor(setup)]
  await spendOf(setup, owing, 8000)
  const earned = await readCampaignMoney(db(), owing)

  await refundBeyond(owing, 11_000)
  await endCampaign(setup, paying)
  await db().transaction((tx) =>
    requestRefund(tx, { campaignId: paying, brand: setup.brand, requestId: 'request' }, new Date()),
  )

  // Of $100.00 and $10.00 fee, $80.00 were earned and $8.00 of the fee with them.
  expect(earned).toMatchObject({ spentCents: 8000, feesCents: 800, heldCents: 2200 })
  expect(await readCampaignMoney(db(), owing)).toMatchObject({
    refundedCents: 11_000,
    overRefundedCents: 8800,
    heldCents: 0,
  })
  expect(await readCampaignMoney(db(), paying)).toMatchObject({
    debtPaidCents: 8800,
    refundedCents: 0,
    heldCents: 2200,
  })
  expect([await differenceOf(owing), await differenceOf(paying)]).toEqual([0, 0])
})

test('the campaigns’ totals add up to their brand’s on Billing', async () => {
  const ids = await exactlyOne(
    db(),
    sql<{ ids: CampaignId[] }>`SELECT array_agg(id) AS ids FROM campaigns
      WHERE brand_id = ${setup.brand.brandId}`,
  )

  const campaigns = await Promise.all(ids.ids.map((id) => readCampaignMoney(db(), id)))
  const billing = await readBillingTotals(db(), setup.brand.brandId, new Date())

  const total = (name: keyof (typeof campaigns)[number]) =>
    campaigns.reduce((sum, each) => sum + each[name], 0)
  expect(billing).toMatchObject({
    paidInCents: total('paidInCents'),
    spentCents: total('spentCents'),
    feesCents: total('feesCents'),
    refundedCents: total('refundedCents'),
    heldCents: total('heldCents'),
    overRefundedCents: total('overRefundedCents') - total('debtPaidCents'),
  })
})

test('an unknown campaign has no totals', async () => {
  await expect(readCampaignMoney(db(), newId<CampaignId>())).rejects.toThrow('Campaign not found')
})
