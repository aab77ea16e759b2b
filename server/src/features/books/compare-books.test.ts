import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createStripePaymentProvider } from '#integrations/stripe/stripe-payment-provider.ts'
import { bookFunding } from '#money/movements/fund-campaign.ts'
import { addSeconds } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { refundCampaign } from '../refunds/request-refund.ts'
import { endCampaign, payFor } from '../refunds/testing/refund-setup.ts'
import { compareBooks } from './compare-books.ts'
import { readTotals } from './comparison-store.ts'
import {
  type BooksSetup,
  discrepanciesOf,
  ledgerHolds,
  ownEntries,
  providerHolds,
  setUpBooks,
  unmatchedPayment,
} from './testing/books-setup.ts'

const opened: BooksSetup[] = []
let setup: BooksSetup
beforeEach(async () => {
  setup = await setUpBooks()
  opened.push(setup)
})
afterAll(async () => {
  for (const each of opened) await each.close()
})

const db = () => setup.deps.database

test('fees and the operator’s own money are booked once, until both sides match', async () => {
  await setup.sandbox.fillBalance(50_000)
  await payFor(setup)
  await withdraw(7000)

  await compareBooks(setup.books)
  await compareBooks(setup.later)

  expect(await ownEntries(db())).toEqual([
    'asset:stripe to equity:operator 50000',
    'equity:operator to asset:stripe 7000',
    'expense:provider_fees to asset:stripe 349',
  ])
  expect(await ledgerHolds(db())).toBe(await providerHolds(setup))
  expect(await discrepanciesOf(db())).toEqual([])
  expect(await brokenInvariants(db())).toEqual([])
  expect(await readTotals(db())).toMatchObject({
    balanceCents: 53_651,
    listedCents: 53_651,
    ledgerCents: 53_651,
    transactionsCount: 3,
    foreignCount: 0,
  })
})

test('a fee that Stripe charges for itself is booked like one within a payment', async () => {
  await fetch(`${setup.sandbox.url}/control/stripe-fees`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amountCents: 250 }),
  })

  await compareBooks(setup.later)

  expect(await ownEntries(db())).toEqual(['expense:provider_fees to asset:stripe 250'])
  expect(await discrepanciesOf(db())).toEqual([])
})

test('money that only the provider has becomes a discrepancy once it is no longer in transit', async () => {
  const intentId = await unmatchedPayment(setup)

  await compareBooks(setup.books)
  const young = await discrepanciesOf(db())
  await compareBooks(setup.later)
  await compareBooks(setup.later)

  expect(young).toEqual([])
  expect(await discrepanciesOf(db())).toEqual([`payment ${intentId}: 5000 or 0, open`])
  expect(await brokenInvariants(db())).toEqual([expect.stringContaining('I29')])
})

test('money that only the books have, or have with another amount, is a discrepancy too, and closes when it arrives', async () => {
  const { id } = await makeLiveCampaign(db(), { fundedCents: 900 })
  const intentId = await unmatchedPayment(setup)
  await book(id, { intentId, amountCents: 4000 })

  await compareBooks(setup.later)
  const found = await discrepanciesOf(db())
  await book(id, { intentId: `${intentId}:rest`, amountCents: 1000 })
  await compareBooks(setup.later)

  expect(found).toEqual([
    `payment pi_${id}: 0 or 900, open`,
    `payment ${intentId}: 5000 or 4000, open`,
  ])
  expect(await discrepanciesOf(db())).toContain(`payment ${intentId}: 5000 or 4000, settled`)
})

test('an explained difference stays explained until its amounts change', async () => {
  const intentId = await unmatchedPayment(setup)
  const { id } = await makeLiveCampaign(db(), { fundedCents: 900 })
  await compareBooks(setup.later)
  await run(db(), sql`UPDATE book_exceptions SET state = 'explained'`)

  await compareBooks(setup.later)
  const unchanged = await discrepanciesOf(db())
  await book(id, { intentId, amountCents: 1000 })
  await compareBooks(setup.later)

  expect(unchanged).toContain(`payment ${intentId}: 5000 or 0, explained`)
  expect(await discrepanciesOf(db())).toContain(`payment ${intentId}: 5000 or 1000, open`)
  expect(await brokenInvariants(db())).toEqual([expect.stringContaining('I29')])
})

