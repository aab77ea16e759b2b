import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationsDir, openEmptyDatabase } from '#testing/test-database.ts'
import { until } from '#testing/until.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await openEmptyDatabase()
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  const files = readdirSync(migrationsDir).filter((file) => file.endsWith('.sql'))
  await run(files.filter((name) => name < '0126').length)
})
afterEach(async () => {
  await client.end()
  await database.close()
})

/** Runs the next migrations only: later ones have tests of their own. */
function run(count: number): Promise<void> {
  const { connectionString } = database
  const log = createLog('silent')
  return migrate({ connectionString, migrationsDir, log, count })
}

/** An owner and their brand, as the version before stores them. */
async function givenBrand(name: string, { isSuspended = false } = {}): Promise<void> {
  await client.query(
    `WITH person AS (
        INSERT INTO users (id, role, email, password, display_name, suspended_at, suspended_reason)
        VALUES (gen_random_uuid(), 'brand', $1 || '@example.test', '$argon2id$v=19', $1,
          CASE WHEN $2 THEN '2026-01-02T00:00:00Z'::timestamptz END, CASE WHEN $2 THEN 'Spam' END)
        RETURNING id
      )
      INSERT INTO brands (id, owner_user_id, name) SELECT gen_random_uuid(), id, $1 FROM person`,
    [name, isSuspended],
  )
}

async function suspendedBrands(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT b.name FROM brands b JOIN users u ON u.id = b.owner_user_id
      WHERE b.suspended_at IS NOT NULL ORDER BY b.name`,
  )
  return rows.map(({ name }) => name)
}

/** As the version before does. */
const suspend = (name: string) =>
  client.query(
    `UPDATE users SET suspended_at = now(), suspended_reason = 'Spam' WHERE display_name = $1`,
    [name],
  )
const restore = (by: pg.Client, name: string) =>
  by.query(
    'UPDATE users SET suspended_at = NULL, suspended_reason = NULL WHERE display_name = $1',
    [name],
  )

test('a suspended owner’s brand is suspended since the same time, and no other is', async () => {
  await givenBrand('Aurora')
  await givenBrand('Borealis', { isSuspended: true })

  await run(1)

  expect(await suspendedBrands()).toEqual(['Borealis'])
  const { rows } = await client.query(`SELECT suspended_at FROM brands WHERE name = 'Borealis'`)
  expect(rows).toEqual([{ suspended_at: new Date('2026-01-02T00:00:00Z') }])
})

test('a server of the previous version suspends and restores the brand with its owner', async () => {
  await givenBrand('Aurora')
  await givenBrand('Borealis', { isSuspended: true })
  await run(1)

  await suspend('Aurora')
  const suspended = await suspendedBrands()
  await restore(client, 'Borealis')

  expect([suspended, await suspendedBrands()]).toEqual([['Aurora', 'Borealis'], ['Aurora']])
})

test('an owner restored during the migration has no suspended brand', async () => {
  await givenBrand('Borealis', { isSuspended: true })
  const restoring = new pg.Client({ connectionString: database.connectionString })
  await restoring.connect()
  await restoring.query('BEGIN')
  await restoring.query('SELECT FROM users FOR UPDATE')

  const migrating = run(1)
  await until('the migration waits', async () => {
    const { rows } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  })
  await restore(restoring, 'Borealis')
  await restoring.query('COMMIT')
  await restoring.end()
  await migrating

  expect(await suspendedBrands()).toEqual([])
})

test('requests keep reading brands while a backup reads them and the migration waits for it', async () => {
  await givenBrand('Aurora')
  const backup = new pg.Client({ connectionString: database.connectionString })
  await backup.connect()
  await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  await backup.query('SELECT FROM brands')

  const migrating = run(1)
  await until('the migration waits', async () => {
    const { rows } = await client.query(`SELECT FROM pg_locks WHERE NOT granted`)
    return rows.length > 0
  })
  await client.query(`SET statement_timeout = '2s'; SELECT FROM brands`)
  await backup.end()

  await expect(migrating).resolves.toBeUndefined()
})

test('each of its steps can run again', async () => {
  await givenBrand('Borealis', { isSuspended: true })
  await run(1)
  await client.query(`DELETE FROM schema_migrations WHERE name LIKE '0126%'`)

  await run(1)

  expect(await suspendedBrands()).toEqual(['Borealis'])
})
