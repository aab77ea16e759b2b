import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumMoney } from '#money/books/money-whole.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { bookOwnMoney } from './book-own-money.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a returned fee and a returned withdrawal are booked in reverse', async () => {
  const at = new Date()
  const own = (transaction: string, feeCents: number, operatorCents: number) => ({
    transaction,
    feeCents: toCents(feeCents),
    operatorCents: toCents(operatorCents),
    at,
  })
  const moved = [
    own('txn_1', 320, 0),
    own('txn_2', -20, 0),
    own('txn_3', 5, -700),
    own('txn_4', 0, 700),
  ]

  await database.db.transaction((tx) => bookOwnMoney(tx, moved))
  await database.db.transaction((tx) => bookOwnMoney(tx, moved))

  const entries = await manyRows(
    database.db,
    sql<{
      entry: string
    }>`SELECT concat_ws(' ', idempotency_key, event, amount_cents, debit_account,
        credit_account) AS entry FROM ledger_entries ORDER BY seq`,
  )
  expect(entries.map(({ entry }) => entry)).toEqual([
    'pfee:txn_1 provider-fee 320 expense:provider_fees asset:stripe',
    'pfee:txn_2 provider-fee-returned 20 asset:stripe expense:provider_fees',
    'pfee:txn_3 provider-fee 5 expense:provider_fees asset:stripe',
    'op:txn_3 operator-withdrew 700 equity:operator asset:stripe',
    'op:txn_4 operator-added 700 asset:stripe equity:operator',
  ])
  expect(await brokenInvariants(database.db)).toEqual([])
  expect(await sumMoney(database.db)).toMatchObject({ otherCents: 0, addsUp: true })
})