test('others’ transactions on the same account are counted and left out, and their fees are not ours', async () => {
  const another = createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: ['whsec_0123456789abcdef'],
    apiBase: setup.sandbox.url,
    installation: async () => 'another',
  })
  const provider = createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: ['whsec_0123456789abcdef'],
    apiBase: setup.sandbox.url,
    installation: async () => 'this one',
  })
  const intentId = await unmatchedPayment(setup, { provider: another })
  await setup.sandbox.refundAtDashboard({ intentId, amountCents: 1000 })

  await compareBooks({ ...setup.later, provider })

  expect(await readTotals(db())).toMatchObject({
    transactionsCount: 0,
    foreignCount: 2,
    foreignCents: 5000 - 175 - 1000,
    ledgerCents: 0,
  })
  expect(await discrepanciesOf(db())).toEqual([])
})

test('neither a refund in transit nor one that failed before arriving is a discrepancy', async () => {
  await setup.sandbox.fillBalance(50_000)
  const campaignId = await payFor(setup, { card: 'pm_card_pendingRefund' })
  await compareBooks(setup.books)
  await endCampaign(setup, campaignId)
  await refundCampaign(setup.deps, { campaignId, brand: setup.brand, requestId: 'r' })

  await compareBooks(setup.later)

  const { status } = await exactlyOne(db(), sql<{ status: string }>`SELECT status FROM refunds`)
  expect(status).toBe('requested')
  expect(await discrepanciesOf(db())).toEqual([])
})

test('a refund made in the dashboard is booked although its event was lost', async () => {
  const campaignId = await payFor(setup)
  const { intentId } = await exactlyOne(
    db(),
    sql<{ intentId: string }>`SELECT stripe_payment_intent_id AS intent_id FROM campaign_funding
      WHERE campaign_id = ${campaignId}`,
  )
  await setup.sandbox.fillBalance(50_000)
  await setup.sandbox.refundAtDashboard({ intentId, amountCents: 3000 })

  await compareBooks(setup.later)
  await compareBooks(setup.later)

  expect(await discrepanciesOf(db())).toEqual([])
  expect(await ledgerHolds(db())).toBe(await providerHolds(setup))
  expect(await brokenInvariants(db())).toEqual([])
})

test('a provider that does not respond leaves a comparison that says so', async () => {
  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'GET /v1/balance',
    kind: 'status',
    status: 503,
    times: 50,
  })

  const isRead = await compareBooks(setup.books)

  expect(isRead).toBe(false)
  expect(await readTotals(db())).toMatchObject({
    comparedUntil: null,
    failure: 'Requested fault: status 503.',
  })
})

test('the balance reveals a transaction that an earlier comparison missed', async () => {
  await setup.sandbox.fillBalance(1000)
  const monthLater = (days: number) => ({
    ...setup.books,
    clock: { now: () => addSeconds(new Date(), days * 24 * 3600) },
  })
  await compareBooks(monthLater(30))
  await setup.sandbox.fillBalance(500)

  await compareBooks(monthLater(60))

  expect(await readTotals(db())).toMatchObject({ balanceCents: 1500, listedCents: 1500 })
})

async function withdraw(amountCents: number): Promise<void> {
  const response = await fetch(`${setup.sandbox.url}/v1/payouts`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ amount: String(amountCents), currency: 'usd' }),
  })
  expect(response.status).toBe(200)
}

async function book(
  campaignId: CampaignId,
  { intentId, amountCents }: { intentId: string; amountCents: number },
): Promise<void> {
  const funding = {
    paymentIntentId: intentId,
    campaignId,
    amountCents: toCents(amountCents),
    feeCents: toCents(0),
    at: new Date(),
  }
  await db().transaction((tx) => bookFunding(tx, funding))
}
