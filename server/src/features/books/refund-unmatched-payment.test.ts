import type { DiscrepancyId, UserId } from '@permille/contract/ids'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { sumMoney } from '#money/books/money-whole.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { followDispute } from '../chargebacks/apply-dispute.ts'
import { bankSays, disputePaymentOf } from '../chargebacks/testing/chargeback-setup.ts'
import { applyFundingOutcome } from '../funding/apply-funding-outcome.ts'
import { comparePayments } from '../funding/compare-payments.ts'
import { openFunding, pay } from '../funding/testing/funding-setup.ts'
import { bookOutsideRefund } from '../refunds/book-outside-refund.ts'
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts'
import { listRefunds } from '../refunds/refund-store.ts'
import { handleEventAbout } from '../refunds/testing/refund-events.ts'
import { setUpRefunds } from '../refunds/testing/refund-setup.ts'
import { compareBooks } from './compare-books.ts'
import { readDiscrepancy } from './decide-discrepancy.ts'
import { listDiscrepancies } from './discrepancy-store.ts'
import { recordPaidOtherwise } from './pay-unmatched-otherwise.ts'
import { refundUnmatchedPayment } from './refund-unmatched-payment.ts'
import {
  type BooksSetup,
  booksOf,
  ledgerHolds,
  providerHolds,
  unmatchedPayment,
} from './testing/books-setup.ts'

const opened: BooksSetup[] = []
let setup: BooksSetup
let adminUserId: UserId
beforeEach(async () => {
  setup = booksOf(await setUpRefunds())
  opened.push(setup)
  adminUserId = (await makeAdmin(db())).userId
})
afterAll(async () => {
  for (const each of opened) await each.close()
})

const db = () => setup.deps.database

async function found(intentId: string): Promise<DiscrepancyId> {
  await compareBooks(setup.later)
  const all = await listDiscrepancies(db(), { limit: 10 })
  const one = all.find(({ ref }) => ref === intentId)
  if (one === undefined) throw new Error('nothing was found')
  return one.id
}

const refund = (exceptionId: DiscrepancyId) =>
  refundUnmatchedPayment(setup.books, {
    exceptionId,
    adminUserId,
    reason: 'Paid twice',
    at: new Date(),
    requestId: 'request',
  })

const made = (intentId: string) => setup.deps.provider.listRefunds(intentId)
const strays = () =>
  manyRows(
    db(),
    sql<{ entry: string }>`SELECT concat_ws(' ', event, amount_cents) AS entry
      FROM ledger_entries WHERE event LIKE 'stray-%' ORDER BY seq`,
  ).then((rows) => rows.map(({ entry }) => entry))

async function sidesAgree(): Promise<void> {
  await compareBooks(setup.later)
  expect(await ledgerHolds(db())).toBe(await providerHolds(setup))
  expect(await listDiscrepancies(db(), { state: 'open', limit: 10 })).toEqual([])
  expect(await brokenInvariants(db())).toEqual([])
  expect(await sumMoney(db())).toMatchObject({ otherCents: 0, addsUp: true })
}

test('a payment that no campaign can accept is refunded to its card in full, once, with one click', async () => {
  const intentId = await unmatchedPayment(setup, { brandId: setup.brand.brandId })
  const id = await found(intentId)
  expect(await readDiscrepancy(db(), id)).toMatchObject({ state: 'open', mayRefund: true })
  const { offenders } = await comparePayments(setup.deps, null)
  expect(offenders).toMatchObject([{ offender: intentId }])

  const decided = await refund(id)

  expect(decided).toEqual({ id, state: 'returned' })
  expect(await made(intentId)).toMatchObject([{ amountCents: 5000, status: 'succeeded' }])
  expect(await strays()).toEqual(['stray-received 5000', 'stray-refunded 5000'])
  await expect(refund(id)).rejects.toMatchObject({ code: 'nothing-to-refund' })
  expect(await readDiscrepancy(db(), id)).toMatchObject({
    mayRefund: false,
    refunds: [{ totalCents: 5000, status: 'succeeded', isSent: true }],
    notes: [{ action: 'refund', note: 'Paid twice' }],
  })
  const shown = await listRefunds(db(), { brandId: setup.brand.brandId, limit: 10 })
  expect(shown).toMatchObject([{ campaignId: null, totalCents: 5000, status: 'succeeded' }])
  expect(await comparePayments(setup.deps, null)).toMatchObject({ offenders: [] })
  await sidesAgree()
})

