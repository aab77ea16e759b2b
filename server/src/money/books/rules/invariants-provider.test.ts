import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

async function found(...statements: Statement<unknown>[]): Promise<string[]> {
  for (const statement of statements) await run(database.db, statement)
  return await brokenInvariants(database.db)
}

const compared = (hoursAgo: number, balance: number | null, listed: number | null) =>
  sql`INSERT INTO book_comparisons (id, at, compared_until, balance_cents, listed_cents)
    SELECT gen_random_uuid(), t, t, ${balance}, ${listed}
    FROM (SELECT now() - ${hoursAgo} * interval '1 hour' AS t) times`

const failed = (hoursAgo: number) =>
  sql`INSERT INTO book_comparisons (id, at, failure)
    VALUES (gen_random_uuid(), now() - ${hoursAgo} * interval '1 hour', 'silent')`

const discrepancy = (state: string) =>
  sql`INSERT INTO book_exceptions (id, subject_kind, subject_ref, provider_cents, ledger_cents, state,
      found_at, ended_at)
    VALUES (gen_random_uuid(), 'payment', ${`pi_${state}`}, 5, 0, ${state}, now(),
      CASE WHEN ${state} IN ('booked', 'settled') THEN now() END)`

test('I15b finds a balance that differs from the list, as last seen while no money moved', async () => {
  expect(await found(compared(3, 100, 99), compared(2, 100, 100))).toEqual([])
  expect(await found(compared(1, 101, 100), compared(0, null, null))).toEqual([
    expect.stringContaining('holds 101, its transactions add up to 100'),
  ])
})

test('I15b finds comparisons that have failed for more than a day', async () => {
  expect(await found(compared(27, 1, 1), failed(1.5))).toEqual([])
  expect(await found(failed(0))).toEqual([expect.stringContaining('none succeeded since')])
})

test('I15b finds that no comparison ever succeeded', async () => {
  expect(await found(failed(0))).toEqual([expect.stringContaining('none succeeded since')])
})

test('I29 finds open discrepancies, and no others', async () => {
  expect(
    await found(discrepancy('explained'), discrepancy('booked'), discrepancy('settled')),
  ).toEqual([])
  expect(await found(discrepancy('open'))).toEqual([expect.stringContaining('payment pi_open')])
})
