import { randomUUID } from 'node:crypto'
import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { type RunningJobs, runJobs } from '#platform/jobs/job-runner.ts'
import { noMetrics } from '#platform/watch/metrics.ts'
import { brokenInvariants, makeDraft } from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import type { Person, TestBrand } from '#testing/test-users.ts'
import { until } from '#testing/until.ts'
import { storedCampaign } from '../campaigns/testing/stored-campaign.ts'
import { fundingRoutes } from './funding-routes.ts'
import { fundingHandlers } from './funding-work.ts'
import { paymentEventHandler } from './handle-payment-event.ts'
import { type FundingSetup, pay, setUpFunding, signEvent } from './testing/funding-setup.ts'
import { webhookRoute } from './webhook-route.ts'

const port = 4611

let setup: FundingSetup
let http: TestRoutes
let jobs: RunningJobs
let brand: TestBrand & Person
let stranger: Person

beforeAll(async () => {
  setup = await setUpFunding(`http://127.0.0.1:${port}/api/stripe/webhook`)
  const { deps, opened } = setup
  const settings = { publishableKey: 'pk_test_sandbox', paymentScriptUrl: 'http://localhost/s.js' }
  const routes = [
    ...fundingRoutes({ ...deps, ...settings }),
    webhookRoute({ ...deps, metrics: noMetrics }),
  ]
  http = serveRoutes(deps, routes)
  brand = await http.signIn(setup.brand)
  stranger = await http.person('brand')
  await http.app.listen({ port, host: '127.0.0.1' })
  const handlers = { 'payment_intent.': paymentEventHandler(deps) }
  jobs = await runJobs({
    connectionString: opened.connectionString,
    handlers: fundingHandlers({ ...deps, handlers }),
    concurrency: 2,
    ownsQueue: true,
    log: opened.log,
  })
})
afterAll(async () => {
  await jobs.stop()
  await http.close()
  await setup.close()
})

interface Ask {
  readonly amount: unknown
  readonly campaignId: unknown
}

function ask(body: Ask, as: Person = brand, headers: Record<string, string> = {}) {
  const url = '/api/stripe/create-payment-intent'
  return http.call('POST', url, { as, body, headers })
}

async function countFundings(): Promise<number> {
  const { count } = await exactlyOne(
    setup.deps.database,
    sql<{ count: number }>`SELECT count(*) AS count FROM campaign_funding`,
  )
  return count
}

test('the webhook alone makes the campaign live after a card payment', async () => {
  const { deps } = setup
  const campaignId = await makeDraft(deps.database, setup.brand)

  const response = await ask({ amount: 100, campaignId })
  const { clientSecret, fundingId, amountCents, feeCents } = response.json
  await pay(setup, { clientSecret })
  await until(
    'it has happened',
    async () => (await storedCampaign(deps.database, campaignId)).status === 'live',
  )

  expect([response.status, amountCents, feeCents]).toEqual([200, 10_000, 1_000])
  expect(fundingId).toMatch(/^[0-9a-f-]{36}$/)
  expect(await storedCampaign(deps.database, campaignId)).toMatchObject({ fundedCents: 10_000 })
  expect(await brokenInvariants(deps.database)).toEqual([])
})

test('concurrent webhook, return and reconciliation book one entry each', async () => {
  const { deps } = setup
  const campaigns = []
  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'payment_intent.succeeded',
    kind: 'duplicate_webhook',
    times: 5,
  })
  for (let index = 0; index < 5; index += 1) {
    const campaignId = await makeDraft(deps.database, brand)
    const { clientSecret } = (await ask({ amount: 10, campaignId })).json
    campaigns.push({ campaignId, clientSecret, intentId: clientSecret.split('_secret')[0] })
  }

  await Promise.all(
    campaigns.map(async (campaign) => {
      await pay(setup, campaign)
      await Promise.all([refresh(campaign.campaignId), refresh(campaign.campaignId)])
    }),
  )
  await until('it has happened', async () => {
    const open = await manyRows(
      deps.database,
      sql`SELECT FROM provider_events WHERE processed_at IS NULL`,
    )
    return open.length === 0
  })

  for (const { campaignId } of campaigns) {
    expect(await storedCampaign(deps.database, campaignId)).toMatchObject({ fundedCents: 1_000 })
  }
  expect(await brokenInvariants(deps.database)).toEqual([])
})

function refresh(campaignId: CampaignId, as: Person = brand) {
  return http.call('POST', `/api/campaigns/${campaignId}/refresh-funding`, { as })
}

test('refreshing returns the campaign’s funding, the last decline included', async () => {
  const { deps } = setup
  const campaignId = await makeDraft(deps.database, brand)
  const { clientSecret } = (await ask({ amount: 12.34, campaignId })).json
  const payment = { clientSecret, intentId: clientSecret.split('_secret')[0] }

  await pay(setup, payment, 'pm_card_visa_chargeDeclined')
  const declined = await refresh(campaignId)
  await pay(setup, payment)
  const paid = await refresh(campaignId)

  expect(declined.json).toEqual({
    campaignStatus: 'draft',
    budgetCents: 10_000,
    fundedCents: 0,
    pendingCents: 1_234,
    lastError: expect.stringContaining('declined'),
  })
  expect(paid.json).toEqual({
    campaignStatus: 'live',
    budgetCents: 10_000,
    fundedCents: 1_234,
    pendingCents: 0,
    lastError: null,
  })
})

