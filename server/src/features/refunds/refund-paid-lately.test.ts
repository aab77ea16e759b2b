import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantGoodwill } from '#money/movements/grant-goodwill.ts'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { earn, makeApprovedSubmission, makeCreator } from '#testing/test-marketplace.ts'
import { makeAdmin, makeBrand, suspend } from '#testing/test-users.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { refundForBrand } from './admin-refund.ts'
import { unusedRefundTerms } from './paid-lately-store.ts'
import { listRefundable } from './refundable-store.ts'
import { refundCampaign } from './request-refund.ts'
import {
  endCampaign,
  payFor,
  refuseOf,
  setUpRefunds,
  spendOf,
  storedRefunds,
} from './testing/refund-setup.ts'

let opened: FundingSetup
/** Each test has a brand of its own. */
let setup: FundingSetup
beforeAll(async () => {
  opened = await setUpRefunds()
})
beforeEach(async () => {
  setup = { ...opened, brand: await makeBrand(db()) }
})
afterAll(() => opened.close())

const db = () => opened.deps.database
const day = 86_400_000
const refund = (campaignId: CampaignId) =>
  refundCampaign(setup.deps, { campaignId, brand: setup.brand, requestId: 'request' })
const shown = async (campaignId: CampaignId, at = new Date()) =>
  (await listRefundable(db(), { limit: 9, brandId: setup.brand.brandId, campaignId, at }))[0]

const agreedTo = (campaignId: CampaignId, text: string) =>
  run(
    db(),
    sql`UPDATE campaign_funding SET agreed_text = ${text} WHERE campaign_id = ${campaignId}`,
  )

/** As if everything so far had been refunded more than a week ago. */
const forgetRefunds = () =>
  run(db(), sql`UPDATE refunds SET created_at = created_at - interval '8 days'`)

/** Ended, with a fee of a tenth: $1,200.01 in all. */
async function givenEnded(amountCents = 109_092): Promise<CampaignId> {
  const campaignId = await payFor(setup, { amountCents })
  await endCampaign(setup, campaignId)
  return campaignId
}

