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
  const files = readdirSync(migrationsDir).filter((file) => file.endsWith('.sql'))
  await run(files.filter((name) => name < '0130').length)
  await client.query(`WITH person AS (
      INSERT INTO users (id, role, email, password, display_name)
      VALUES (gen_random_uuid(), 'brand', 'a@example.test', '$argon2id$v=19', 'Ada') RETURNING id
    ), creator AS (
      INSERT INTO creators (id, user_id, handle) SELECT gen_random_uuid(), id, 'ada' FROM person
    ), brand AS (
      INSERT INTO brands (id, owner_user_id, name) SELECT gen_random_uuid(), id, 'Aurora' FROM person
      RETURNING id
    )
    INSERT INTO campaigns (id, brand_id, name, category, budget_cents, reward_rate_per_k_views_cents,
      min_payout_cents, max_payout_cents, platforms_allowed)
    SELECT gen_random_uuid(), id, 'Lumen', 'fashion', 100000, 300, 100, 10000, '{tiktok}' FROM brand`)
})
afterEach(async () => {
  await client.end()
  await database.close()
})

function run(count: number): Promise<void> {
  const { connectionString } = database
  return migrate({ connectionString, migrationsDir, log: createLog('silent'), count })
}

/** As the version before pays: it knows of no numbers. Null for a payment that is not paid yet. */
const pay = (settledAt: string | null, by = client) =>
  by.query(
    `INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, status,
        stripe_payment_intent_id, settled_at)
      SELECT gen_random_uuid(), id, brand_id, 5000,
        (CASE WHEN $1::timestamptz IS NULL THEN 'pending' ELSE 'succeeded' END)::funding_status,
        gen_random_uuid()::text, $1 FROM campaigns`,
    [settledAt],
  )
const withdraw = (createdAt: string) =>
  client.query(
    `INSERT INTO payouts (id, creator_id, total_cents, destination, status, reason, settled_at, created_at)
      SELECT gen_random_uuid(), id, 1000, 'acct_1', 'failed', 'Closed', $1, $1 FROM creators`,
    [createdAt],
  )

async function receipts(): Promise<(string | null)[]> {
  const { rows } = await client.query(
    'SELECT receipt_number FROM campaign_funding ORDER BY settled_at NULLS LAST, created_at',
  )
  return rows.map(({ receipt_number }) => receipt_number)
}

test('receipts that exist are numbered within their year, payouts by their age', async () => {
  for (const at of ['2025-12-31T23:00:00Z', '2026-01-01T00:00:00Z', '2025-02-01T00:00:00Z', null])
    await pay(at)
  for (const at of ['2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z']) await withdraw(at)

  await run(1)

  expect(await receipts()).toEqual(['R-2025-0001', 'R-2025-0002', 'R-2026-0001', null])
  const { rows } = await client.query('SELECT number::int FROM payouts ORDER BY created_at')
  expect(rows).toEqual([{ number: 1001 }, { number: 1002 }])
})

test('the database goes on numbering for a server of the version before, without a gap', async () => {
  await pay('2026-01-01T00:00:00Z')
  await withdraw('2026-03-01T00:00:00Z')
  await run(1)

  await pay(null)
  await client.query('BEGIN')
  await pay('2026-01-02T00:00:00Z')
  await client.query('ROLLBACK')
  await pay('2026-01-03T00:00:00Z')
  await client.query(
    `UPDATE campaign_funding SET status = 'succeeded', settled_at = '2026-01-04' WHERE status = 'pending'`,
  )
  await withdraw('2026-03-02T00:00:00Z')

  expect(await receipts()).toEqual(['R-2026-0001', 'R-2026-0002', 'R-2026-0003'])
  const { rows } = await client.query('SELECT max(number)::int AS number FROM payouts')
  expect(rows).toEqual([{ number: 1002 }])
})

test('two payments at once have two numbers, and neither waits before its commit', async () => {
  await run(1)
  const other = new pg.Client({ connectionString: database.connectionString })
  await other.connect()
  await client.query('BEGIN')
  await pay('2026-01-01T00:00:00Z')
  await other.query('BEGIN')
  await pay('2026-01-02T00:00:00Z', other)

  await other.query('COMMIT')
  await client.query('COMMIT')
  await other.end()

  expect(await receipts()).toEqual(['R-2026-0002', 'R-2026-0001'])
})
