import type { PayoutId, RefundId } from '@permille/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPayoutRow } from '../features/payouts/testing/payout-row.ts'
import { insertPaymentRow, insertRefundRow } from '../features/refunds/testing/refund-row.ts'
import { addSeconds } from '../platform/clock.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { type Statement, sql } from '../platform/database/sql.ts'
import { deletePayouts } from '../testing/delete-payouts.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { makeCreator, makeLiveCampaign } from '../testing/test-marketplace.ts'
import {
  beginProviderCall,
  endProviderCall,
  type FencedKind,
  freeProviderCalls,
  listWaitingForMoney,
} from './provider-calls.ts'

type AnyId = PayoutId & RefundId

interface GivenRow {
  readonly isSettled?: boolean
  readonly createdAt?: Date
}

let database: TestDatabase
let insertRow: Record<FencedKind, (given: GivenRow) => Promise<PayoutId | RefundId>>
beforeAll(async () => {
  database = await openTestDatabase()
  const campaign = await makeLiveCampaign(db(), { fundedCents: 5000 })
  const fundingId = await insertPaymentRow(db(), campaign)
  insertRow = {
    payout: async ({ isSettled, ...given }) =>
      insertPayoutRow(db(), {
        creator: await makeCreator(db()),
        status: isSettled ? 'paid' : 'queued',
        ...given,
      }),
    refund: ({ isSettled, ...given }) =>
      insertRefundRow(db(), {
        campaign,
        fundingId,
        status: isSettled ? 'succeeded' : 'requested',
        ...given,
      }),
  }
})
beforeEach(async () => {
  await deletePayouts(db())
  await run(db(), sql`DELETE FROM refunds`)
  await vouchForBooks(true)
})
afterAll(() => database.close())

