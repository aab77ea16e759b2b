import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, makeDraft } from '#testing/test-marketplace.ts'
import { makeBrand } from '#testing/test-users.ts'
import { exhaust, queuedJobs, storedCampaign } from '../campaigns/testing/stored-campaign.ts'
import { applyFundingOutcome, applyIntent } from './apply-funding-outcome.ts'
import { startFunding } from './start-funding.ts'
import {
  type FundingSetup,
  openFunding,
  pay,
  setUpFunding,
  storedEntries,
  storedFunding,
} from './testing/funding-setup.ts'

let setup: FundingSetup

beforeAll(async () => {
  setup = await setUpFunding()
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

test('a paid funding reaches the ledger, the campaign and outstanding earnings', async () => {
  const { deps } = setup
  const funding = await openFunding(setup)
  await pay(setup, funding)

  const outcome = await applyFundingOutcome(deps, funding.fundingId)

  expect(outcome).toBe('succeeded')
  expect(await storedFunding(deps.database, funding.fundingId)).toEqual({
    status: 'succeeded',
    stripePaymentIntentId: funding.intentId,
    lastError: null,
  })
  expect(await storedEntries(deps.database, funding.campaignId)).toEqual([
    'brand_fund 10000 campaign:…:budget',
    'brand_fund 1000 campaign:…:fee_reserve',
  ])
  expect(await storedCampaign(deps.database, funding.campaignId)).toMatchObject({
    status: 'live',
    fundedCents: 10_000,
  })
  const jobs = await queuedJobs(deps.database, 'campaign-funded')
  expect(jobs).toContainEqual({ campaignId: funding.campaignId })
  expect(await queuedJobs(deps.database, 'funding-booked')).toContainEqual({
    fundingId: funding.fundingId,
  })
  expect(await brokenInvariants(deps.database)).toEqual([])
})

test('the paying card is stored for the receipt', async () => {
  const { deps } = setup
  const funding = await openFunding(setup)
  await pay(setup, funding)

  await applyFundingOutcome(deps, funding.fundingId)

  const kept = await exactlyOne(
    deps.database,
    sql<{ cardBrand: string; cardLast4: string }>`SELECT card_brand, card_last4
      FROM campaign_funding WHERE id = ${funding.fundingId}`,
  )
  expect(kept).toEqual({ cardBrand: 'visa', cardLast4: '4242' })
})

test('the card is charged the amount and the fee together', async () => {
  const funding = await openFunding(setup, { amountCents: 12_345 })

  const intent = await setup.deps.provider.retrieveFundingIntent(funding.intentId)

  expect([funding.feeCents, intent.amountCents]).toEqual([1_235, 13_580])
})

test('an unpaid funding changes nothing', async () => {
  const { deps } = setup
  const funding = await openFunding(setup)

  const outcome = await applyFundingOutcome(deps, funding.fundingId)

  expect(outcome).toBe('pending')
  expect((await storedCampaign(deps.database, funding.campaignId)).status).toBe('draft')
  expect(await storedEntries(deps.database, funding.campaignId)).toEqual([])
})

test('eight concurrent calls book a funding once', async () => {
  const { deps } = setup
  const funding = await openFunding(setup)
  await pay(setup, funding)

  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => applyFundingOutcome(deps, funding.fundingId)),
  )

  expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(1)
  expect(await storedEntries(deps.database, funding.campaignId)).toHaveLength(2)
  expect(await storedCampaign(deps.database, funding.campaignId)).toMatchObject({
    fundedCents: 10_000,
  })
  expect(await brokenInvariants(deps.database)).toEqual([])
})

test('two concurrent fundings of a campaign are both booked', async () => {
  const { deps } = setup
  const first = await openFunding(setup, { amountCents: 7_000 })
  await pay(setup, first)
  const second = await openFunding(setup, { amountCents: 8_000, campaignId: first.campaignId })
  await pay(setup, second)

  await Promise.all(
    [first, second, first, second].map(({ fundingId }) => applyFundingOutcome(deps, fundingId)),
  )

  expect(await storedCampaign(deps.database, first.campaignId)).toMatchObject({
    status: 'live',
    fundedCents: 15_000,
    budgetCents: 15_000,
  })
  expect(await brokenInvariants(deps.database)).toEqual([])
})

