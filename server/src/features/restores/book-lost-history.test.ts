import type { CampaignId, PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Refund, Transfer } from '#integrations/stripe/payment-provider.ts'
import { readBalance } from '#money/balances.ts'
import { findOpenRestore } from '#money/books/open-restore.ts'
import { creatorAvailable, creatorDebt } from '#money/chart-of-accounts.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  brokenInvariants,
  makeCreator,
  makeDraft,
  makePayableCreator,
} from '#testing/test-marketplace.ts'
import { intentOf } from '#testing/test-sandbox.ts'
import { makeBrand } from '#testing/test-users.ts'
import { comparePayments } from '../funding/compare-payments.ts'
import { booksWatchOf, type PayoutSetup, setUpPayouts } from '../payouts/testing/payout-setup.ts'
import { bookLostHistory } from './book-lost-history.ts'
import type { RestoreDeps } from './restore-deps.ts'

let setup: PayoutSetup
let deps: RestoreDeps
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(1_000_000)
  deps = { ...setup.deps, ...booksWatchOf(setup.deps), platformFeeBps: 1000 }
})
beforeEach(() => setup.sandbox.clearFaults())
afterAll(() => setup.close())

const db = () => setup.database.db

async function givenRestore(): Promise<string> {
  const id = newId()
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await run(db(), sql`DELETE FROM restores`)
  await run(db(), sql`INSERT INTO restores (id, backup_at) VALUES (${id}, ${anHourAgo})`)
  return id
}

/** A paid payment of a funding that no row names, with the metadata of today or of before. */
async function givenLostPayment(given: { campaignId?: CampaignId; brandId?: string }) {
  const fundingId = newId()
  const brand = await makeBrand(db())
  const { id, clientSecret } = await setup.sandbox.provider.createFundingIntent({
    fundingId,
    campaignId: newId(),
    brandId: brand.brandId,
    amountCents: toCents(11_000),
    feeCents: toCents(1000),
    description: 'Campaign funding',
    idempotencyKey: `fund:${fundingId}`,
    ...given,
  } as Parameters<typeof setup.sandbox.provider.createFundingIntent>[0])
  await setup.sandbox.confirmPayment(clientSecret)
  return { id, fundingId, intentId: intentOf(clientSecret), brand }
}

/** A card is refunded whole at Stripe's dashboard. */
async function refundByHand(intentId: string): Promise<void> {
  const body = new URLSearchParams({ payment_intent: intentId })
  const headers = { authorization: 'Bearer sk_test_sandbox' }
  await fetch(`${setup.sandbox.url}/v1/refunds`, { method: 'POST', headers, body })
}

const transferOf = (given: Partial<Transfer>): Transfer => ({
  id: `tr_${newId()}`,
  payoutId: newId<PayoutId>(),
  amountCents: toCents(2000),
  amountReversedCents: toCents(0),
  destination: 'acct_nobody',
  isForeign: false,
  createdAt: new Date(),
  ...given,
})

/** What is left over when the provider lists this beside what it has. */
async function leftOverOf(more: { transfers?: Transfer[]; refunds?: Refund[] }) {
  const { provider } = deps
  await givenRestore()
  await bookLostHistory({
    ...deps,
    provider: {
      ...provider,
      listEveryTransfer: async () => more.transfers ?? [],
      listEveryRefund: async () => more.refunds ?? [],
    },
  })
  const open = await findOpenRestore(db())
  return open?.leftOver ?? null
}

test('a lost brand’s payment is left over, with what it got back, until all is refunded by hand', async () => {
  const lost = await givenLostPayment({ brandId: newId() })
  const requested = await setup.sandbox.provider.createRefund({
    refundId: newId(),
    paymentIntentId: lost.intentId,
    amountCents: toCents(2200),
    feeCents: toCents(200),
    idempotencyKey: newId(),
  })
  const refunds = requested.kind === 'made' ? [requested.made] : []

  const before = await leftOverOf({ refunds })
  const broken = await comparePayments(deps, null)
  await refundByHand(lost.intentId)
  const after = await leftOverOf({ refunds })

  expect(before).toEqual([
    {
      id: lost.id,
      what: 'Its campaign and its brand are not in this database. Refund it at Stripe.',
    },
    { id: refunds[0]?.id, what: 'The payment that it returns is not in this database.' },
  ])
  expect(broken.offenders).toEqual([
    {
      offender: lost.id,
      detail: `11000 cents were paid for funding ${lost.fundingId}, which is not in the books`,
    },
  ])
  expect(after).toBeNull()
  expect((await comparePayments(deps, null)).offenders).toEqual([])
})

