import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { Unavailable } from '#platform/errors/errors.ts'
import { brokenInvariants, makeDraft } from '#testing/test-marketplace.ts'
import { makeBrand } from '#testing/test-users.ts'
import { changeCampaignStatus } from '../campaigns/change-campaign-status.ts'
import { deleteDraft } from '../campaigns/delete-draft.ts'
import { makeDueTransitions } from '../campaigns/make-due-transitions.ts'
import { queuedJobs, storedCampaign } from '../campaigns/testing/stored-campaign.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import { cancelOpenFundings } from './cancel-funding.ts'
import { listOwnFundings } from './funding-store.ts'
import { reconcileFundings } from './reconcile-fundings.ts'
import { refreshFunding } from './refresh-funding.ts'
import {
  type FundingSetup,
  type OpenFunding,
  openFunding,
  pay,
  setUpFunding,
  storedFunding,
} from './testing/funding-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpFunding()
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const hour = 3_600_000

function atHours(hours: number) {
  return { ...setup.deps, clock: { now: () => new Date(Date.now() + hours * hour) } }
}

async function intentStatus({ intentId }: Pick<OpenFunding, 'intentId'>): Promise<string> {
  return (await setup.deps.provider.retrieveFundingIntent(intentId)).status
}

function end(campaignId: CampaignId): Promise<void> {
  const request = { campaignId, change: 'complete', editor: setup.brand, at: new Date() } as const
  return setup.deps.database.transaction((tx) => changeCampaignStatus(tx, request))
}

async function fundedDraft(): Promise<OpenFunding> {
  const campaignId = await makeDraft(setup.deps.database, setup.brand, {
    startsAt: new Date(Date.now() + 300 * hour).toISOString(),
    endsAt: new Date(Date.now() + 600 * hour).toISOString(),
  })
  const funding = await openFunding(setup, { campaignId })
  await pay(setup, funding)
  await applyFundingOutcome(setup.deps, funding.fundingId)
  return funding
}

const removal = () => ({
  database: setup.deps.database,
  cancelOpenPayments: (campaignId: CampaignId) => cancelOpenFundings(setup.deps, campaignId),
})

test('an open payment with the same amount is returned again, however often it is requested', async () => {
  const first = await openFunding(setup)

  const again = await Promise.all(
    Array.from({ length: 8 }, () => openFunding(setup, { campaignId: first.campaignId })),
  )

  expect(new Set(again.map(({ clientSecret }) => clientSecret))).toEqual(
    new Set([first.clientSecret]),
  )
  const { fundingId, campaignId } = first
  const own = { campaignId, brandId: setup.brand.brandId }
  expect(
    (await listOwnFundings(setup.deps.database, { ...own, limit: 9 })).map(({ id }) => id),
  ).toEqual([fundingId])
})

test('eight concurrent requests start one payment', async () => {
  const campaignId = await makeDraft(setup.deps.database, setup.brand)

  const started = await Promise.all(
    Array.from({ length: 8 }, () => openFunding(setup, { campaignId })),
  )

  expect(new Set(started.map(({ fundingId }) => fundingId)).size).toBe(1)
  expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1)
})

test('another amount cancels the open payment', async () => {
  const first = await openFunding(setup, { amountCents: 5000 })

  const second = await openFunding(setup, { amountCents: 6000, campaignId: first.campaignId })

  expect([await intentStatus(first), await intentStatus(second)]).toEqual(['canceled', 'open'])
  expect((await storedFunding(setup.deps.database, first.fundingId)).status).toBe('failed')
})

test('a payment made before the amount changed is booked', async () => {
  const first = await openFunding(setup, { amountCents: 5000 })
  await pay(setup, first)

  const second = await openFunding(setup, { amountCents: 6000, campaignId: first.campaignId })
  const third = await openFunding(setup, { amountCents: 5000, campaignId: first.campaignId })

  expect((await storedFunding(setup.deps.database, first.fundingId)).status).toBe('succeeded')
  expect([await intentStatus(second), await intentStatus(third)]).toEqual(['canceled', 'open'])
  expect(third.fundingId).not.toBe(first.fundingId)
})

test('open payments are cancelled when a campaign ends', async () => {
  const { database } = setup.deps
  const paid = await openFunding(setup)
  await pay(setup, paid)
  await applyFundingOutcome(setup.deps, paid.fundingId)
  const open = await openFunding(setup, { campaignId: paid.campaignId })

  await end(paid.campaignId)

  expect(await queuedJobs(database, 'payments-unwanted')).toContainEqual({
    campaignId: paid.campaignId,
  })
  await cancelOpenFundings(setup.deps, paid.campaignId)
  expect(await intentStatus(open)).toBe('canceled')
  expect(await pay(setup, open)).toBe(400)
})

test('a payment that arrives before its cancellation is booked, and shown as late', async () => {
  const { database } = setup.deps
  const paid = await openFunding(setup)
  await pay(setup, paid)
  await applyFundingOutcome(setup.deps, paid.fundingId)
  const late = await openFunding(setup, { campaignId: paid.campaignId, amountCents: 2500 })
  await end(paid.campaignId)
  await pay(setup, late)

  await cancelOpenFundings(setup.deps, paid.campaignId)

  const own = { campaignId: paid.campaignId, brandId: setup.brand.brandId }
  const rows = await listOwnFundings(database, { ...own, limit: 9 })
  expect(rows.map(({ amountCents, status, isLate }) => [amountCents, status, isLate])).toEqual([
    [2500, 'succeeded', true],
    [10_000, 'succeeded', false],
  ])
  expect(await storedCampaign(database, paid.campaignId)).toMatchObject({
    status: 'completed',
    fundedCents: 12_500,
  })
  expect(await brokenInvariants(database)).toEqual([])
})