test('after a declined card, a good one can pay the same payment', async () => {
  const { deps } = setup
  const funding = await openFunding(setup)

  const declined = await pay(setup, funding, 'pm_card_visa_chargeDeclined')
  const first = await applyFundingOutcome(deps, funding.fundingId)
  const afterDecline = await storedFunding(deps.database, funding.fundingId)
  await pay(setup, funding)
  const second = await applyFundingOutcome(deps, funding.fundingId)

  expect([declined, first, second]).toEqual([402, 'pending', 'succeeded'])
  expect(afterDecline).toMatchObject({
    status: 'pending',
    lastError: expect.stringContaining('declined'),
  })
  expect(await storedFunding(deps.database, funding.fundingId)).toMatchObject({ lastError: null })
})

test('a payment of another amount is never booked', async () => {
  const { deps } = setup
  const funding = await openFunding(setup)
  await pay(setup, funding)
  await run(
    deps.database,
    sql`UPDATE campaign_funding SET amount_cents = 20000 WHERE id = ${funding.fundingId}`,
  )

  const outcome = await applyFundingOutcome(deps, funding.fundingId)

  expect(outcome).toBe('mismatch')
  expect(await storedFunding(deps.database, funding.fundingId)).toMatchObject({ status: 'pending' })
  expect(await storedEntries(deps.database, funding.campaignId)).toEqual([])
})

test('another funding’s payment is never booked', async () => {
  const { deps } = setup
  const unpaid = await openFunding(setup)
  const paid = await openFunding(setup)
  await pay(setup, paid)
  const intent = await deps.provider.retrieveFundingIntent(paid.intentId)

  const outcome = await deps.database.transaction((tx) =>
    applyIntent(tx, {
      ...deps,
      funding: { id: unpaid.fundingId, campaignId: unpaid.campaignId },
      intent,
    }),
  )

  expect(outcome).toBe('mismatch')
  expect(await storedEntries(deps.database, unpaid.campaignId)).toEqual([])
})

test('a cancelled payment fails its funding', async () => {
  const { deps } = setup
  const funding = await openFunding(setup)
  await deps.provider.cancelFundingIntent(funding.intentId)

  const outcome = await applyFundingOutcome(deps, funding.fundingId)

  expect(outcome).toBe('failed')
  expect(await storedFunding(deps.database, funding.fundingId)).toMatchObject({
    status: 'failed',
    lastError: 'The payment was cancelled.',
  })
})

test('a top-up resumes a campaign that ran out of money and raises its budget', async () => {
  const { deps } = setup
  const first = await openFunding(setup)
  await pay(setup, first)
  await applyFundingOutcome(deps, first.fundingId)
  await exhaust(deps.database, first.campaignId)

  const second = await openFunding(setup, { amountCents: 5_000, campaignId: first.campaignId })
  await pay(setup, second)
  await applyFundingOutcome(deps, second.fundingId)

  expect(await storedCampaign(deps.database, first.campaignId)).toMatchObject({
    status: 'live',
    pauseReason: null,
    fundedCents: 15_000,
    budgetCents: 15_000,
  })
})

test('another brand’s campaign is not found, and nothing is stored', async () => {
  const { deps } = setup
  const stranger = await makeBrand(deps.database, 'Stranger')
  const campaignId = await makeDraft(deps.database, setup.brand)

  const attempt = startFunding(deps, { brand: stranger, campaignId, amountCents: toCents(100) })

  await expect(attempt).rejects.toMatchObject({ family: 'not-found' })
  expect(await run(deps.database, fundingsOf(campaignId))).toBe(0)
})

test('a payment too large for one charge is refused before anything is stored', async () => {
  const { deps, brand } = setup
  const campaignId = await makeDraft(deps.database, brand)

  const attempt = startFunding(deps, { brand, campaignId, amountCents: toCents(99_999_999) })

  await expect(attempt).rejects.toMatchObject({ code: 'funding-too-large' })
  expect(await run(deps.database, fundingsOf(campaignId))).toBe(0)
})

test('without a response from the provider the funding stays pending', async () => {
  const { deps, brand, sandbox } = setup
  const campaignId = await makeDraft(deps.database, brand)
  const fault = { provider: 'stripe', match: 'POST /v1/payment_intents', times: 10 }
  await sandbox.setFault({ ...fault, kind: 'status', status: 503 })

  const attempt = startFunding(deps, { brand, campaignId, amountCents: toCents(100) })

  await expect(attempt).rejects.toMatchObject({ family: 'unavailable' })
  expect(await run(deps.database, sql`${fundingsOf(campaignId)} AND status = 'pending'`)).toBe(1)
})

function fundingsOf(campaignId: CampaignId) {
  return sql`SELECT FROM campaign_funding WHERE campaign_id = ${campaignId}`
}