const db = () => database.db
const tables = { payout: sql<never>`payouts`, refund: sql<never>`refunds` }
const now = new Date('2026-03-07T12:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const known = { isDefinite: true, reason: 'too little', needsAdmin: true, waitsForMoney: true }

async function vouchForBooks(isClean: boolean): Promise<void> {
  await run(
    db(),
    sql`INSERT INTO invariant_runs (id, at, violations, stops_payouts, clean_until)
      VALUES (gen_random_uuid(), clock_timestamp(), '[]', ${!isClean},
        CASE WHEN ${isClean} THEN now() + interval '1 hour' END)`,
  )
}

describe.each(['payout', 'refund'] as const)('a %s', (kind) => {
  const given = async (row: GivenRow = {}) => (await insertRow[kind](row)) as AnyId
  const set = (id: AnyId, change: Statement<never>) =>
    run(db(), sql`UPDATE ${tables[kind]} SET ${change} WHERE id = ${id}`)
  const begin = (id: AnyId, may = sql<never>`true`) => {
    const columns = sql<{ id: AnyId; callsCount: number }>`id, calls_count`
    const call = { id, at: now, until: addSeconds(now, 90), may, columns }
    return beginProviderCall(db(), kind, call)
  }
  const end = (id: AnyId, changes: { callNumber?: number; isDefinite?: boolean } = {}) => {
    const call = { ...known, id, callNumber: 1, at: addSeconds(now, 5), ...changes }
    return db().transaction((tx) => endProviderCall(tx, kind, call))
  }
  const read = (id: AnyId) =>
    exactlyOne(
      db(),
      sql`SELECT calling_until, calls_count, attempt, unknown_since, first_call_at, reason,
          needs_admin, waits_for_money FROM ${tables[kind]} WHERE id = ${id}`,
    )

  test('a call marks only its own row, with its outcome unknown since the first call', async () => {
    const [id, other] = [await given(), await given()]
    const untouched = await read(other)

    const first = await begin(id)
    await set(
      id,
      sql`calling_until = ${before(1)}, first_call_at = ${before(9001)},
        unknown_since = ${before(9000)}`,
    )
    const second = await begin(id)

    expect([first, second]).toEqual([
      { id, callsCount: 1 },
      { id, callsCount: 2 },
    ])
    expect(await read(id)).toMatchObject({
      callingUntil: addSeconds(now, 90),
      firstCallAt: before(9001),
      unknownSince: before(9000),
    })
    expect(await read(other)).toEqual(untouched)
  })

  test('a lease lasts through its last moment', async () => {
    const [held, lapsed] = [await given(), await given()]
    await set(held, sql`calling_until = ${now}`)
    await set(lapsed, sql`calling_until = ${before(1)}`)

    expect(await begin(held)).toBeUndefined()
    expect(await begin(lapsed)).toMatchObject({ id: lapsed })
  })

  test('no call begins for a settled or forbidden object', async () => {
    const [settled, open] = [await given({ isSettled: true }), await given()]

    expect([await begin(settled), await begin(open, sql`false`)]).toEqual([undefined, undefined])
    for (const id of [settled, open]) expect(await read(id)).toMatchObject({ callsCount: 0 })
  })

  test('while no check vouches for the books, only objects already called for are called for', async () => {
    const [fresh, called] = [await given(), await given()]
    await set(called, sql`first_call_at = ${before(1)}`)
    await vouchForBooks(false)

    expect(await begin(fresh)).toBeUndefined()
    expect(await begin(called)).toMatchObject({ id: called })
  })

  test('a definite end raises the attempt by one; an unknown one keeps the key and its start time', async () => {
    const [definite, unknown, other] = [await given(), await given(), await given()]
    for (const id of [definite, unknown, other]) await begin(id)
    const untouched = await read(other)

    expect([await end(definite), await end(unknown, { isDefinite: false })]).toEqual([true, true])

    expect(await read(definite)).toMatchObject({
      attempt: 2,
      unknownSince: null,
      callingUntil: null,
      reason: 'too little',
      needsAdmin: true,
      waitsForMoney: true,
    })
    expect(await read(unknown)).toMatchObject({ attempt: 1, unknownSince: now })
    expect(await read(other)).toEqual(untouched)
  })

  test('an end requires neither an admin nor money unless the call did', async () => {
    const id = await given()
    await begin(id)
    await set(id, sql`needs_admin = true, waits_for_money = true`)

    const call = { id, callNumber: 1, at: now, isDefinite: false, reason: 'timeout' }
    await db().transaction((tx) => endProviderCall(tx, kind, call))

    expect(await read(id)).toMatchObject({ needsAdmin: false, waitsForMoney: false })
  })

  test('an outdated call ends nothing, nor does one whose object is settled', async () => {
    const [id, settled] = [await given(), await given({ isSettled: true })]
    await begin(id)
    await set(settled, sql`calls_count = 1`)
    const untouched = [await read(id), await read(settled)]

    expect([await end(id, { callNumber: 0 }), await end(settled)]).toEqual([false, false])
    expect([await read(id), await read(settled)]).toEqual(untouched)
  })

  test('objects waiting for money are the open ones refused for lack of it, oldest first', async () => {
    const rows = { createdAt: before(1) }
    const [young, old] = [await given(rows), await given({ createdAt: before(9) })]
    const settled = await given({ ...rows, isSettled: true })
    await given(rows)
    for (const id of [young, old, settled]) await set(id, sql`waits_for_money = true`)

    expect(await listWaitingForMoney(db(), kind)).toEqual([old, young])
  })

  test('a failed object is retried after those not tried since', async () => {
    const stuck = await given({ createdAt: before(9000) })
    const other = await given({ createdAt: before(5000) })
    for (const id of [stuck, other]) await set(id, sql`waits_for_money = true`)
    await set(stuck, sql`last_call_at = ${before(1)}`)

    expect(await listWaitingForMoney(db(), kind, { countMax: 1 })).toEqual([other])
  })

  test('an object that must not be called for now does not take another’s place', async () => {
    const held = await given({ createdAt: before(9000) })
    const other = await given({ createdAt: before(5000) })
    for (const id of [held, other]) await set(id, sql`waits_for_money = true`)
    const may = sql<never>`id <> ${held}`

    expect(await listWaitingForMoney(db(), kind, { may, countMax: 1 })).toEqual([other])
  })

  test('a process that starts alone frees the leases of open objects', async () => {
    const [id, settled] = [await given(), await given({ isSettled: true })]
    for (const each of [id, settled]) await set(each, sql`calling_until = ${now}`)

    await freeProviderCalls(db())

    expect(await read(id)).toMatchObject({ callingUntil: null })
    expect(await read(settled)).toMatchObject({ callingUntil: now })
  })
})

test('a refund made by the provider is not called for again, although its bank is slow', async () => {
  const id = (await insertRow.refund({})) as RefundId
  const stripeRefundId = sql`stripe_refund_id = ${`re_${id}`}, calls_count = 1`
  await run(db(), sql`UPDATE refunds SET ${stripeRefundId} WHERE id = ${id}`)
  const call = { id, at: now, until: addSeconds(now, 90), may: sql<never>`true` }

  const begun = await beginProviderCall(db(), 'refund', { ...call, columns: sql`id` })
  const ended = await db().transaction((tx) =>
    endProviderCall(tx, 'refund', { ...known, id, callNumber: 1, at: now }),
  )

  expect([begun, ended]).toEqual([undefined, false])
})
