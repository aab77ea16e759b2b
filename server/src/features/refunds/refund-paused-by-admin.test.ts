import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDraft } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { readBillingTotals } from '../billing/read-billing.ts'
import { type CampaignEditor, changeCampaignStatus } from '../campaigns/change-campaign-status.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { listRefundable } from './refundable-store.ts'
import { refundCampaign } from './request-refund.ts'
import { endCampaign, payFor, setUpRefunds, storedRefunds } from './testing/refund-setup.ts'

let setup: FundingSetup
let admin: CampaignEditor
beforeAll(async () => {
  setup = await setUpRefunds()
  admin = { kind: 'admin', userId: (await makeAdmin(db())).userId }
})
afterAll(() => setup.close())

const db = () => setup.deps.database
const byAdmin = (campaignId: CampaignId, change: 'pause' | 'resume') =>
  db().transaction((tx) =>
    changeCampaignStatus(tx, { campaignId, change, editor: admin, at: new Date(), note: 'A look' }),
  )
const refund = (campaignId: CampaignId) =>
  refundCampaign(setup.deps, { campaignId, brand: setup.brand, requestId: 'request' })
const hindranceOf = async (campaignId: CampaignId) =>
  (
    await listRefundable(db(), {
      limit: 9,
      brandId: setup.brand.brandId,
      campaignId,
      at: new Date(),
    })
  )[0]?.hindrance

test('a campaign paused by an admin keeps its money after its brand ends it, until an admin ends the pause', async () => {
  const campaignId = await payFor(setup)
  const before = await readBillingTotals(db(), setup.brand.brandId, new Date())
  await byAdmin(campaignId, 'pause')
  await endCampaign(setup, campaignId)

  await expect(refund(campaignId)).rejects.toMatchObject({ code: 'paused-by-admin' })
  const waiting = await hindranceOf(campaignId)
  const billed = await readBillingTotals(db(), setup.brand.brandId, new Date())
  await byAdmin(campaignId, 'resume')

  expect(waiting).toBe('paused-by-admin')
  expect(billed.refundableCents).toBe(before.refundableCents)
  expect(await hindranceOf(campaignId)).toBeNull()
  await refund(campaignId)
  expect(await storedRefunds(db(), campaignId)).toMatchObject([{ amountCents: 10_000 }])
})

test('a scheduled campaign paused by an admin is not refunded either', async () => {
  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  const campaignId = await makeDraft(db(), setup.brand, { startsAt })
  await payFor(setup, { campaignId })
  await byAdmin(campaignId, 'pause')

  await expect(refund(campaignId)).rejects.toMatchObject({ code: 'paused-by-admin' })

  expect(await hindranceOf(campaignId)).toBe('paused-by-admin')
  expect(await storedRefunds(db(), campaignId)).toEqual([])
})
