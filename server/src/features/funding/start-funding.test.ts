import { paymentTerms } from '@permille/contract/funding/funding'
import type { CampaignId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { makeBrand } from '#testing/test-users.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import { findFunding } from './funding-store.ts'
import { requestIntent } from './request-intent.ts'
import { startFunding } from './start-funding.ts'
import {
  type FundingSetup,
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

function fundingsOf(campaignId: CampaignId) {
  return manyRows(
    setup.deps.database,
    sql<{ id: FundingId }>`SELECT id, status, last_error, settled_at FROM campaign_funding
      WHERE campaign_id = ${campaignId}`,
  )
}

test('the person who starts a payment is audited, with its amount and fee', async () => {
  const { deps, brand } = setup
  const campaignId = await makeDraft(deps.database, brand)
  const wanted = { brand, campaignId, amountCents: toCents(5000), requestId: 'request' }

  const { fundingId } = await startFunding(deps, wanted)
  await startFunding(deps, wanted)

  const audit = await exactlyOne(
    deps.database,
    sql`SELECT actor_kind, actor_user_id, action, after, request_id FROM audit_log
      WHERE object_id = ${fundingId}`,
  )
  expect(audit).toEqual({
    actorKind: 'brand',
    actorUserId: brand.userId,
    action: 'funding.start',
    after: { campaignId, amountCents: 5000, feeCents: 500 },
    requestId: 'request',
  })
})

test('amount and fee together may reach exactly the maximum of one charge', async () => {
  const { deps, brand } = setup
  const campaignId = await makeDraft(deps.database, brand)
  const start = (amountCents: number) =>
    startFunding(deps, { brand, campaignId, amountCents: toCents(amountCents) })

  await expect(start(90_909_091)).rejects.toMatchObject({ code: 'funding-too-large' })
  expect(await start(90_909_090)).toMatchObject({ feeCents: 9_090_909 })
})

test('the provider receives the campaign’s name, and on every attempt the first one', async () => {
  const { deps, brand, sandbox } = setup
  const campaignId = await makeDraft(deps.database, brand, { name: 'Summer Drop' })
  const wanted = { brand, campaignId, amountCents: toCents(5000) }
  const { fundingId } = await startFunding(deps, wanted)
  await run(deps.database, sql`UPDATE campaigns SET name = 'Autumn Drop' WHERE id = ${campaignId}`)
  const funding = await findFunding(deps.database, fundingId)
  if (funding === undefined) throw new Error('the funding is not there')

  // The sandbox refuses another body under the same key, as Stripe does.
  const { id } = await requestIntent(deps.provider, funding)

  const response = await fetch(`${sandbox.url}/v1/payment_intents/${id}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })
  expect(await response.json()).toMatchObject({ description: 'Campaign funding: Summer Drop' })
})

test('the accepted payment terms are stored with the payment', async () => {
  const { deps, brand } = setup
  const campaignId = await makeDraft(deps.database, brand)

  const { fundingId } = await startFunding(deps, { brand, campaignId, amountCents: toCents(5000) })

  const kept = sql`SELECT agreed_text FROM campaign_funding WHERE id = ${fundingId}`
  expect(await exactlyOne(deps.database, kept)).toEqual({ agreedText: paymentTerms })
})

test('an open payment with a different fee is not reused', async () => {
  const first = await openFunding(setup)
  const deps = { ...setup.deps, platformFeeBps: 500 }

  const second = await openFunding({ ...setup, deps }, { campaignId: first.campaignId })

  expect(second).toMatchObject({ amountCents: 10_000, feeCents: 500 })
  expect((await storedFunding(deps.database, first.fundingId)).status).toBe('failed')
})

test('a payment cancelled at the provider is replaced by a new one', async () => {
  const first = await openFunding(setup)
  await setup.deps.provider.cancelFundingIntent(first.intentId)

  const second = await openFunding(setup, { campaignId: first.campaignId })

  expect(second.fundingId).not.toBe(first.fundingId)
  expect((await storedFunding(setup.deps.database, first.fundingId)).status).toBe('failed')
})

test('a payment that stays neither open nor ended is read three times', async () => {
  const { campaignId } = await openFunding(setup)
  const { provider } = setup.deps
  let looks = 0
  const changing = {
    ...provider,
    retrieveFundingIntent: async (id: string) => {
      looks += 1
      const intent = await provider.retrieveFundingIntent(id)
      return { ...intent, status: 'succeeded' as const, amountReceivedCents: toCents(1) }
    },
  }
  const deps = { ...setup.deps, provider: changing }

  const starting = openFunding({ ...setup, deps }, { campaignId })

  await expect(starting).rejects.toMatchObject({ code: 'payment-changing' })
  expect(looks).toBe(3)
})

test('a payment that the provider refuses fails at once, with its reason', async () => {
  const { deps, brand, sandbox } = setup
  const campaignId = await makeDraft(deps.database, brand)
  const now = new Date()
  const fault = { provider: 'stripe', match: 'POST /v1/payment_intents', times: 9 }
  await sandbox.setFault({ ...fault, kind: 'status', status: 400 })

  const starting = startFunding(
    { ...deps, clock: { now: () => now } },
    { brand, campaignId, amountCents: toCents(500) },
  )
  const refusal = await starting.catch((error: unknown) => error)

  expect(refusal).toMatchObject({ family: 'rejected' })
  const lastError = (refusal as Error).message
  const fundings = await fundingsOf(campaignId)
  expect(fundings).toMatchObject([{ status: 'failed', lastError, settledAt: now }])
  const audits = fundings.map(({ id }) => storedAudits(deps.database, id))
  expect((await Promise.all(audits)).flat()).toEqual([
    {
      actorKind: 'system',
      action: 'funding.failed',
      before: { status: 'pending' },
      after: { status: 'failed', amountCents: 500, feeCents: 50 },
    },
  ])
})

test.each([
  ['12:59:00', 60, 'a minute'],
  ['12:58:59', 61, '2 minutes'],
  ['12:00:00', 3600, '60 minutes'],
])(
  'a brand that started too many payments by %s waits %i seconds',
  async (time, seconds, words) => {
    const { brand } = setup
    const campaignId = await makeDraft(setup.deps.database, brand)
    const now = new Date(`2026-11-21T${time}Z`)
    const deps = { ...setup.deps, clock: { now: () => now }, paymentsPerHour: 0 }

    const starting = startFunding(deps, { brand, campaignId, amountCents: toCents(500) })

    await expect(starting).rejects.toMatchObject({
      code: 'too-many-payments',
      retryAfterSeconds: seconds,
      message: expect.stringContaining(`Try again in ${words}.`),
    })
    expect(await fundingsOf(campaignId)).toEqual([])
  },
)

test('a completed payment makes room for another one in the same hour', async () => {
  const brand = await makeBrand(setup.deps.database)
  const now = new Date('2026-11-21T12:30:00Z')
  const deps = { ...setup.deps, clock: { now: () => now }, paymentsPerHour: 1 }
  const own = { ...setup, deps, brand }
  const paid = await openFunding(own)
  await expect(openFunding(own)).rejects.toMatchObject({ code: 'too-many-payments' })

  await pay(setup, paid)
  await applyFundingOutcome(deps, paid.fundingId)

  expect(await openFunding(own)).toMatchObject({ amountCents: 10_000 })
})

const storedFailure = {
  provider: 'stripe',
  match: 'POST /v1/payment_intents',
  kind: 'status_after',
  status: 500,
}

/** Stripe keeps a 500 under its key for a day. */
async function startAfterStoredFailure() {
  const { deps, brand, sandbox } = setup
  const campaignId = await makeDraft(deps.database, brand)
  const start = () => startFunding(deps, { brand, campaignId, amountCents: toCents(5000) })
  await sandbox.setFault(storedFailure)
  await start().catch(() => undefined)
  return { campaignId, start }
}

test('a payment created despite a failed response is found and offered', async () => {
  const { campaignId, start } = await startAfterStoredFailure()

  const { fundingId } = await start()

  expect(await fundingsOf(campaignId)).toMatchObject([{ id: fundingId, status: 'pending' }])
  const { stripePaymentIntentId } = await storedFunding(setup.deps.database, fundingId)
  expect(
    await setup.deps.provider.retrieveFundingIntent(stripePaymentIntentId ?? ''),
  ).toMatchObject({ fundingId, status: 'open' })
})

test('a payment that was never created, and whose failure the provider replays, is replaced', async () => {
  const { deps, brand, sandbox } = setup
  const campaignId = await makeDraft(deps.database, brand)
  await sandbox.setFault(storedFailure)
  const nothing = { object: 'list', data: [], has_more: false, url: '/v1/payment_intents' }
  const list = { provider: 'stripe', match: 'GET /v1/payment_intents?', kind: 'status' }
  await sandbox.setFault({ ...list, status: 200, body: nothing })

  const { fundingId } = await startFunding(deps, {
    brand,
    campaignId,
    amountCents: toCents(5000),
  })

  expect(await fundingsOf(campaignId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        status: 'failed',
        lastError: expect.stringContaining('not start'),
      }),
      expect.objectContaining({ id: fundingId, status: 'pending' }),
    ]),
  )
})
