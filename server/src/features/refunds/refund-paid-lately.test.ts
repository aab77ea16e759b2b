import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { makeApprovedSubmission, makeCreator } from '../../testing/test-marketplace.ts'
import { makeAdmin } from '../../testing/test-users.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { refundForBrand } from './admin-refund.ts'
import { listRefundable } from './refund-store.ts'
import { refundCampaign } from './request-refund.ts'
import { endCampaign, payFor, setUpRefunds, storedRefunds } from './testing/refund-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

const db = () => setup.deps.database
const day = 86_400_000
const refund = (campaignId: CampaignId) =>
  refundCampaign(setup.deps, { campaignId, brand: setup.brand, requestId: 'request' })
const shown = async (campaignId: CampaignId, at = new Date()) =>
  (await listRefundable(db(), { brandId: setup.brand.brandId, campaignId, at }))[0]

/** Ended, with a fee of a tenth: $1,000.01 in all. */
async function givenEnded(amountCents = 90_910): Promise<CampaignId> {
  const campaignId = await payFor(setup, { amountCents })
  await endCampaign(setup, campaignId)
  return campaignId
}

test('what a new brand has just paid and nobody used is sent back by an admin, or after seven days', async () => {
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

test('it is the brand’s at once where it is little, was used, or its payment did not agree to wait', async () => {
  const little = await givenEnded(18_181)
  const used = await payFor(setup, { amountCents: 90_910 })
  await makeApprovedSubmission(db(), { campaignId: used, creator: await makeCreator(db()) })
  await run(
    db(),
    sql`UPDATE submissions SET status = 'rejected', rejected_at = now(), rejection_code = 'other',
      reason = 'test' WHERE campaign_id = ${used}`,
  )
  await endCampaign(setup, used)
  const old = await givenEnded()
  await run(
    db(),
    sql`UPDATE campaign_funding SET agreed_text = 'By paying you agree: nothing waits.'
      WHERE campaign_id = ${old}`,
  )

  for (const campaignId of [little, used, old])
    expect((await shown(campaignId))?.hindrance).toBeNull()
})

test('it has a week’s allowance, of all its campaigns together', async () => {
  const [first, second, third] = [
    await givenEnded(18_183),
    await givenEnded(72_728),
    await givenEnded(18_181),
  ]
  await run(db(), sql`UPDATE refunds SET created_at = now() - interval '8 days'`)
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

test('a brand from whose campaigns creators have earned $100.00 waits for nobody', async () => {
  const campaignId = await givenEnded()
  const other = await givenEnded()
  const earned = (cents: number) =>
    run(db(), sql`UPDATE campaigns SET paid_out_cents = ${cents} WHERE id = ${other}`)

  await earned(9_999)
  const before = await shown(campaignId)
  await earned(10_000)

  expect(before?.hindrance).toBe('paid-lately')
  expect((await shown(campaignId))?.hindrance).toBeNull()
  await earned(0)
})
