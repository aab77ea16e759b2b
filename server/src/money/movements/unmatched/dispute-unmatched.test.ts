import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUnmatchedPayment } from '#money/testing/make-unmatched-payment.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { bookUnmatchedDispute } from './dispute-unmatched.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function entriesOf(disputeId: string): Promise<string[]> {
  const rows = await manyRows(
    database.db,
    sql<{ event: string; cents: number }>`SELECT event, amount_cents AS cents FROM ledger_entries
      WHERE idempotency_key LIKE ${`%${disputeId}%`} ORDER BY seq`,
  )
  return rows.map(({ event, cents }) => `${event} ${cents}`)
}

test('a bank that takes a different amount the second time returned the first one', async () => {
  const payment = await makeUnmatchedPayment(database.db)
  const disputeId = `du_${newId()}`
  const take = (turn: number, cents: number) =>
    database.db.transaction((tx) =>
      bookUnmatchedDispute(tx, {
        ...payment,
        disputeId,
        turn,
        amountCents: toCents(cents),
        at: new Date(),
      }),
    )

  expect(await take(1, 5000)).toBe(true)
  expect(await take(2, 4800)).toBe(true)
  expect(await take(3, 4900)).toBe(true)

  expect(await entriesOf(disputeId)).toEqual([
    'stray-disputed 5000',
    'stray-dispute-won 5000',
    'stray-disputed 4800',
    'stray-dispute-won 4800',
    'stray-disputed 4900',
  ])
})
