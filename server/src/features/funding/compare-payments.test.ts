import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { watchBooks } from '#money/books/watch-books.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { bookedFundings, type OpenFunding, openFundings, pay } from '#testing/open-fundings.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeNewCreator } from '#testing/test-users.ts'
import { until } from '#testing/until.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let fundings: OpenFunding[]

beforeAll(async () => {
  server = await startTestServer()
  const brand = await server.person('brand')
  fundings = await openFundings(server, { brand, count: 3, campaignCount: 3 })
  await server.startWorker()
}, 60_000)

afterAll(() => server.close())

const fundingAt = (index: number): OpenFunding => {
  const funding = fundings[index]
  if (funding === undefined) throw new Error('no such payment')
  return funding
}

/** A call of the provider's API, as an operator or another program with our key makes it. */
async function atProvider(path: string, fields: Record<string, string>): Promise<{ id: string }> {
  const response = await fetch(`${server.sandbox.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams(fields),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as { id: string }
}

const damage = (intentId: string, metadata: Record<string, string>) =>
  atProvider(
    `payment_intents/${intentId}`,
    Object.fromEntries(
      Object.entries(metadata).map(([field, text]) => [`metadata[${field}]`, text]),
    ),
  )

async function payAndBook(funding: OpenFunding): Promise<void> {
  await pay(server, funding)
  await until(
    'the payment is booked',
    async () =>
      (await bookedFundings(server)).get(funding.fundingId)?.startsWith('succeeded') === true,
  )
}

async function arePayoutsVouchedFor(): Promise<boolean> {
  const { isClean } = await exactlyOne(
    server.database.db,
    sql<{ isClean: boolean }>`SELECT clean_until IS NOT NULL AS is_clean FROM invariant_runs
      ORDER BY at DESC LIMIT 1`,
  )
  return isClean
}

it('reports a payment with unreadable metadata, checks the rest and stops no payout', async () => {
  const [fee, own] = [fundingAt(0), fundingAt(1)]
  await payAndBook(fee)
  await payAndBook(own)
  await damage(fee.intentId, { feeCents: '12.5 dollars' })
  await damage(own.intentId, { fundingId: 'mine', brandId: '', campaignId: "'; DROP TABLE" })

  const result = await server.wiring.parts.comparePayments(null)
  await watchBooks(server.wiring.parts)

  expect(result).toMatchObject({ unchecked: null, stopsPayouts: false })
  expect(new Map(result.offenders.map(({ offender, detail }) => [offender, detail]))).toEqual(
    new Map([
      [fee.intentId, 'Its metadata cannot be read: feeCents says “12.5 dollars”'],
      [
        own.intentId,
        "Its metadata cannot be read: fundingId says “mine”, campaignId says “'; DROP TABLE”",
      ],
    ]),
  )
  expect(await arePayoutsVouchedFor()).toBe(true)
})

it('books a payment whose metadata was damaged before payment, because our own row names it', async () => {
  const funding = fundingAt(2)
  await damage(funding.intentId, { fundingId: 'nobody’s', feeCents: '-3' })

  await payAndBook(funding)

  const open = sql<object>`SELECT FROM provider_events WHERE processed_at IS NULL`
  await until('every event is handled', async () => {
    return (await manyRows(server.database.db, open)).length === 0
  })
})

it('reports a refund and a transfer with unreadable metadata, and checks the rest', async () => {
  const { creatorId } = await makeNewCreator(server.database.db)
  const destination = await server.sandbox.openPayoutAccount(creatorId)
  await server.sandbox.fillBalance(10_000)
  const transfer = await atProvider('transfers', {
    amount: '100',
    currency: 'usd',
    destination,
    'metadata[payoutId]': 'a payout',
  })
  const refund = await atProvider('refunds', {
    payment_intent: fundingAt(0).intentId,
    amount: '100',
    'metadata[refundId]': 'a refund',
    'metadata[feeCents]': 'NaN',
  })

  const payments = await server.wiring.parts.comparePayments(null)
  const transfers = await server.wiring.parts.compareTransfers(null)

  expect(payments).toMatchObject({ unchecked: null, stopsPayouts: false })
  expect(payments.offenders).toContainEqual({
    offender: refund.id,
    detail: 'Its metadata cannot be read: refundId says “a refund”, feeCents says “NaN”',
  })
  expect(transfers).toMatchObject({
    unchecked: null,
    stopsPayouts: false,
    offenders: [
      { offender: transfer.id, detail: 'Its metadata cannot be read: payoutId says “a payout”' },
    ],
  })
})

it('still stops payouts for a payment that clearly names another funding', async () => {
  const funding = fundingAt(1)
  await damage(funding.intentId, { fundingId: newId(), campaignId: newId() })

  const result = await server.wiring.parts.comparePayments(null)

  expect(result.stopsPayouts).toBe(true)
  expect(result.offenders[0]).toMatchObject({
    offender: funding.intentId,
    detail: expect.stringContaining('which is not in the books'),
  })
})
