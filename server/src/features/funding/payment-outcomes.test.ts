import type { FundingId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FundingIntent } from '#integrations/stripe/payment-provider.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { isLocked } from '#testing/row-locks.ts'
import { applyFundingOutcome, applyIntent } from './apply-funding-outcome.ts'
import { paymentEventHandler } from './handle-payment-event.ts'
import {
  type FundingSetup,
  type OpenFunding,
  openFunding,
  pay,
  setUpFunding,
  storedAudits,
  storedFunding,
} from './testing/funding-setup.ts'

let setup: FundingSetup

beforeAll(async () => {
  setup = await setUpFunding()
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const at = new Date('2030-01-01T00:00:00Z')

/** Applies the payment as the provider shows it, with these differences. */
async function apply(funding: OpenFunding, differences: Partial<FundingIntent> = {}) {
  const intent = await setup.deps.provider.retrieveFundingIntent(funding.intentId)
  const news = {
    ...setup.deps,
    clock: { now: () => at },
    funding: { id: funding.fundingId, campaignId: funding.campaignId },
    intent: { ...intent, ...differences },
  }
  return await setup.deps.database.transaction((tx) => applyIntent(tx, news))
}

/** A payment that the provider accepted, whose id the funding does not know. */
async function openUnnamed(): Promise<OpenFunding> {
  const funding = await openFunding(setup)
  await run(
    setup.deps.database,
    sql`UPDATE campaign_funding SET stripe_payment_intent_id = NULL WHERE id = ${funding.fundingId}`,
  )
  return funding
}

function timesOf(id: FundingId) {
  return exactlyOne(
    setup.deps.database,
    sql`SELECT checked_at, settled_at, is_processing FROM campaign_funding WHERE id = ${id}`,
  )
}

const auditsOf = (id: FundingId) => storedAudits(setup.deps.database, id)

const amounts = { amountCents: 10_000, feeCents: 1000 }

test('each end of a payment is audited once, with its previous state', async () => {
  const [paid, cancelled] = [await openFunding(setup), await openFunding(setup)]
  await pay(setup, paid)

  for (const funding of [paid, paid]) await apply(funding)
  for (const funding of [cancelled, cancelled]) await apply(funding, { status: 'canceled' })

  const entry = { actorKind: 'system', before: { status: 'pending' } }
  expect(await auditsOf(paid.fundingId)).toEqual([
    { ...entry, action: 'funding.succeeded', after: { status: 'succeeded', ...amounts } },
  ])
  expect(await auditsOf(cancelled.fundingId)).toEqual([
    { ...entry, action: 'funding.failed', after: { status: 'failed', ...amounts } },
  ])
})

test.each(['open', 'canceled'] as const)(
  'a funding stores its payment, which is %s',
  async (status) => {
    const funding = await openUnnamed()

    await apply(funding, { status })

    const stored = await storedFunding(setup.deps.database, funding.fundingId)
    expect(stored.stripePaymentIntentId).toBe(funding.intentId)
  },
)

test('a bank payment is recorded as in transit until it arrives', async () => {
  const funding = await openFunding(setup)

  await apply(funding, { status: 'processing' })
  const onItsWay = await timesOf(funding.fundingId)
  await apply(funding, { status: 'open' })

  expect(onItsWay).toEqual({ checkedAt: at, settledAt: null, isProcessing: true })
  expect(await timesOf(funding.fundingId)).toMatchObject({ isProcessing: false })
  expect(await auditsOf(funding.fundingId)).toEqual([])
})

test('a payment made for something else is recorded, and its funding keeps waiting for its own', async () => {
  const funding = await openUnnamed()

  const verdict = await apply(funding, { fundingId: newId(), status: 'succeeded' })

  expect(verdict).toBe('mismatch')
  expect(await storedFunding(setup.deps.database, funding.fundingId)).toEqual({
    status: 'pending',
    stripePaymentIntentId: null,
    lastError: 'This payment was made for something else.',
  })
  expect(await timesOf(funding.fundingId)).toEqual({
    checkedAt: at,
    settledAt: null,
    isProcessing: false,
  })
})

test('applying a payment locks its campaign and its funding until it commits', async () => {
  const funding = await openFunding(setup)
  const { campaignId, fundingId: id } = funding
  await apply(funding, { status: 'canceled' })
  const intent = await setup.deps.provider.retrieveFundingIntent(funding.intentId)

  const [verdict, ...held] = await setup.deps.database.transaction(async (tx) => [
    await applyIntent(tx, { ...setup.deps, funding: { id, campaignId }, intent }),
    await isLocked(setup.deps.database, 'campaign', campaignId),
    await isLocked(setup.deps.database, 'funding', id),
  ])

  expect([verdict, held]).toEqual(['unchanged', [true, true]])
})

test('the provider is not queried for an unknown, unsent or paid funding', async () => {
  const [unsent, paid] = [await openUnnamed(), await openFunding(setup)]
  await pay(setup, paid)
  await applyFundingOutcome(setup.deps, paid.fundingId)
  const fault = { provider: 'stripe', match: 'GET /v1/payment_intents', times: 9 }
  await setup.sandbox.setFault({ ...fault, kind: 'status', status: 500 })
  const ids = [newId<FundingId>(), unsent.fundingId, paid.fundingId]

  const outcomes = await Promise.all(ids.map((id) => applyFundingOutcome(setup.deps, id)))

  expect(outcomes).toEqual(['missing', 'unsent', 'unchanged'])
})

test('a bank payment in transit is not cancelled after a day', async () => {
  const funding = await openFunding(setup)
  const { provider } = setup.deps
  const cancelled: string[] = []
  const busy = {
    ...provider,
    retrieveFundingIntent: async (id: string) => ({
      ...(await provider.retrieveFundingIntent(id)),
      status: 'processing' as const,
    }),
    cancelFundingIntent: async (id: string) => {
      cancelled.push(id)
      return await provider.cancelFundingIntent(id)
    },
  }
  const deps = { ...setup.deps, provider: busy, clock: { now: () => at } }

  const outcome = await applyFundingOutcome(deps, funding.fundingId)

  expect([outcome, cancelled]).toEqual(['pending', []])
})

test('a payment from another installation is ignored, even if it names one of our fundings', async () => {
  const funding = await openFunding(setup)
  const { provider } = setup.deps
  const foreign = {
    ...provider,
    retrieveFundingIntent: async (id: string) => ({
      ...(await provider.retrieveFundingIntent(id)),
      isForeign: true,
    }),
  }
  const event = { id: 'evt_1', type: 'payment_intent.created', objectId: funding.intentId }
  const stored = { ...event, accountId: null, receivedAt: at, attempts: 0, processedAt: null }

  const outcome = await paymentEventHandler({ ...setup.deps, provider: foreign })(stored)

  expect(outcome).toEqual({ kind: 'done', outcome: 'foreign' })
})