test('two admins click at once, and the provider makes one refund', async () => {
  const intentId = await unmatchedPayment(setup)
  const id = await found(intentId)

  const outcomes = await Promise.allSettled([refund(id), refund(id), refund(id)])

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await made(intentId)).toHaveLength(1)
  expect(await strays()).toEqual(['stray-received 5000', 'stray-refunded 5000'])
  await sidesAgree()
})

test('the poller retries when the provider does not respond, and makes one refund', async () => {
  const intentId = await unmatchedPayment(setup)
  const id = await found(intentId)
  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'POST /v1/refunds',
    kind: 'status_after',
    times: 1000,
  })
  await setup.sandbox.setFault({
    provider: 'stripe',
    match: 'GET /v1/refunds',
    kind: 'status',
    times: 1000,
  })

  await refund(id)

  expect(await strays()).toEqual(['stray-received 5000'])
  expect(await readDiscrepancy(db(), id)).toMatchObject({
    mayRefund: false,
    refunds: [{ status: 'requested' }],
  })
  expect(await brokenInvariants(db())).toEqual([])
  await setup.sandbox.clearFaults()
  await reconcileRefunds({ ...setup.later }, 0)
  expect(await made(intentId)).toHaveLength(1)
  expect(await strays()).toEqual(['stray-received 5000', 'stray-refunded 5000'])
  await sidesAgree()
})

test('money the bank returns is owed to the card again, and can be refunded again, here or in the dashboard', async () => {
  const intentId = await unmatchedPayment(setup, { card: 'pm_card_refundFail' })
  const id = await found(intentId)
  await refund(id)
  const [first] = await made(intentId)
  if (first === undefined) throw new Error('no refund was made')
  const failed = () => setup.deps.provider.retrieveRefund(first.id)
  await vi.waitFor(async () => expect(await failed()).toMatchObject({ status: 'failed' }), 8000)

  await handleEventAbout(setup, first.id)

  expect(await strays()).toEqual([
    'stray-received 5000',
    'stray-refunded 5000',
    'stray-returned 5000',
  ])
  expect(await readDiscrepancy(db(), id)).toMatchObject({
    mayRefund: true,
    refunds: [{ status: 'failed' }],
  })
  await sidesAgree()

  const elsewhere = await setup.sandbox.refundAtDashboard({ intentId, amountCents: 1500 })
  const outside = await setup.deps.provider.retrieveRefund(elsewhere)
  const booked = await Promise.all([1, 2].map(() => bookOutsideRefund(setup.deps, outside)))
  await refund(id)

  expect(booked).toEqual(['booked', 'booked'])
  expect(await readDiscrepancy(db(), id)).toMatchObject({ mayRefund: false })
  expect((await made(intentId)).map(({ amountCents }) => amountCents)).toEqual([3500, 1500, 5000])
  expect(await brokenInvariants(db())).toEqual([])
})

test('money that no card can take back is paid another way, once, and its brand reads the reference', async () => {
  const { brandId } = setup.brand
  const intentId = await unmatchedPayment(setup, { card: 'pm_card_refundFail', brandId })
  const id = await found(intentId)
  const decision = { exceptionId: id, adminUserId, at: new Date(), requestId: 'request' }
  const given = { ...decision, reason: 'The card is gone', reference: 'Wire 4711' }
  const record = () => db().transaction((tx) => recordPaidOtherwise(tx, given))
  await expect(record()).rejects.toMatchObject({ code: 'not-refused' })
  await refund(id)
  const [first] = await made(intentId)
  if (first === undefined) throw new Error('no refund was made')
  const failed = () => setup.deps.provider.retrieveRefund(first.id)
  await vi.waitFor(async () => expect(await failed()).toMatchObject({ status: 'failed' }), 8000)
  await handleEventAbout(setup, first.id)

  const outcomes = await Promise.allSettled([record(), record()])

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await strays()).at(-1)).toBe('stray-paid-otherwise 5000')
  expect(await readDiscrepancy(db(), id)).toMatchObject({
    state: 'returned',
    mayRefund: false,
    paidOtherwiseCents: 5000,
    paidReference: 'Wire 4711',
  })
  const [shown] = await listRefunds(db(), { brandId, limit: 1 })
  expect(shown?.reason).toContain('the reference is Wire 4711')
  await expect(refund(id)).rejects.toMatchObject({ code: 'nothing-to-refund' })
  await sidesAgree()
})

