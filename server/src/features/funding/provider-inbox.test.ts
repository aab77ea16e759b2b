import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { queuedJobs, storedCampaign } from '../campaigns/testing/stored-campaign.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import { paymentEventHandler } from './handle-payment-event.ts'
import { handleProviderEvent, requeueStuckEvents } from './handle-provider-event.ts'
import { receiveProviderEvent } from './receive-provider-event.ts'
import {
  type FundingSetup,
  openFunding,
  pay,
  setUpFunding,
  signEvent,
  storedEntries,
  storedFunding,
} from './testing/funding-setup.ts'

let setup: FundingSetup
let lastEvent = 0

beforeAll(async () => {
  setup = await setUpFunding()
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

function newEvent(objectId: string, type = 'payment_intent.succeeded') {
  lastEvent += 1
  return { id: `evt_${lastEvent}`, type, objectId }
}

function receive(request: { rawBody: Buffer; signature: string }): Promise<'new' | 'repeated'> {
  return receiveProviderEvent(setup.deps, request)
}

function handle(eventId: string, at = new Date()): Promise<void> {
  const deps = { ...setup.deps, clock: { now: () => at } }
  const handlers = { 'payment_intent.': paymentEventHandler(setup.deps) }
  return handleProviderEvent({ ...deps, handlers }, eventId)
}

interface InboxRow {
  readonly attempts: number
  readonly outcome: string | null
  readonly isDeferred: boolean
}

function storedEvent(eventId: string): Promise<InboxRow | undefined> {
  return firstRow(
    setup.deps.database,
    sql<InboxRow>`SELECT attempts, outcome, deferred_until IS NOT NULL AS is_deferred
      FROM provider_events WHERE id = ${eventId}`,
  )
}

test('a genuine event is stored once with one job, however often it arrives', async () => {
  const event = newEvent('pi_unknown')
  const signed = signEvent(event)

  await Promise.all(Array.from({ length: 5 }, () => receive(signed)))

  expect(await storedEvent(event.id)).toEqual({ attempts: 0, outcome: null, isDeferred: false })
  const jobs = await queuedJobs(setup.deps.database, 'handle-provider-event')
  expect(jobs.filter((job) => (job as { eventId: string }).eventId === event.id)).toHaveLength(1)
})

test('a forged, stale, unsigned or altered event is refused and leaves no row', async () => {
  const event = newEvent('pi_forged')
  const genuine = signEvent(event)
  const forgeries = [
    signEvent(event, { secret: 'whsec_somebody_elses' }),
    signEvent(event, { at: Date.now() / 1000 - 600 }),
    { ...genuine, signature: '' },
    { ...genuine, rawBody: Buffer.from(genuine.rawBody.toString().replace('forged', 'stolen')) },
    { ...genuine, rawBody: Buffer.concat([genuine.rawBody, Buffer.from(' ')]) },
  ]

  const results = await Promise.allSettled(forgeries.map(receive))

  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: {} })
  }
  expect(await storedEvent(event.id)).toBeUndefined()
})

test('the event of a paid funding books it once, even when handled repeatedly', async () => {
  const funding = await openFunding(setup)
  await pay(setup, funding)
  const events = [newEvent(funding.intentId), newEvent(funding.intentId)]
  for (const event of events) await receive(signEvent(event))

  await Promise.all([...events, ...events].map((event) => handle(event.id)))

  expect(await storedEntries(setup.deps.database, funding.campaignId)).toHaveLength(2)
  expect(await storedEvent(events[0]?.id ?? '')).toMatchObject({
    outcome: expect.stringMatching(/succeeded|unchanged/),
  })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('an event reporting a payment books nothing while the provider reports it unpaid', async () => {
  const funding = await openFunding(setup)
  const event = newEvent(funding.intentId)
  await receive(signEvent(event))

  await handle(event.id)

  expect(await storedEvent(event.id)).toMatchObject({ outcome: 'pending' })
  expect((await storedCampaign(setup.deps.database, funding.campaignId)).status).toBe('draft')
})

test('a lost event does no harm: returning from the payment page books the payment', async () => {
  const funding = await openFunding(setup)
  await pay(setup, funding)

  await applyFundingOutcome(setup.deps, funding.fundingId)
  const late = newEvent(funding.intentId)
  await receive(signEvent(late))
  await handle(late.id, new Date(Date.now() + 3 * 86_400_000))

  expect(await storedEvent(late.id)).toMatchObject({ outcome: 'unchanged' })
  expect(await storedEntries(setup.deps.database, funding.campaignId)).toHaveLength(2)
})

test('an event finds a funding whose row does not have its payment yet', async () => {
  const funding = await openFunding(setup)
  await run(
    setup.deps.database,
    sql`UPDATE campaign_funding SET stripe_payment_intent_id = NULL WHERE id = ${funding.fundingId}`,
  )
  await pay(setup, funding)
  const event = newEvent(funding.intentId)
  await receive(signEvent(event))

  await handle(event.id)

  expect(await storedFunding(setup.deps.database, funding.fundingId)).toMatchObject({
    status: 'succeeded',
    stripePaymentIntentId: funding.intentId,
  })
})

test('an unknown object is deferred, and closed as unknown after 72 hours', async () => {
  const event = newEvent('pi_nobody_knows')
  await receive(signEvent(event))

  await handle(event.id)
  const first = await storedEvent(event.id)
  await handle(event.id, new Date(Date.now() + 72 * 3_600_000 + 1000))

  expect(first).toEqual({ attempts: 1, outcome: null, isDeferred: true })
  expect(await storedEvent(event.id)).toEqual({
    attempts: 2,
    outcome: 'unknown',
    isDeferred: false,
  })
})

test('an event that nothing handles or ignores is closed as unexpected', async () => {
  const event = newEvent('ch_1', 'charge.updated')
  await receive(signEvent(event))

  await handle(event.id)

  expect(await storedEvent(event.id)).toMatchObject({ outcome: 'unexpected' })
})

test('while the provider is down an event stays open, and is requeued when stuck', async () => {
  const funding = await openFunding(setup)
  const event = newEvent(funding.intentId)
  await receive(signEvent(event))
  const fault = { provider: 'stripe', match: 'GET /v1/payment_intents', times: 9 }
  await setup.sandbox.setFault({ ...fault, kind: 'status', status: 500 })

  await expect(handle(event.id)).rejects.toMatchObject({ family: 'unavailable' })
  const open = await storedEvent(event.id)
  await run(setup.deps.database, sql`SELECT graphile_worker.remove_job(${`event:${event.id}`})`)
  await requeueStuckEvents({
    ...setup.deps,
    clock: { now: () => new Date(Date.now() + 601_000) },
  })

  expect(open).toMatchObject({ outcome: null, isDeferred: false })
  const jobs = await queuedJobs(setup.deps.database, 'handle-provider-event')
  expect(jobs).toContainEqual({ eventId: event.id })
})

test('the payment of a shop on the same provider account is closed at once, and not polled', async () => {
  const response = await fetch(`${setup.sandbox.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ amount: '500', currency: 'usd' }),
  })
  const { id } = (await response.json()) as { id: string }
  const event = newEvent(id)
  await receive(signEvent(event))

  await handle(event.id)

  expect(await storedEvent(event.id)).toEqual({
    attempts: 1,
    outcome: 'foreign',
    isDeferred: false,
  })
})
