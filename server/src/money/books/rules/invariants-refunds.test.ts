import type { RefundId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPaymentRow } from '#features/refunds/testing/refund-row.ts'
import {
  type FixtureRefund,
  openRefundFixtures,
  type PaidCampaign,
  type RefundFixtures,
} from '#money/testing/refund-fixtures.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { fund } from '#testing/test-marketplace.ts'
import { type BreakBooks, openToBreaking } from '../testing/break-books.ts'

let scene: RefundFixtures
let books: Awaited<ReturnType<typeof makeRefunds>>
let find: BreakBooks
beforeAll(async () => {
  scene = await openRefundFixtures()
  books = await makeRefunds(await scene.givenPaid())
  find = await openToBreaking(scene.database)
})
afterAll(() => scene.close())

/**
 * Two refunds in each state, of two payments of one campaign (one of those that a bank returned has
 * no fee), a payment that was refunded whole, and payments that brought nothing.
 */
async function makeRefunds(first: PaidCampaign) {
  const { db } = scene.database
  const { campaign } = first
  const fee = { feeCents: 500 }
  await fund(db, campaign, { amountCents: 10_000, ...fee })
  const second = { campaign, fundingId: await insertPaymentRow(db, campaign, fee) }
  const pending = await insertPaymentRow(db, campaign, { status: 'pending' })
  const whole = await scene.givenPaid()
  for (const each of [first, whole]) await scene.endCampaign(each)
  const refunds = {
    succeeded: await scene.givenRefund(first, [3000, 300]),
    alsoSucceeded: await scene.givenRefund(first, [2000, 200]),
    requested: await scene.givenRefund(first, [1000, 100]),
    alsoRequested: await scene.givenRefund(second, [1500, 150]),
    failed: await scene.givenRefund(first, [400, 40]),
    returned: await scene.givenRefund(second, [700, 0]),
    alsoReturned: await scene.givenRefund(second, [600, 60]),
    whole: await scene.givenRefund(whole, [10_000, 1000]),
  }
  const { succeeded, alsoSucceeded, failed, returned, alsoReturned } = refunds
  for (const each of [succeeded, alsoSucceeded, returned, alsoReturned, refunds.whole]) {
    await scene.book(each, each.made)
  }
  for (const each of [failed, returned, alsoReturned]) await scene.fail(each)
  return { first, second, pending, ...refunds }
}

/** An entry under this end of the refund's key, whatever it says. */
function entry(
  { id }: FixtureRefund,
  { key, event, cents }: { key: string; event: string; cents: number },
): Statement<never> {
  return sql`INSERT INTO ledger_entries
      (id, type, event, amount_cents, debit_account, credit_account, idempotency_key)
    VALUES (${newId()}, 'adjustment', ${event}, ${cents}, 'expense:goodwill', 'expense:bad_debt',
      ${`rf:${id}:${key}`})`
}

const offBy = (cents: number, { id }: { id: RefundId }, key: string) =>
  sql`UPDATE ledger_entries SET amount_cents = amount_cents + ${cents}
    WHERE idempotency_key = ${`rf:${id}:${key}`}`

test('books with refunds of every state are clean', async () => {
  expect(await find()).toEqual({})
})

test.each([
  ['requested', 'q'],
  ['requested', 'q:fee'],
  ['succeeded', 'q'],
  ['succeeded', 'q:fee'],
  ['succeeded', 'ok'],
  ['failed', 'q'],
  ['failed', 'q:fee'],
  ['failed', 'fail'],
  ['failed', 'fail:fee'],
  ['returned', 'ok'],
  ['returned', 'back'],
  ['returned', 'fail'],
] as const)('I22 finds a %s refund whose entry “%s” is a cent off', async (state, key) => {
  const findings = await find(offBy(1, books[state], key))

  expect(findings.I22).toEqual([books[state].id])
})

test.each([
  ['requested', 'refund-requested', 'ok'],
  ['requested', 'refund-requested-fee', 'ok'],
  ['succeeded', 'refund-paid', 'fail'],
  ['returned', 'refund-returned', 'fail:fee'],
  ['failed', 'refund-failed', 'ok'],
  ['failed', 'refund-failed-fee', 'ok'],
] as const)('I22 finds a %s refund with a second entry “%s”', async (state, event, key) => {
  const findings = await find(entry(books[state], { key, event, cents: 1 }))

  expect(findings.I22).toEqual([books[state].id])
})

test.each([
  ['requested', 'refund-paid', 'refund-returned', 'ok', 'back'],
  ['requested', 'refund-paid', 'refund-failed', 'ok', 'fail'],
  ['requested', 'refund-paid', 'refund-failed-fee', 'ok', 'fail:fee'],
  ['succeeded', 'refund-returned', 'refund-failed', 'back', 'fail'],
  ['succeeded', 'refund-returned', 'refund-failed-fee', 'back', 'fail:fee'],
] as const)(
  'I22 finds a %s refund with the entries “%s” and “%s” of another state',
  async (state, event, otherEvent, key, otherKey) => {
    const findings = await find(
      entry(books[state], { key, event, cents: 100 }),
      entry(books[state], { key: otherKey, event: otherEvent, cents: 100 }),
    )

    expect(findings.I22).toEqual([books[state].id])
  },
)

test('I22 finds a failed refund that was paid and came back in part', async () => {
  const findings = await find(offBy(-1, books.returned, 'ok'), offBy(-1, books.returned, 'back'))

  expect(findings.I22).toEqual([books.returned.id])
})

test.each(['refunded_amount_cents', 'refunded_fee_cents'] as const)(
  'I23 finds a payment whose %s is a cent off',
  async (column) => {
    const name = {
      refunded_amount_cents: sql`refunded_amount_cents`,
      refunded_fee_cents: sql`refunded_fee_cents`,
    }
    const { fundingId } = books.second

    const findings = await find(
      sql`UPDATE campaign_funding SET ${name[column]} = ${name[column]} - 1 WHERE id = ${fundingId}`,
    )

    expect(findings.I23).toEqual([fundingId])
  },
)

test('I23 finds refunds beyond their payment, in the creators’ part and in the fee', async () => {
  const { fundingId } = books.whole
  const shrink = (part: Statement<never>) =>
    find(sql`UPDATE campaign_funding SET ${part} WHERE id = ${fundingId}`)

  const amount = await shrink(sql`amount_cents = amount_cents - 1`)
  const fee = await shrink(sql`fee_cents = fee_cents - 1`)

  expect([amount.I23, fee.I23]).toEqual([[fundingId], [fundingId]])
})

test('I23 finds refunds of a payment that did not succeed', async () => {
  const findings = await find(
    sql`UPDATE campaign_funding SET status = 'failed' WHERE id = ${books.whole.fundingId}`,
  )

  expect(findings.I23).toEqual([books.whole.fundingId])
})

test('I23 finds a campaign with a wrong refund total or a wrong amount set aside', async () => {
  const { id } = books.first.campaign

  const noted = await find(
    sql`UPDATE campaigns SET refunded_cents = refunded_cents - 1 WHERE id = ${id}`,
  )
  const aside = await find(
    sql`UPDATE ledger_accounts SET balance_cents = balance_cents - 1
      WHERE name = ${`campaign:${id}:refunding`}`,
  )

  expect([noted.I23, aside.I23]).toEqual([[id], [id]])
})