test('a bank’s dispute about an unmatched payment withdraws it, and a win returns it', async () => {
  const intentId = await unmatchedPayment(setup, { card: 'pm_card_refundFail' })
  const id = await found(intentId)
  await refund(id)
  const [first] = await made(intentId)
  if (first === undefined) throw new Error('no refund was made')
  const failed = () => setup.deps.provider.retrieveRefund(first.id)
  await vi.waitFor(async () => expect(await failed()).toMatchObject({ status: 'failed' }), 8000)
  await handleEventAbout(setup, first.id)
  const { id: disputeId } = await disputePaymentOf(setup, { intentId, how: 'claim' })

  const claimed = [
    await followDispute(setup.deps, disputeId),
    await followDispute(setup.deps, disputeId),
  ]
  const then = await readDiscrepancy(db(), id)
  await sidesAgree()
  await bankSays(setup, { id: disputeId }, 'won')
  const won = await followDispute(setup.deps, disputeId)

  expect(claimed.map(({ kind }) => kind)).toEqual(['done', 'done'])
  expect(then).toMatchObject({ mayRefund: false, unreturnedCents: 0 })
  expect(then.notes.filter(({ action }) => action === 'dispute')).toHaveLength(1)
  expect(won).toEqual({ kind: 'done', outcome: 'stray-dispute-won' })
  expect((await strays()).slice(-2)).toEqual(['stray-disputed 5000', 'stray-dispute-won 5000'])
  expect(await readDiscrepancy(db(), id)).toMatchObject({ mayRefund: true, unreturnedCents: 5000 })
  await sidesAgree()

  for (const unreturnedCents of [0, 5000, 0]) {
    await bankSays(setup, { id: disputeId }, 'overturn')
    await followDispute(setup.deps, disputeId)
    expect(await readDiscrepancy(db(), id)).toMatchObject({ unreturnedCents })
    await sidesAgree()
  }
  await bankSays(setup, { id: disputeId }, 'overturn')
  await bankSays(setup, { id: disputeId }, 'overturn')
  await followDispute(setup.deps, disputeId)
  expect(await readDiscrepancy(db(), id)).toMatchObject({ unreturnedCents: 0 })
  await sidesAgree()
}, 30_000)

test('a payment that belongs to a campaign is booked there, and not refunded', async () => {
  const open = await openFunding(setup)
  await pay(setup, open)
  const id = await found(open.intentId)

  await expect(refund(id)).rejects.toMatchObject({ code: 'payment-has-a-campaign' })

  expect(await made(open.intentId)).toEqual([])
  expect(await strays()).toEqual([])
  await sidesAgree()
})

test('a payment whose amount differs from the campaign’s request is refunded, and does not stay pending', async () => {
  const open = await openFunding(setup)
  await pay(setup, open)
  await db().query(
    sql`UPDATE campaign_funding SET amount_cents = amount_cents - 100 WHERE id = ${open.fundingId}`,
  )
  const id = await found(open.intentId)

  await refund(id)

  await applyFundingOutcome(setup.deps, open.fundingId)
  const row = await firstRow(
    db(),
    sql<{ status: string; lastError: string }>`SELECT status, last_error FROM campaign_funding
      WHERE id = ${open.fundingId}`,
  )
  expect(row).toEqual({ status: 'failed', lastError: 'This payment went back to the card.' })
  await sidesAgree()
})

test('only a payment unknown to the books can be refunded from here', async () => {
  await expect(refund(newId())).rejects.toMatchObject({ code: 'exception-not-found' })
  const intentId = await unmatchedPayment(setup)
  const id = await found(intentId)
  await db().query(sql`UPDATE book_exceptions SET subject_kind = 'dispute' WHERE id = ${id}`)

  await expect(refund(id)).rejects.toMatchObject({ code: 'not-a-stray-payment' })
})
