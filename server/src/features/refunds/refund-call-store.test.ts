import type { RefundId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addHours, addSeconds } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign, type TestCampaign } from '#testing/test-marketplace.ts'
import { beginRefundCall, findStaleRefunds, noteMade, recordLookup } from './refund-call-store.ts'
import { insertPaymentRow, insertRefundRow } from './testing/refund-row.ts'

let database: TestDatabase
let campaign: TestCampaign
beforeAll(async () => {
  database = await openTestDatabase()
  campaign = await makeLiveCampaign(db(), { fundedCents: 5000 })
})
beforeEach(async () => {
  await run(db(), sql`DELETE FROM refunds`)
  await run(db(), sql`DELETE FROM campaign_funding`)
})
afterAll(() => database.close())

const db = () => database.db
const now = new Date('2026-03-07T12:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms)

type Given = Partial<Parameters<typeof insertRefundRow>[1]>

async function givenRefund(given: Given = {}): Promise<RefundId> {
  const fundingId = given.fundingId ?? (await insertPaymentRow(db(), given.campaign ?? campaign))
  return await insertRefundRow(db(), { campaign, createdAt: before(60_000), ...given, fundingId })
}

const set = (id: RefundId, change: Statement<never>) =>
  run(db(), sql`UPDATE refunds SET ${change} WHERE id = ${id}`)

function readCall(id: RefundId) {
  return exactlyOne(
    db(),
    sql`SELECT stripe_refund_id, calling_until, unknown_since, reason, needs_admin, waits_for_money,
        looked_at FROM refunds WHERE id = ${id}`,
  )
}

test('a refund made by the provider is recorded on its own row, and the first id wins', async () => {
  const [id, other] = [await givenRefund(), await givenRefund()]
  const troubles = sql<never>`calling_until = ${now}, unknown_since = ${now}, reason = 'timeout',
    needs_admin = true, waits_for_money = true`
  for (const each of [id, other]) await set(each, troubles)
  const untouched = await readCall(other)
  const note = (stripeRefundId: string, at: Date) =>
    db().transaction((tx) => noteMade(tx, { refundId: id, stripeRefundId, at }))

  await note('re_first', before(2))
  await note('re_first', before(1))
  await note('re_second', now)

  expect(await readCall(id)).toEqual({
    stripeRefundId: 're_first',
    callingUntil: null,
    unknownSince: null,
    reason: null,
    needsAdmin: false,
    waitsForMoney: false,
    lookedAt: before(1),
  })
  expect(await readCall(other)).toEqual(untouched)
})

test.each(['succeeded', 'failed'] as const)(
  'nothing is recorded on a refund that has %s',
  async (status) => {
    const id = await givenRefund({ status })
    const untouched = await readCall(id)

    const made = { refundId: id, stripeRefundId: `re_${id}`, at: now }
    await db().transaction((tx) => noteMade(tx, made))

    expect(await readCall(id)).toEqual(untouched)
  },
)

test('a refund is stale from the given moment, unless a call is under way or it is settled', async () => {
  const [exact, lapsed] = [
    await givenRefund({ createdAt: now }),
    await givenRefund({ createdAt: before(2) }),
  ]
  const called = await givenRefund()
  await givenRefund({ createdAt: addSeconds(now, 1) })
  for (const status of ['succeeded', 'failed'] as const) await givenRefund({ status })
  await set(called, sql`calling_until = ${now}`)
  await set(lapsed, sql`calling_until = ${before(1)}`)

  expect(await findStaleRefunds(db(), { createdBefore: now, now })).toEqual([lapsed, exact])
})

test('a refund at the bank is looked up at once, and then after more than an hour', async () => {
  const id = await givenRefund({ isMade: true })
  const stale = () => findStaleRefunds(db(), { createdBefore: now, now })

  const never = await stale()
  await set(id, sql`looked_at = ${addHours(now, -1)}`)
  const anHourAgo = await stale()
  await set(id, sql`looked_at = ${before(3_600_001)}`)

  expect([never, anHourAgo, await stale()]).toEqual([[id], [], [id]])
})

test('stale refunds tried longest ago come first, whether to be made or looked up', async () => {
  const stale = () => findStaleRefunds(db(), { createdBefore: now, now })
  const failing = await givenRefund({ createdAt: addHours(now, -5) })
  const unclear = await givenRefund({ isMade: true, createdAt: addHours(now, -4) })
  const waiting = await givenRefund({ createdAt: addHours(now, -3) })
  for (const id of [failing, waiting]) await set(id, sql`first_call_at = created_at`)
  const untried = await stale()

  await beginRefundCall(db(), { refundId: failing, at: before(9000), until: before(1) })
  await recordLookup(db(), { refundId: unclear, at: addHours(now, -2) })

  expect(untried).toEqual([failing, unclear, waiting])
  expect(await stale()).toEqual([waiting, unclear, failing])
})
