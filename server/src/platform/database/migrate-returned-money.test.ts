import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationsDir, openEmptyDatabase } from '#testing/test-database.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await openEmptyDatabase()
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.close()
})

function run(count?: number): Promise<void> {
  const { connectionString } = database
  const log = createLog('silent')
  return migrate({ connectionString, migrationsDir, log, ...(count !== undefined && { count }) })
}

async function fill(creators: readonly (readonly [number | null, string | null])[]): Promise<void> {
  for (const [index, [cents, problem]] of creators.entries()) {
    await client.query(
      `WITH person AS (
          INSERT INTO users (id, role, email, password, display_name)
          VALUES (gen_random_uuid(), 'creator', $1 || '@example.test', '$argon2id$v=19', $1) RETURNING id
        )
        INSERT INTO creators (id, user_id, handle, payout_returned_cents, payout_problem)
        SELECT gen_random_uuid(), id, $1, $2, $3 FROM person`,
      [`creator_${index}`, cents, problem],
    )
  }
}

test('a cent standing for an amount in another currency becomes an unknown amount', async () => {
  const files = readdirSync(migrationsDir).filter((file) => file.endsWith('.sql'))
  await run(files.filter((name) => name < '0125').length)
  await fill([
    [null, null],
    [3000, 'Your bank sent $30.00 back to your Stripe account.'],
    [1, 'Your bank sent money back to your Stripe account.'],
    [1, 'Your bank sent $0.01 back to your Stripe account.'],
  ])

  await run()

  const { rows } = await client.query(
    'SELECT is_payout_returned AS back, payout_returned_cents AS cents FROM creators ORDER BY handle',
  )
  expect(rows).toEqual([
    { back: false, cents: null },
    { back: true, cents: '3000' },
    { back: true, cents: null },
    { back: true, cents: '1' },
  ])
})
