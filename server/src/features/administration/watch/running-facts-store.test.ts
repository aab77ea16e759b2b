import type { PayoutId, RefundId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { insertPayoutRow } from '#features/payouts/testing/payout-row.ts'
import { insertPaymentRow, insertRefundRow } from '#features/refunds/testing/refund-row.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeCreator,
  makeLiveCampaign,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { readRunningFacts } from './running-facts-store.ts'

let database: TestDatabase
let creator: TestCreator
let campaign: TestCampaign
beforeAll(async () => {
  database = await openTestDatabase()
  creator = await makeCreator(db())
  campaign = await makeLiveCampaign(db(), { fundedCents: 5000 })
})
beforeEach(async () => {
  await run(
    db(),
    sql`UPDATE payouts SET status = 'failed', reason = 'test', settled_at = now()
      WHERE status = 'queued'`,
  )
  await run(db(), sql`DELETE FROM refunds`)
  await run(db(), sql`DELETE FROM invariant_runs`)
  await run(
    db(),
    sql`INSERT INTO invariant_runs (id, violations, unchecked, stops_payouts, clean_until)
      VALUES (gen_random_uuid(), '[]', '[]', false, now() + interval '30 minutes')`,
  )
})
afterAll(() => database.close())

const db = () => database.db
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

interface Waiting {
  readonly payoutId: PayoutId
  readonly refundId: RefundId
}

/** Both requested an hour ago. */
async function givenWaiting(): Promise<Waiting> {
  const createdAt = minutesAgo(60)
  const fundingId = await insertPaymentRow(db(), campaign)
  return {
    payoutId: await insertPayoutRow(db(), { creator, createdAt }),
    refundId: await insertRefundRow(db(), { campaign, fundingId, createdAt }),
  }
}

async function change({ payoutId, refundId }: Waiting, values: Statement<never>): Promise<void> {
  await run(db(), sql`UPDATE payouts SET ${values} WHERE id = ${payoutId}`)
  await run(db(), sql`UPDATE refunds SET ${values} WHERE id = ${refundId}`)
}

async function readMinutes(): Promise<{ payouts: number; refunds: number }> {
  const facts = await readRunningFacts(db())
  const minutes = (seconds: number) => Math.floor(seconds / 60)
  return {
    payouts: minutes(facts.payoutsOldestSeconds),
    refunds: minutes(facts.refundsOldestSeconds),
  }
}

describe('a payout and a refund that could be sent, and are not', () => {
  it.each([
    ['nobody called for', sql<never>`calls_count = 0`],
    [
      'failed at each call',
      sql<never>`first_call_at = now(), last_call_at = now(),
      calls_count = 12, unknown_since = ${minutesAgo(58)}, reason = 'timeout'`,
    ],
    ['are not what was asked for', sql<never>`needs_admin = true, reason = 'not ours'`],
    [
      'waited for money before, and their last call was lost',
      sql<never>`waits_for_money = true,
      unknown_since = ${minutesAgo(20)}`,
    ],
  ])('are late if they %s', async (_, values) => {
    await change(await givenWaiting(), values)

    expect(await readMinutes()).toEqual({ payouts: 60, refunds: 60 })
  })

  it.each([
    ['wait for money', sql<never>`waits_for_money = true, reason = 'insufficient'`],
    [
      'wait for money, and are being tried',
      sql<never>`waits_for_money = true,
      unknown_since = ${minutesAgo(1)}`,
    ],
  ])('are not late while they %s', async (_, values) => {
    await change(await givenWaiting(), values)

    expect(await readMinutes()).toEqual({ payouts: 0, refunds: 0 })
  })

  it('are not late while payouts are stopped, which is told apart', async () => {
    await givenWaiting()
    await run(db(), sql`UPDATE invariant_runs SET clean_until = now()`)

    expect(await readMinutes()).toEqual({ payouts: 0, refunds: 0 })
  })
})

test('a held payout is not late, and is once an admin sends it all the same', async () => {
  const { payoutId } = await givenWaiting()
  const hold = sql`held_at = ${minutesAgo(50)}, held_reason = 'test'`
  await run(db(), sql`UPDATE payouts SET ${hold} WHERE id = ${payoutId}`)
  const held = await readMinutes()
  await run(db(), sql`UPDATE payouts SET released_at = now() WHERE id = ${payoutId}`)
  const released = await readMinutes()
  await run(
    db(),
    sql`UPDATE users SET suspended_at = now() + interval '1 second', suspended_reason = 'test'
      WHERE id = ${creator.userId}`,
  )
  const suspended = await readMinutes()

  expect([held, released, suspended].map(({ payouts }) => payouts)).toEqual([0, 60, 0])
})

test('a refund that Stripe has made waits for the bank, which may take days', async () => {
  const fundingId = await insertPaymentRow(db(), campaign)
  const createdAt = minutesAgo(60)
  await insertRefundRow(db(), { campaign, fundingId, createdAt, isMade: true })

  expect(await readMinutes()).toEqual({ payouts: 0, refunds: 0 })
})

test('the last check says how many rules are broken, and how many it could not ask', async () => {
  await run(
    db(),
    sql`INSERT INTO invariant_runs (id, at, violations, unchecked, stops_payouts, clean_until)
      VALUES (gen_random_uuid(), now() + interval '1 second', '[{"id": "I38"}]',
        '[{"id": "I29"}, {"id": "I42"}]', false, now() + interval '30 minutes')`,
  )

  expect(await readRunningFacts(db())).toMatchObject({
    arePayoutsStopped: false,
    booksBrokenRules: 1,
    booksUncheckedRules: 2,
  })
})