test('a payment without a fee in its metadata is split by the current fee', async () => {
  const brand = await makeBrand(db())
  const campaignId = await makeDraft(db(), brand)
  const lost = await givenLostPayment({ campaignId })
  const { provider } = deps
  const withoutNotification: typeof provider = {
    ...provider,
    listEveryFundingIntent: async (since) =>
      (await provider.listEveryFundingIntent(since)).map((intent) => ({
        ...intent,
        brandId: null,
        feeCents: null,
      })),
  }
  await givenRestore()

  await bookLostHistory({ ...deps, provider: withoutNotification })

  expect(
    await exactlyOne(
      db(),
      sql`SELECT amount_cents, fee_cents, status, brand_id FROM campaign_funding
        WHERE id = ${lost.fundingId}::uuid`,
    ),
  ).toEqual({ amountCents: 10_000, feeCents: 1000, status: 'succeeded', brandId: brand.brandId })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a transfer is booked once, however many comparisons run at once', async () => {
  const creator = await makePayableCreator(setup, 1500)
  const transfer = transferOf({ destination: creator.destination })
  const provider = { ...deps.provider, listEveryTransfer: async () => [transfer] }
  await givenRestore()

  await Promise.all([1, 2, 3].map(() => bookLostHistory({ ...deps, provider })))
  await givenRestore()
  await bookLostHistory({ ...deps, provider })

  expect(
    await exactlyOne(
      db(),
      sql`SELECT p.status, p.total_cents, p.stripe_transfer_id, d.owed_cents FROM payouts p
        JOIN creator_debts d ON d.creator_id = p.creator_id WHERE p.creator_id = ${creator.id}`,
    ),
  ).toEqual({ status: 'paid', totalCents: 2000, stripeTransferId: transfer.id, owedCents: 500 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('an account connected since the backup is identified by its creator', async () => {
  const creator = await makePayableCreator(setup, 1500)
  await run(
    db(),
    sql`UPDATE creators SET stripe_connect_account_id = NULL, payout_account_status = 'not_connected'
      WHERE id = ${creator.id}`,
  )

  const leftOver = await leftOverOf({
    transfers: [transferOf({ destination: creator.destination, amountCents: toCents(1500) })],
  })

  expect(leftOver).toBeNull()
  expect(
    await exactlyOne(
      db(),
      sql`SELECT stripe_connect_account_id, payout_account_status FROM creators WHERE id = ${creator.id}`,
    ),
  ).toEqual({ stripeConnectAccountId: creator.destination, payoutAccountStatus: 'connected' })
})

test('a transfer to an unknown account is left over; one fully returned, or another’s, is not', async () => {
  const whole = { amountReversedCents: toCents(2000) }
  const nobodys = transferOf({})
  const transfers = [transferOf(whole), transferOf({ isForeign: true }), nobodys]

  const leftOver = await leftOverOf({ transfers })

  expect(leftOver).toEqual([
    { id: nobodys.id, what: '$20.00 went to acct_nobody, whose owner is not in this database.' },
  ])
})

test('a payment to a creator without known earnings is counted, and can be returned', async () => {
  const creator = await makeCreator(db())
  const destination = await setup.sandbox.openPayoutAccount(creator.id)
  await run(
    db(),
    sql`UPDATE creators SET stripe_connect_account_id = ${destination},
        payout_account_status = 'connected' WHERE id = ${creator.id}`,
  )
  const transfer = transferOf({ destination })
  const bookAll = async (amountReversedCents: Transfer['amountReversedCents']) => {
    const reversal = { id: `trr_${transfer.id}`, amountCents: amountReversedCents }
    const listEveryTransfer = async () => [{ ...transfer, amountReversedCents }]
    const listReversals = async () => (amountReversedCents > 0 ? [reversal] : [])
    const provider = { ...deps.provider, listEveryTransfer, listReversals }
    await givenRestore()
    await bookLostHistory({ ...deps, provider })
    return [await readBalance(db(), creatorDebt(creator.id)), ...(await brokenInvariants(db()))]
  }

  expect(await bookAll(toCents(0))).toEqual([2000])
  expect(await bookAll(toCents(2000))).toEqual([0])
})

test.each([
  [2000, 'failed', 1500],
  [500, 'paid', 0],
])('of a lost payout %i cents return: it is %s', async (reversedCents, status, available) => {
  const creator = await makePayableCreator(setup, 1500)
  const { destination } = creator
  const amountReversedCents = toCents(reversedCents)
  const transfer = transferOf({ destination, amountReversedCents })
  const listReversals = async () => [{ id: `trr_${newId()}`, amountCents: amountReversedCents }]
  await givenRestore()

  const provider = { ...deps.provider, listEveryTransfer: async () => [transfer], listReversals }
  await bookLostHistory({ ...deps, provider })

  const payout = await exactlyOne(
    db(),
    sql<{ status: string; reversedCents: number }>`
      SELECT status, reversed_cents FROM payouts WHERE creator_id = ${creator.id}`,
  )
  expect(payout).toEqual({ status, reversedCents })
  expect(await readBalance(db(), creatorAvailable(creator.id))).toBe(available)
  expect(await brokenInvariants(db())).toEqual([])
})

test('a refund of more than its payment brought is left over', async () => {
  const brand = await makeBrand(db())
  const paid = await givenLostPayment({ campaignId: await makeDraft(db(), brand) })
  const refundOf = (given: Partial<Refund>): Refund => ({
    id: `re_${newId()}`,
    refundId: newId(),
    paymentIntentId: paid.intentId,
    amountCents: toCents(2000),
    feeCents: toCents(0),
    status: 'succeeded',
    failureCode: null,
    isForeign: false,
    createdAt: new Date(),
    ...given,
  })
  const tooMuch = refundOf({ amountCents: toCents(11_001) })
  const others = [
    refundOf({ status: 'failed' }),
    refundOf({ isForeign: true }),
    refundOf({ refundId: null }),
  ]

  const leftOver = await leftOverOf({ refunds: [tooMuch, ...others] })

  const what =
    '$110.01 of “Autumn looks” went back to its brand, but its payment did not bring that much.'
  expect(leftOver).toEqual([{ id: tooMuch.id, what }])
})

test('nothing is decided while the provider does not respond', async () => {
  const id = await givenRestore()
  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'GET /v1/transfers',
    kind: 'status',
    status: 503,
    times: 99,
  })

  await expect(bookLostHistory(deps)).rejects.toThrow()

  expect(await findOpenRestore(db())).toMatchObject({ id, comparedAt: null })
})
