import type { FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { storedCampaign } from '../campaigns/testing/stored-campaign.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import { reconcileFundings } from './reconcile-fundings.ts'
import { startFunding } from './start-funding.ts'
import {
  type FundingSetup,
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

function reconcileAfter(seconds: number): Promise<void> {
  const clock = { now: () => new Date(Date.now() + seconds * 1000) }
  return reconcileFundings({ ...setup.deps, clock }, 120)
}

function addFault(fields: {
  match: string
  kind: string
  times: number
  status?: number
}): Promise<void> {
  return setup.sandbox.setFault({ provider: 'stripe', ...fields })
}

/** A funding whose request to the provider failed; returns the funding's id. */
async function openUnansweredFunding(): Promise<FundingId> {
  const { deps, brand } = setup
  const campaignId = await makeDraft(deps.database, brand)
  const attempt = startFunding(deps, { brand, campaignId, amountCents: toCents(700) })
  await expect(attempt).rejects.toMatchObject({ family: 'unavailable' })
  const { id } = await exactlyOne(
    deps.database,
    sql<{ id: FundingId }>`SELECT id FROM campaign_funding WHERE campaign_id = ${campaignId}`,
  )
  return id
}

test('a paid funding whose every event was lost is booked', async () => {
  const funding = await openFunding(setup)
  await pay(setup, funding)

  await reconcileAfter(60)
  const early = await storedFunding(setup.deps.database, funding.fundingId)
  await reconcileAfter(121)

  expect(early.status).toBe('pending')
  expect(await storedCampaign(setup.deps.database, funding.campaignId)).toMatchObject({
    status: 'live',
    fundedCents: 10_000,
  })
})

test('a payment unpaid for 24 hours is cancelled at the provider', async () => {
  const funding = await openFunding(setup)

  await reconcileAfter(23 * 3600)
  const waiting = await storedFunding(setup.deps.database, funding.fundingId)
  await reconcileAfter(24 * 3600 + 1)

  expect(waiting.status).toBe('pending')
  expect((await storedFunding(setup.deps.database, funding.fundingId)).status).toBe('failed')
  const intent = await setup.deps.provider.retrieveFundingIntent(funding.intentId)
  expect(intent.status).toBe('canceled')
  expect(await pay(setup, funding)).toBe(400)
})

test('a payment made in the last moment is booked, not cancelled', async () => {
  const funding = await openFunding(setup)
  await pay(setup, funding)

  await reconcileAfter(24 * 3600 + 1)

  expect((await storedFunding(setup.deps.database, funding.fundingId)).status).toBe('succeeded')
})

test('a request whose response was lost is found under its key and cancelled', async () => {
  await addFault({ match: 'POST /v1/payment_intents', kind: 'drop_response', times: 9 })
  const fundingId = await openUnansweredFunding()
  await setup.sandbox.clearFaults()

  await reconcileAfter(121)

  expect(await storedFunding(setup.deps.database, fundingId)).toMatchObject({
    status: 'failed',
    stripePaymentIntentId: expect.stringMatching(/^pi_/),
  })
  const intents = await intentsOf(fundingId)
  expect(intents.map((intent) => intent.status)).toEqual(['canceled'])
})

test('a request that never reached the provider is abandoned after a day, without a new one', async () => {
  await addFault({ match: 'POST /v1/payment_intents', kind: 'status', status: 503, times: 9 })
  const fundingId = await openUnansweredFunding()
  await setup.sandbox.clearFaults()

  await reconcileAfter(23 * 3600)

  expect(await storedFunding(setup.deps.database, fundingId)).toMatchObject({
    status: 'failed',
    lastError: 'The payment provider never confirmed this payment.',
  })
  expect(await intentsOf(fundingId)).toEqual([])
})

test('a failing funding does not block the others', async () => {
  const first = await openFunding(setup)
  const second = await openFunding(setup)
  await Promise.all([pay(setup, first), pay(setup, second)])
  const path = `GET /v1/payment_intents/${first.intentId}`
  await addFault({ match: path, kind: 'status', status: 500, times: 9 })

  await reconcileAfter(121)
  await setup.sandbox.clearFaults()

  const { database } = setup.deps
  expect((await storedFunding(database, first.fundingId)).status).toBe('pending')
  expect((await storedFunding(database, second.fundingId)).status).toBe('succeeded')
  expect(await applyFundingOutcome(setup.deps, first.fundingId)).toBe('succeeded')
})

interface SeenIntent {
  readonly status: string
  readonly metadata: { readonly fundingId?: FundingId }
}

async function intentsOf(fundingId: FundingId): Promise<SeenIntent[]> {
  const response = await fetch(`${setup.sandbox.url}/control/state`)
  const state = (await response.json()) as { stripe: { paymentIntents: SeenIntent[] } }
  return state.stripe.paymentIntents.filter((each) => each.metadata.fundingId === fundingId)
}