test('open payments of a draft past its end are cancelled too', async () => {
  const { database } = setup.deps
  const campaignId = await makeDraft(database, setup.brand, {
    endsAt: new Date(Date.now() + hour).toISOString(),
  })
  const open = await openFunding(setup, { campaignId })

  await reconcileFundings(atHours(0.5), 7200)
  const before = await intentStatus(open)
  await reconcileFundings(atHours(1.1), 7200)

  expect([before, await intentStatus(open)]).toEqual(['open', 'canceled'])
})

test('deleting a draft first cancels its unpaid payments', async () => {
  const { database } = setup.deps
  const open = await openFunding(setup)

  await deleteDraft(removal(), { ...setup.brand, campaignId: open.campaignId })

  expect(await intentStatus(open)).toBe('canceled')
  const { count } = await exactlyOne(
    database,
    sql<{ count: number }>`SELECT count(*) FROM campaigns WHERE id = ${open.campaignId}`,
  )
  expect(count).toBe(0)
})

test('a draft paid a moment ago is not deleted', async () => {
  const open = await openFunding(setup)
  await pay(setup, open)

  const deleting = deleteDraft(removal(), { ...setup.brand, campaignId: open.campaignId })

  await expect(deleting).rejects.toMatchObject({ code: 'campaign-not-deletable' })
  expect(await storedCampaign(setup.deps.database, open.campaignId)).toMatchObject({
    status: 'live',
    fundedCents: 10_000,
  })
})

test('another brand’s delete cancels nothing', async () => {
  const stranger = await makeBrand(setup.deps.database, 'Stranger')
  const open = await openFunding(setup)

  const deleting = deleteDraft(removal(), { ...stranger, campaignId: open.campaignId })

  await expect(deleting).rejects.toMatchObject({ family: 'not-found' })
  expect(await intentStatus(open)).toBe('open')
})

test('a funded draft can be ended; one without money can only be deleted', async () => {
  const { database } = setup.deps
  const funding = await fundedDraft()
  const unfunded = await makeDraft(database, setup.brand)

  await end(funding.campaignId)

  expect((await storedCampaign(database, funding.campaignId)).status).toBe('completed')
  await expect(end(unfunded)).rejects.toMatchObject({ code: 'campaign-never-funded' })
  const byHand = run(
    database,
    sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${unfunded}`,
  )
  await expect(byHand).rejects.toThrow('a draft that nobody funded cannot be completed')
  expect(await brokenInvariants(database)).toEqual([])
})

test('the system ends a funded draft past its end', async () => {
  const funding = await fundedDraft()

  await makeDueTransitions(atHours(601))

  expect((await storedCampaign(setup.deps.database, funding.campaignId)).status).toBe('completed')
})

test('a refresh looks up the named payment, or the newest', async () => {
  const { database } = setup.deps
  const older = await openFunding(setup, { amountCents: 1000 })
  await pay(setup, older)
  await run(
    database,
    sql`UPDATE campaign_funding SET is_processing = true WHERE id = ${older.fundingId}`,
  )
  const newer = await openFunding(setup, { amountCents: 2000, campaignId: older.campaignId })
  const own = { campaignId: older.campaignId, brandId: setup.brand.brandId }

  const first = await refreshFunding(setup.deps, own)
  const second = await refreshFunding(setup.deps, { ...own, fundingId: older.fundingId })

  expect([first.fundedCents, second.fundedCents]).toEqual([0, 1000])
  expect(await intentStatus(newer)).toBe('open')
})

test('while the provider does not respond, a refresh shows the pending payment', async () => {
  const { campaignId } = await openFunding(setup, { amountCents: 1000 })
  const own = { campaignId, brandId: setup.brand.brandId }
  const silence = new Unavailable('payment-provider-unavailable', 'The provider does not respond.')
  const retrieveFundingIntent = () => Promise.reject(silence)
  const provider = { ...setup.deps.provider, retrieveFundingIntent }

  const summary = await refreshFunding({ ...setup.deps, provider }, own)

  expect(summary).toMatchObject({ pendingCents: 1000 })
})

test('an error of our own is not mistaken for a silent provider', async () => {
  const { campaignId } = await openFunding(setup)
  const own = { campaignId, brandId: setup.brand.brandId }
  const bug = new TypeError('undefined is not a function')
  const provider = { ...setup.deps.provider, retrieveFundingIntent: () => Promise.reject(bug) }

  await expect(refreshFunding({ ...setup.deps, provider }, own)).rejects.toBe(bug)
})

test('only cards are requested from the provider, whatever else is enabled', async () => {
  const { intentId } = await openFunding(setup)

  const response = await fetch(`${setup.sandbox.url}/v1/payment_intents/${intentId}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })

  expect(await response.json()).toMatchObject({
    allowed_payment_method_types: ['card'],
    payment_method_types: ['card'],
    automatic_payment_methods: null,
  })
})
