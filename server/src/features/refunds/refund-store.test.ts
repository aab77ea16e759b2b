import type { RefundId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  fund,
  makeCreator,
  makeDraft,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCampaign,
} from '#testing/test-marketplace.ts'
import { settlementSentence, waitingSentence } from './refund.ts'
import { findPaymentOf, listRefundablePayments, listRefunds, readRefunds } from './refund-store.ts'
import { listRefundable } from './refundable-store.ts'
import { insertPaymentRow, insertRefundRow } from './testing/refund-row.ts'

let database: TestDatabase
let campaign: TestCampaign
beforeAll(async () => {
  database = await openTestDatabase()
  campaign = await makeLiveCampaign(db(), { fundedCents: 5000 })
})
beforeEach(async () => {
  await run(db(), sql`DELETE FROM refunds`)
  await run(db(), sql`DELETE FROM campaign_funding`)
})
afterAll(() => database.close())

const db = () => database.db
const now = new Date('2026-03-07T12:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms)

type Given = Partial<Parameters<typeof insertRefundRow>[1]>

async function givenRefund(given: Given = {}): Promise<RefundId> {
  const fundingId = given.fundingId ?? (await insertPaymentRow(db(), given.campaign ?? campaign))
  return await insertRefundRow(db(), { campaign, createdAt: before(60_000), ...given, fundingId })
}

const set = (id: RefundId, change: Statement<never>) =>
  run(db(), sql`UPDATE refunds SET ${change} WHERE id = ${id}`)

test('a campaign’s payments are listed newest first, with the part not yet refunded', async () => {
  const settledAt = before(5)
  const old = await insertPaymentRow(db(), campaign, { settledAt: before(9) })
  const [one, other] = [
    await insertPaymentRow(db(), campaign, { settledAt }),
    await insertPaymentRow(db(), campaign, { settledAt }),
  ].sort()
  const pending = await insertPaymentRow(db(), campaign, { status: 'pending' })
  await insertPaymentRow(db(), await makeLiveCampaign(db(), { fundedCents: 1 }))
  await run(
    db(),
    sql`UPDATE campaign_funding SET refunded_amount_cents = 4000, refunded_fee_cents = 300
      WHERE id = ${old}`,
  )

  const payments = await db().transaction((tx) => listRefundablePayments(tx, campaign.id))

  expect(payments).toEqual([
    { fundingId: other, amountCents: 10_000, feeCents: 1000 },
    { fundingId: one, amountCents: 10_000, feeCents: 1000 },
    { fundingId: old, amountCents: 6000, feeCents: 700 },
  ])
  expect(await findPaymentOf(db(), `pi_${old}`)).toMatchObject({
    fundingId: old,
    campaignId: campaign.id,
    amountLeftCents: 6000,
    feeLeftCents: 700,
  })
  expect(await findPaymentOf(db(), `pi_${pending}`)).toBeUndefined()
})

test('refunds are listed newest first, of one brand or one of its campaigns', async () => {
  const [old, young] = [await givenRefund(), await givenRefund({ createdAt: now })]
  const another = await makeLiveCampaign(db(), { fundedCents: 1 })
  const foreign = await givenRefund({ campaign: another })
  const { brandId } = campaign.brand
  const listed = async (given: { campaignId?: TestCampaign['id'] } = {}) =>
    (await listRefunds(db(), { brandId, limit: 10, ...given })).map(({ id }) => id)

  expect(await listed()).toEqual([young, old])
  expect(await listed({ campaignId: campaign.id })).toEqual([young, old])
  expect(await listed({ campaignId: another.id })).toEqual([])
  expect((await readRefunds(db(), [old, foreign, young])).map(({ id }) => id)).toEqual([
    old,
    foreign,
    young,
  ])
})

test('refunds are found by their campaign’s name and their status', async () => {
  const [open, done] = [await givenRefund(), await givenRefund({ status: 'succeeded' })]
  const { brandId } = campaign.brand
  const found = async (given: object) =>
    (await listRefunds(db(), { brandId, limit: 10, ...given })).map(({ id }) => id)

  expect(await found({ status: 'requested' })).toEqual([open])
  expect(await found({ status: 'succeeded', search: 'Test camp' })).toEqual([done])
  expect(await found({ search: 'winter' })).toEqual([])
})

test.each([
  ['was not tried', {}, sql<never>`reason = NULL`, null],
  ['waits', {}, sql<never>`reason = 'Balance 12.34'`, waitingSentence],
  ['waits for money', {}, sql<never>`reason = 'low', waits_for_money = true`, settlementSentence],
  ['succeeded', { status: 'succeeded' }, sql<never>`reason = 'Balance 12.34'`, null],
] as const)('the text a brand reads for a refund that %s', async (_, given, change, shown) => {
  const id = await givenRefund(given)
  await set(id, change)

  const [refund] = await readRefunds(db(), [id])

  const isSent = 'status' in given
  expect(refund).toMatchObject({ reason: shown, totalCents: 5500, feeCents: 500, isSent })
})

test('refundable money is listed for its own brand, most money first, with its own posts', async () => {
  const { brand } = campaign
  const given = async (amountCents: number, feeCents: number): Promise<TestCampaign> => {
    const { id } = await makeLiveCampaign(db(), { fundedCents: 1 })
    const own = { id, brand }
    await fund(db(), own, { amountCents: amountCents - 1, feeCents })
    await insertPaymentRow(db(), own)
    return own
  }
  // The fee counts: with it the first has more, without it the second.
  const [most, less, live] = [await given(900, 200), await given(1000, 10), await given(5000, 0)]
  const fee = await given(100, 150)
  await makeDraft(db(), brand)
  const foreign = await makeLiveCampaign(db(), { fundedCents: 7000 })
  await makePendingSubmission(db(), { campaignId: live.id, creator: await makeCreator(db()) })
  await makePendingSubmission(db(), { campaignId: less.id, creator: await makeCreator(db()) })
  await run(
    db(),
    sql`UPDATE campaigns SET brand_id = ${brand.brandId}
      WHERE id = ANY(${[most.id, less.id, live.id, fee.id]}::uuid[])`,
  )
  await run(
    db(),
    sql`UPDATE campaigns SET status = 'completed', completed_at = now()
      WHERE id = ANY(${[most.id, less.id, fee.id, foreign.id]}::uuid[])`,
  )

  const request = { brandId: brand.brandId, at: new Date() }
  const [first, second, beyond] = await listRefundable(db(), { ...request, limit: 2 })
  const after = { at: second?.listedAt ?? '', id: second?.id ?? '' }
  const rest = await listRefundable(db(), { ...request, limit: 2, after })
  expect(rest).toEqual([beyond])
  expect([first, second, ...rest]).toMatchObject([
    { campaignId: most.id, totalCents: 1100, feeCents: 200, openPosts: 0, isDraft: false },
    { campaignId: less.id, totalCents: 1010, feeCents: 10, openPosts: 1, isDraft: false },
    { campaignId: fee.id, totalCents: 250, feeCents: 150, openPosts: 0, isDraft: false },
  ])
})
