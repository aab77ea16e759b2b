import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addHours, addSeconds } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import {
  brokenInvariants,
  fund,
  makeCreator,
  makeDraft,
  makePendingSubmission,
} from '#testing/test-marketplace.ts'
import { makeBrand } from '#testing/test-users.ts'
import { readBillingTotals } from '../billing/read-billing.ts'
import { type FundingSetup, storedEntries } from '../funding/testing/funding-setup.ts'
import { listRefunds } from './refund-store.ts'
import { listRefundable } from './refundable-store.ts'
import { refundCampaign, requestRefund } from './request-refund.ts'
import { insertPaymentRow } from './testing/refund-row.ts'
import {
  endCampaign,
  payFor,
  sendingsOf,
  setUpRefunds,
  spendOf,
  storedRefunds,
} from './testing/refund-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const db = () => setup.deps.database
const refund = (campaignId: CampaignId, brand = setup.brand) =>
  refundCampaign(setup.deps, { campaignId, brand, requestId: 'request' })

/** Without sending it. Waits for a locked row as briefly as a test can bear. */
const request = (campaignId: CampaignId, at = new Date()) =>
  db().transaction(async (tx) => {
    await run(tx, sql`SET LOCAL lock_timeout = '2s'`)
    return await requestRefund(tx, { campaignId, brand: setup.brand, requestId: 'request' }, at)
  })

test('an ended campaign’s rest is refunded to its cards, newest payment first', async () => {
  const campaignId = await payFor(setup)
  await payFor(setup, { campaignId, amountCents: 5000 })
  await spendOf(setup, campaignId, 8000)
  await endCampaign(setup, campaignId)

  const refunds = await refund(campaignId)

  // Of $150.00 and $15.00 fee, $80.00 were earned and $8.00 of the fee with them.
  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { status: 'succeeded', amountCents: 5000, feeCents: 500 },
    { status: 'succeeded', amountCents: 2000, feeCents: 200 },
  ])
  expect(refunds.map(({ totalCents }) => totalCents)).toEqual([5500, 2200])
  expect(refunds[0]).toMatchObject({ isSent: true, reason: null, campaignId })
  const campaign = await exactlyOne(
    db(),
    sql`SELECT refunded_cents, campaign_left_cents(c) AS left_cents FROM campaigns c
      WHERE id = ${campaignId}`,
  )
  expect(campaign).toEqual({ refundedCents: 7000, leftCents: 0 })
  // Both are sent at once.
  expect((await storedEntries(db(), campaignId)).slice(-2).sort()).toEqual([
    'refund 2200 asset:stripe',
    'refund 5500 asset:stripe',
  ])
  expect(await brokenInvariants(db())).toEqual([])
})

test('billing adds up before, during and after a refund', async () => {
  const brand = await makeBrand(db())
  const own = { ...setup, brand }
  const campaignId = await payFor(own)
  await endCampaign(own, campaignId)
  const sums = () => readBillingTotals(db(), brand.brandId, new Date())
  expect(await sums()).toMatchObject({ heldCents: 11_000, refundableCents: 11_000 })
  expect(
    await listRefundable(db(), { limit: 9, brandId: brand.brandId, at: new Date() }),
  ).toMatchObject([{ campaignId, totalCents: 11_000, feeCents: 1000, isDraft: false }])

  await setup.sandbox.setFault({ provider: 'stripe', match: 'POST /v1/refunds', kind: 'status' })
  const [waiting] = await refund(campaignId, brand)
  expect(waiting).toMatchObject({ status: 'requested', isSent: false })
  expect(await sums()).toMatchObject({ heldCents: 11_000, refundableCents: 0, refundedCents: 0 })
  expect(await listRefundable(db(), { limit: 9, brandId: brand.brandId, at: new Date() })).toEqual(
    [],
  )
  await setup.sandbox.clearFaults()
  expect(await brokenInvariants(db())).toEqual([])
})

test('a paid draft that never started is ended and refunded in one step', async () => {
  const startsAt = addHours(new Date(), 9 * 24).toISOString()
  const campaignId = await makeDraft(db(), setup.brand, { startsAt })
  await payFor(setup, { campaignId })

  const [made] = await refund(campaignId)

  expect(made).toMatchObject({ status: 'succeeded', totalCents: 11_000 })
  const { status } = await exactlyOne(
    db(),
    sql<{ status: string }>`SELECT status FROM campaigns WHERE id = ${campaignId}`,
  )
  expect(status).toBe('completed')
  expect(await brokenInvariants(db())).toEqual([])
})

