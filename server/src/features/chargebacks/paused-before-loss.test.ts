import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { type CampaignEditor, changeCampaignStatus } from '../campaigns/change-campaign-status.ts'
import { pauseForSuspension } from '../campaigns/public.ts'
import { resumeAfterSuspension } from '../campaigns/system-transitions.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { payFor, setUpRefunds, spendOf } from '../refunds/testing/refund-setup.ts'
import { applyDispute, followDispute } from './apply-dispute.ts'
import { bankSays, payDisputed, storedCampaign } from './testing/chargeback-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

const db = () => setup.deps.database
const byBrand = (): CampaignEditor => ({ ...setup.brand, kind: 'brand' })
const byAdmin = (): CampaignEditor => ({ kind: 'admin', userId: setup.brand.userId })

function change(campaignId: CampaignId, step: 'pause' | 'resume', editor: CampaignEditor) {
  const at = new Date()
  return db().transaction((tx) =>
    changeCampaignStatus(tx, { campaignId, change: step, editor, at }),
  )
}

/** What paused the campaign before its payment of $100.00 was claimed; $50.00 of another are its too. */
const pauses = {
  manual: (campaignId: CampaignId) => change(campaignId, 'pause', byBrand()),
  admin: (campaignId: CampaignId) => change(campaignId, 'pause', byAdmin()),
  budget_exhausted: (campaignId: CampaignId) => spendOf(setup, campaignId, 15_000),
  suspended: () => {
    const { userId } = setup.brand
    return db().transaction((tx) =>
      pauseForSuspension(tx, { userId, at: new Date(), requestId: 'r' }),
    )
  },
}
type Reason = keyof typeof pauses
const reasons = Object.keys(pauses) as Reason[]

async function givenLost(reason: Reason): Promise<{ campaignId: CampaignId; id: string }> {
  const campaignId = await payFor(setup, { amountCents: 5000 })
  const { dispute } = await payDisputed(setup, { campaignId })
  await pauses[reason](campaignId)
  const { id } = await dispute()
  await followDispute(setup.deps, id)
  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    pauseReasons: [reason, 'funding_disputed'],
  })
  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)
  return { campaignId, id }
}

test.each(reasons)(
  'after a loss a campaign paused as %s before waits for an admin',
  async (reason) => {
    const { campaignId } = await givenLost(reason)

    expect(await storedCampaign(db(), campaignId)).toMatchObject({
      status: 'paused',
      pauseReasons: [reason, 'funding_lost'],
    })
    await expect(payFor(setup, { campaignId })).rejects.toMatchObject({ code: 'funding-lost' })
    expect(await brokenInvariants(db())).toEqual([])
  },
)

test.each(reasons)(
  'when the bank reverses a loss, a campaign paused as %s before stays paused only for that reason',
  async (reason) => {
    const { campaignId, id } = await givenLost(reason)
    const lost = await setup.deps.provider.retrieveDispute(id)

    await applyDispute(setup.deps, { ...lost, status: 'won' })

    expect(await storedCampaign(db(), campaignId)).toMatchObject({
      status: 'paused',
      pauseReasons: [reason],
    })
    expect(await brokenInvariants(db())).toEqual([])
  },
)

test('after a loss each side ends its own reasons, and ending the last one makes the campaign live', async () => {
  const { campaignId } = await givenLost('manual')

  await change(campaignId, 'resume', byBrand())
  const waiting = await storedCampaign(db(), campaignId)
  await expect(change(campaignId, 'resume', byBrand())).rejects.toMatchObject({
    code: 'campaign-paused-by-another',
  })
  await change(campaignId, 'resume', byAdmin())

  expect(waiting).toMatchObject({ status: 'paused', pauseReasons: ['funding_lost'] })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ status: 'live' })
})

test('a restored brand’s campaign stays paused when its payment was lost meanwhile', async () => {
  const { campaignId } = await givenLost('suspended')

  const { userId } = setup.brand
  await db().transaction((tx) => resumeAfterSuspension(tx, { userId, at: addHours(new Date(), 1) }))

  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    status: 'paused',
    pauseReasons: ['funding_lost'],
  })
})