test('a new brand’s recent and unused payment is refunded by an admin, or after seven days', async () => {
  const campaignId = await givenEnded()
  const { userId: adminUserId } = await makeAdmin(db())
  const now = await shown(campaignId)
  const later = await shown(campaignId, new Date(Date.now() + 7 * day + 1000))

  await expect(refund(campaignId)).rejects.toMatchObject({
    code: 'paid-lately',
    message: expect.stringContaining('You can refund it yourself from '),
  })

  expect(now?.hindrance).toBe('paid-lately')
  expect((now?.possibleAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(7 * day - 60_000)
  expect(later).toMatchObject({ hindrance: null, possibleAt: null })
  const act = { adminUserId, reason: 'They chose another date', requestId: 'request' }
  await refundForBrand(setup.deps, { ...act, campaignId })
  expect(await storedRefunds(db(), campaignId)).toMatchObject([{ status: 'succeeded' }])
})

test('a small amount, or a payment without that agreement, is refunded at once', async () => {
  const little = await givenEnded(18_181)
  const old = await givenEnded()
  await agreedTo(old, 'By paying you agree: nothing waits.')

  for (const campaignId of [little, old]) expect((await shown(campaignId))?.hindrance).toBeNull()
})

test('an approved post that earned a cent changes nothing', async () => {
  const campaignId = await payFor(setup, { amountCents: 109_092 })
  await spendOf(setup, campaignId, 1)
  await payFor(setup, { campaignId, amountCents: 100 })
  await endCampaign(setup, campaignId)

  await expect(refund(campaignId)).rejects.toMatchObject({ code: 'paid-lately' })
})

test('an agreement made while an approved post waived the wait still holds', async () => {
  const unused = await givenEnded()
  const used = await payFor(setup, { amountCents: 109_102 })
  await spendOf(setup, used, 1)
  await endCampaign(setup, used)
  for (const campaignId of [unused, used]) {
    await agreedTo(campaignId, `By paying you agree. ${unusedRefundTerms}`)
  }

  expect((await shown(unused))?.hindrance).toBe('paid-lately')
  expect((await shown(used))?.hindrance).toBeNull()
})

test('a top-up agrees for the whole campaign, even where its first payment agreed to less', async () => {
  const campaignId = await payFor(setup, { amountCents: 109_092 })
  await spendOf(setup, campaignId, 1)
  await agreedTo(campaignId, `By paying you agree. ${unusedRefundTerms}`)
  await payFor(setup, { campaignId, amountCents: 100 })
  await endCampaign(setup, campaignId)

  expect((await shown(campaignId))?.hindrance).toBe('paid-lately')
})

test('a small amount is counted over all of a campaign’s parts', async () => {
  const campaignId = await payFor(setup, { amountCents: 34_546 })
  await refuseOf(setup, campaignId, 17_273)
  await endCampaign(setup, campaignId)
  const other = await givenEnded(92_730)

  await refund(other)
  await refund(campaignId)
  await run(
    db(),
    sql`UPDATE submissions SET rejected_at = now() - interval '8 days' WHERE campaign_id = ${campaignId}`,
  )

  await expect(refund(campaignId)).rejects.toMatchObject({ code: 'paid-lately' })
  await forgetRefunds()
  expect((await shown(campaignId))?.hindrance).toBeNull()
})

test('beyond its weekly allowance a brand can refund $200.00 of each campaign, even one that used the allowance', async () => {
  const inParts = await payFor(setup, { amountCents: 45_452 })
  await refuseOf(setup, inParts, 9091)
  await endCampaign(setup, inParts)
  const [whole, more] = [await givenEnded(81_820), await givenEnded(109_091)]

  expect((await shown(more))?.hindrance).toBeNull()
  await refund(whole)
  await refund(inParts)
  await run(
    db(),
    sql`UPDATE submissions SET rejected_at = now() - interval '8 days' WHERE campaign_id = ${inParts}`,
  )

  expect((await shown(inParts))?.hindrance).toBeNull()
  expect((await shown(more))?.hindrance).toBe('paid-lately')
})

test('the weekly allowance is shared by all campaigns of a brand', async () => {
  const [first, second, third] = [
    await givenEnded(63_637),
    await givenEnded(63_637),
    await givenEnded(18_181),
  ]
  const before = await shown(second)

  await refund(first)

  expect(before?.hindrance).toBeNull()
  expect((await shown(second))?.hindrance).toBe('paid-lately')
  expect((await shown(third))?.hindrance).toBeNull()
  await run(
    db(),
    sql`UPDATE refunds SET created_at = now() - interval '8 days' WHERE campaign_id = ${first}`,
  )
  expect((await shown(second))?.hindrance).toBeNull()
})

test('a brand whose creators have earned $100.00 does not wait, until that is taken back', async () => {
  const other = await payFor(setup, { amountCents: 20_000 })
  await spendOf(setup, other, 9_900)
  const campaignId = await givenEnded()
  const before = await shown(campaignId)

  const submissionId = await spendOf(setup, other, 100)

  expect(before?.hindrance).toBe('paid-lately')
  expect((await shown(campaignId))?.hindrance).toBeNull()
  const { userId: takenBy } = await makeAdmin(db())
  const order = { id: newId<never>(), submissionId, takenBy, at: new Date() }
  await db().transaction((tx) => takeBackPost(tx, order))
  expect((await shown(campaignId))?.hindrance).toBe('paid-lately')
})

test('frozen money does not count yet, and neither does goodwill', async () => {
  const other = await payFor(setup, { amountCents: 20_000 })
  const submissionId = await spendOf(setup, other, 9_900)
  const creator = await makeCreator(db())
  await suspend(db(), creator.userId)
  const terms = { ratePerKViewsCents: 1000, minPayoutCents: 0, maxPayoutCents: 0 }
  const held = await makeApprovedSubmission(db(), { campaignId: other, creator, ...terms })
  await earn(db(), { submissionId: held, views: 200 })
  const aged = { at: new Date(), maturesAt: new Date() }
  const goodwill = { submissionId, amountCents: toCents(200), ...aged }
  await db().transaction((tx) => grantGoodwill(tx, goodwill))
  const campaignId = await givenEnded()

  const before = await shown(campaignId)
  await spendOf(setup, other, 100)

  expect(before?.hindrance).toBe('paid-lately')
  expect((await shown(campaignId))?.hindrance).toBeNull()
})

test('our share of a payment that a bank took back does not count as paid by the brand', async () => {
  const earned = (cents: number) =>
    run(db(), sql`UPDATE campaigns SET paid_out_cents = ${cents} WHERE id = ${campaignId}`)
  const campaignId = await givenEnded()
  const other = await payFor(setup, { amountCents: 20_000 })
  await earned(10_100)
  const before = await shown(campaignId)
  await run(
    db(),
    sql`INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents, reason, is_inquiry,
        status, from_budget_cents, owed_cents, written_off_cents, opened_at, looked_at, closed_at)
      SELECT gen_random_uuid(), 'dp_' || id, campaign_id, id, 22000, 'fraudulent', false, 'lost', 20000, 2000, 2000,
        now(), now(), now() FROM campaign_funding WHERE campaign_id = ${other}`,
  )

  expect(before?.hindrance).toBeNull()
  expect((await shown(campaignId))?.hindrance).toBe('paid-lately')
})