test('a draft with a single cent is refunded, and an empty one does not count as ended', async () => {
  const startsAt = addHours(new Date(), 9 * 24).toISOString()
  const { brand } = setup
  const [paid, empty] = [
    await makeDraft(db(), brand, { startsAt }),
    await makeDraft(db(), brand, { startsAt }),
  ]
  await fund(db(), { id: paid, brand }, { amountCents: 1 })
  await insertPaymentRow(db(), { id: paid, brand })

  expect(await request(paid)).toHaveLength(1)

  expect(await storedRefunds(db(), paid)).toMatchObject([{ amountCents: 1, feeCents: 0 }])
  await expect(request(empty)).rejects.toMatchObject({ code: 'campaign-not-over' })
})

test('a job sends each part that the request cannot, two seconds later', async () => {
  const campaignId = await payFor(setup, { amountCents: 5000 })
  await payFor(setup, { campaignId, amountCents: 4000 })
  await endCampaign(setup, campaignId)
  const at = new Date()

  const ids = await request(campaignId, at)

  const sendings = await Promise.all(ids.map((id) => sendingsOf(db(), id)))
  expect(sendings).toEqual([[addSeconds(at, 2)], [addSeconds(at, 2)]])
})

test('a request waits only for its own payment', async () => {
  const [campaignId, other] = [await payFor(setup), await payFor(setup)]
  await endCampaign(setup, campaignId)
  const pending = await insertPaymentRow(
    db(),
    { id: campaignId, brand: setup.brand },
    { status: 'pending' },
  )

  await db().transaction(async (holder) => {
    await run(
      holder,
      sql`SELECT FROM campaign_funding WHERE id = ${pending} OR campaign_id = ${other} FOR UPDATE`,
    )
    expect(await request(campaignId)).toHaveLength(1)
  })
})

test('nothing is refunded while a post may still earn it, twice, or to another brand', async () => {
  const campaignId = await payFor(setup)
  await expect(refund(campaignId)).rejects.toMatchObject({ code: 'campaign-not-over' })
  const creator = await makeCreator(db())
  await makePendingSubmission(db(), { campaignId, creator })
  await endCampaign(setup, campaignId)
  await expect(refund(campaignId)).rejects.toMatchObject({ code: 'campaign-not-over' })

  const other = await makeBrand(db())
  await expect(refund(campaignId, other)).rejects.toMatchObject({ code: 'campaign-not-found' })
  const empty = await payFor(setup)
  await endCampaign(setup, empty)
  await refund(empty)
  await expect(refund(empty)).rejects.toMatchObject({ code: 'nothing-to-refund' })
  expect(await storedRefunds(db(), campaignId)).toEqual([])
})

test('two simultaneous requests make one refund', async () => {
  const campaignId = await payFor(setup)
  await endCampaign(setup, campaignId)

  const both = await Promise.allSettled([refund(campaignId), refund(campaignId)])

  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await storedRefunds(db(), campaignId)).toMatchObject([{ amountCents: 10_000 }])
})

test('a brand sees only its refunds, and the requester is audited', async () => {
  const brand = await makeBrand(db())
  const campaignId = await payFor({ ...setup, brand })
  await endCampaign({ ...setup, brand }, campaignId)
  const [made] = await refund(campaignId, brand)

  const asked = { brandId: brand.brandId, limit: 10 }
  expect((await listRefunds(db(), asked)).map(({ id }) => id)).toEqual([made?.id])
  const audits = await manyRows(
    db(),
    sql`SELECT action, actor_kind, after FROM audit_log
      WHERE object_id IN (${campaignId}, ${made?.id}) AND action LIKE '%refund%' ORDER BY at`,
  )
  expect(audits).toMatchObject([
    { action: 'campaign.refund', actorKind: 'brand', after: { totalCents: 11_000 } },
    { action: 'refund.paid', actorKind: 'system', after: { amountCents: 11_000 } },
  ])
})
