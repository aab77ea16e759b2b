import type { DiscrepancyId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookRefund } from '#money/movements/book-refund.ts'
import { failRefund } from '#money/movements/fail-refund.ts'
import { bookFunding } from '#money/movements/fund-campaign.ts'
import {
  listUnmatchedPayments,
  reserveUnmatchedRefund,
} from '#money/movements/unmatched/take-in-unmatched.ts'
import { makeUnmatchedPayment } from '#money/testing/make-unmatched-payment.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type BreakBooks, openToBreaking } from '../testing/break-books.ts'

let database: TestDatabase
let find: BreakBooks
let strays: Record<'waiting' | 'requested' | 'succeeded' | 'returned', UnmatchedPayment>
beforeAll(async () => {
  database = await openTestDatabase()
  const waiting = await givenRefund()
  const requested = await givenRefund(5000)
  const succeeded = await givenRefund(4000)
  const returned = await givenRefund(5000)
  for (const each of [succeeded, returned]) await book(each)
  await fail(returned)
  strays = { waiting, requested, succeeded, returned }
  find = await openToBreaking(database)
})
afterAll(() => database.close())

interface UnmatchedPayment {
  readonly exceptionId: DiscrepancyId
  readonly paymentIntentId: string
  readonly refundId: RefundId
  readonly cents: number
}

const db = () => database.db

async function givenRefund(cents = 0): Promise<UnmatchedPayment> {
  const stray = await makeUnmatchedPayment(db())
  const refundId = newId<RefundId>()
  const { exceptionId } = stray
  const asked = { id: refundId, exceptionId, amountCents: toCents(cents), at: new Date() }
  if (cents > 0) await db().transaction((tx) => reserveUnmatchedRefund(tx, asked))
  return { ...stray, refundId, cents }
}

function book({ refundId, paymentIntentId, cents }: UnmatchedPayment): Promise<boolean> {
  const made = {
    id: `re_${refundId}`,
    refundId,
    paymentIntentId,
    amountCents: toCents(cents),
    feeCents: toCents(0),
    status: 'succeeded',
    failureCode: null,
    isForeign: false,
    createdAt: new Date(),
  } as const
  return db().transaction((tx) => bookRefund(tx, { refundId, made, at: new Date() }))
}

function fail({ refundId }: UnmatchedPayment): Promise<unknown> {
  const failure = { refundId, callNumber: null, reason: 'closed', code: null, at: new Date() }
  return db().transaction((tx) => failRefund(tx, failure))
}

const offBy = (cents: number, key: string) =>
  sql`UPDATE ledger_entries SET amount_cents = amount_cents + ${cents} WHERE idempotency_key = ${key}`

test('books with payments without a campaign, in every state, are clean', async () => {
  expect(await find()).toEqual({})
  expect(await listUnmatchedPayments(db(), [strays.waiting.paymentIntentId, 'pi_else'])).toEqual([
    strays.waiting.paymentIntentId,
  ])
})

test('a payment belongs to a campaign or to none, whichever is booked first', async () => {
  const { paymentIntentId } = strays.waiting
  const funding = {
    paymentIntentId,
    campaignId: newId(),
    amountCents: toCents(5000),
    feeCents: toCents(0),
    at: new Date(),
  }

  const booking = db().transaction((tx) => bookFunding(tx, funding as never))

  await expect(booking).rejects.toThrow('was posted before with other content')
})

test.each([
  ['succeeded', 'stray'],
  ['returned', 'stray'],
  ['returned', 'stray:back'],
] as const)('I36 finds a %s refund whose entry “%s” is a cent off', async (state, key) => {
  const { refundId } = strays[state]

  const findings = await find(offBy(1, `rf:${refundId}:${key}`))

  expect(findings.I36).toContain(refundId)
})

test('I36 finds a refund booked before the provider has made it', async () => {
  const { refundId, exceptionId } = strays.requested

  const findings = await find(
    sql`UPDATE refunds SET status = 'requested', settled_at = NULL
      WHERE id = ${strays.succeeded.refundId}`,
  )

  expect(findings.I36).toContain(strays.succeeded.refundId)
  expect(findings.I36).not.toContain(refundId)
  expect(findings.I36).not.toContain(exceptionId)
})

test('I36 finds a payment booked with a wrong amount or balance', async () => {
  const { exceptionId, paymentIntentId } = strays.waiting

  const received = await find(offBy(1, `fund:${paymentIntentId}`))
  const unbooked = await find(
    sql`DELETE FROM ledger_entries WHERE idempotency_key = ${`fund:${paymentIntentId}`}`,
  )
  const paid = await find(
    sql`UPDATE book_exceptions SET paid_otherwise_cents = 1 WHERE id = ${exceptionId}`,
  )
  const balance = await find(
    sql`UPDATE ledger_accounts SET balance_cents = 4999 WHERE name = ${`stray:${paymentIntentId}`}`,
  )

  expect(received.I36).toEqual([exceptionId])
  expect(unbooked.I36).toEqual([exceptionId])
  expect(paid.I36).toEqual([exceptionId])
  expect(balance.I36).toEqual([exceptionId])
})

test('I15 finds a payment without a campaign that the provider does not hold', async () => {
  const findings = await find(
    sql`UPDATE ledger_accounts SET balance_cents = 5001
      WHERE name = ${`stray:${strays.waiting.paymentIntentId}`}`,
  )

  expect(findings.I15).toEqual(['asset:stripe'])
})