test.each([
  ['0', 0],
  ['a negative amount', -5],
  ['less than $1', 0.99],
  ['a tenth of a cent', 1.001],
  ['too much', 1_000_000],
  ['text', '100'],
  ['an exponent as text', '1e3'],
  ['nothing', null],
  ['a list', [100]],
  ['an object', { amount: 100 }],
  ['a truth', true],
  ['more than any number', 1e300],
])('%s is not a funding amount', async (_case, amount) => {
  const campaignId = await makeDraft(setup.deps.database, setup.brand)
  const before = await countFundings()

  const response = await ask({ amount, campaignId })

  expect(response.status).toBe(400)
  expect(response.json.message).toMatch(/funding/)
  expect(await countFundings()).toBe(before)
})

test.each(['1e309', 'NaN', '-Infinity'])('%s in the body is not an amount', async (amount) => {
  const campaignId = await makeDraft(setup.deps.database, setup.brand)

  const response = await http.call('POST', '/api/stripe/create-payment-intent', {
    as: brand,
    rawBody: `{"amount": ${amount}, "campaignId": "${campaignId}"}`,
  })

  expect(response.status).toBe(400)
})

test('no call finds another brand’s campaign', async () => {
  const campaignId = await makeDraft(setup.deps.database, setup.brand)
  const before = await countFundings()

  const responses = [
    await ask({ amount: 10, campaignId }, stranger),
    await ask({ amount: 10, campaignId: randomUUID() }),
    await refresh(campaignId, stranger),
    await http.call('GET', `/api/campaigns/${campaignId}/fundings`, { as: stranger }),
  ]

  expect(responses.map((response) => response.status)).toEqual([404, 404, 404, 404])
  expect(await countFundings()).toBe(before)
})

test('submitting a form ten times with one key starts one payment', async () => {
  const campaignId = await makeDraft(setup.deps.database, setup.brand)
  const before = await countFundings()
  const headers = { 'idempotency-key': randomUUID() }

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => ask({ amount: 10, campaignId }, brand, headers)),
  )

  const secrets = new Set(responses.map((response) => response.json.clientSecret))
  expect(secrets.size).toBe(1)
  expect(await countFundings()).toBe(before + 1)
})

test('a provider that does not respond causes a 503', async () => {
  const campaignId = await makeDraft(setup.deps.database, setup.brand)
  const fault = { provider: 'stripe', match: 'POST /v1/payment_intents', times: 9 }
  await setup.sandbox.setFault({ ...fault, kind: 'status', status: 500 })

  const response = await ask({ amount: 10, campaignId })
  await setup.sandbox.clearFaults()

  expect(response.status).toBe(503)
  expect(response.json.message).toEqual(expect.any(String))
})

test('a campaign’s fundings are listed for its brand, newest first', async () => {
  const campaignId = await makeDraft(setup.deps.database, setup.brand)
  await ask({ amount: 10, campaignId })
  await ask({ amount: 20, campaignId })

  const url = `/api/campaigns/${campaignId}/fundings`
  const response = await http.call('GET', url, { as: brand })

  expect(response.json).toEqual([
    expect.objectContaining({ amountCents: 2_000, feeCents: 200, status: 'pending' }),
    expect.objectContaining({ amountCents: 1_000, feeCents: 100, status: 'failed' }),
  ])
})

test('the browser gets the URL of the payment form', async () => {
  const response = await http.call('GET', '/api/stripe/config', { as: brand })

  expect(response.json).toEqual({
    publishableKey: 'pk_test_sandbox',
    scriptUrl: 'http://localhost/s.js',
    feeBps: 1000,
  })
})

function post(rawBody: Buffer, signature: string) {
  const headers = { 'stripe-signature': signature }
  return http.call('POST', '/api/stripe/webhook', { rawBody, origin: null, headers })
}

test('a genuine webhook returns 200, a forged one 400, an oversized one 413', async () => {
  const event = { id: `evt_${randomUUID()}`, type: 'charge.updated', objectId: 'ch_1' }
  const { rawBody, signature } = signEvent(event)
  const oversized = Buffer.alloc(256 * 1024 + 1, ' ')

  const responses = [
    await post(rawBody, signature),
    await post(rawBody, signature),
    await post(Buffer.concat([rawBody, rawBody]), signature),
    await post(rawBody, ''),
    await post(oversized, signature),
  ]

  expect(responses.map((response) => response.status)).toEqual([200, 200, 400, 400, 413])
  const stored = await run(
    setup.deps.database,
    sql`SELECT FROM provider_events WHERE id = ${event.id}`,
  )
  expect(stored).toBe(1)
})
