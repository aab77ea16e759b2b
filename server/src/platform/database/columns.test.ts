import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { columns } from './columns.ts'
import { exactlyOne } from './query.ts'
import { sql } from './sql.ts'

interface Row {
  readonly id: number
  readonly totalCents: number
  readonly stripeTransferId: string | null
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const source = sql<never>`(SELECT 7 AS id, 1000 AS total_cents, NULL::text AS stripe_transfer_id, true AS other) p`
const row = { id: 7, totalCents: 1000, stripeTransferId: null }

test.each([undefined, 'p'])(
  'columns are read back as the fields they are named for, in table %s',
  async (table) => {
    const all = columns<Row>(table)(['id', 'totalCents', 'stripeTransferId'])

    expect(await exactlyOne(database.db, sql<Row>`SELECT ${all} FROM ${source}`)).toEqual(row)
  },
)

test('a field that is left out, or missing in the row, does not compile', () => {
  // @ts-expect-error: stripeTransferId is missing
  const short = columns<Row>()(['id', 'totalCents'])
  // @ts-expect-error: a row has no total
  const wrong = columns<Row>()(['id', 'totalCents', 'stripeTransferId', 'total'])

  expect([short.text, wrong.text]).toEqual([
    'id, total_cents',
    'id, total_cents, stripe_transfer_id, total',
  ])
})

test('a field with a digit has no unambiguous column name', () => {
  expect(() => columns<{ line2: string }>()(['line2'])).toThrow(/line2 is no column/)
})
