import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { migrationsDir, openEmptyDatabase } from '#testing/test-database.ts'
import { listMigrations } from '../backup/catalog.ts'
import { migrate } from '../migrate.ts'
import { fingerprintFile, formatFingerprint } from './catalog-fingerprint.ts'
import { readCatalog } from './read-catalog.ts'
import { listBaseline } from './recognise-baseline.ts'
import { recordReplacedMigrations } from './testing/record-replaced-migrations.ts'

/** The release's migrations, and one that comes later. */
const later = mkdtempSync(path.join(tmpdir(), 'migrations-'))
let baseline: string[]
beforeAll(async () => {
  cpSync(migrationsDir, later, { recursive: true })
  writeFileSync(path.join(later, '9001-later.sql'), 'CREATE TABLE later (id integer)')
  baseline = await listBaseline(migrationsDir)
})
afterAll(() => rmSync(later, { recursive: true }))

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await openEmptyDatabase()
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  await run({ count: baseline.length })
})
afterEach(async () => {
  await client.end()
  await database.close()
})

function run(options: { dir?: string; count?: number } = {}): Promise<void> {
  const { dir = migrationsDir, count } = options
  const { connectionString } = database
  const counted = count === undefined ? {} : { count }
  return migrate({ connectionString, migrationsDir: dir, log: createLog('silent'), ...counted })
}

async function fingerprint(): Promise<string> {
  await client.query('BEGIN')
  const objects = await readCatalog(client)
  await client.query('ROLLBACK')
  return formatFingerprint(objects)
}

const someone = `INSERT INTO users (id, role, email, password, display_name)
  VALUES ('00000000-0000-7000-8000-000000000001', 'admin', 'a@example.test', '$argon2id$', 'A')`

test('the baseline makes the same schema as the migrations it replaced', async () => {
  const known = readFileSync(path.join(migrationsDir, fingerprintFile), 'utf8')

  expect(await fingerprint()).toBe(known)
})

test('seven keys are checked once per statement, and stay in the catalog', async () => {
  const { rows } = await client.query<{ name: string }>(
    'SELECT conname AS name FROM pg_constraint WHERE NOT conenforced ORDER BY 1',
  )

  expect(rows.map(({ name }) => name)).toEqual([
    'accrual_holds_accrual_id_fkey',
    'accrual_withdrawables_accrual_id_fkey',
    'earning_accruals_submission_id_fkey',
    'payout_accruals_accrual_id_fkey',
    'payout_accruals_payout_id_fkey',
    'submission_metrics_settlement_id_fkey',
    'submission_metrics_submission_id_fkey',
  ])
})

test('a database that ends with migration 0124 keeps its rows and gets the same schema as a new one', async () => {
  await client.query(someone)
  await recordReplacedMigrations(client)

  await Promise.all([run({ dir: later }), run({ dir: later })])

  const names = await listMigrations(client)
  expect(names.slice(0, baseline.length)).toEqual(baseline)
  expect(names.at(-1)).toBe('9001-later')
  const { rows } = await client.query('SELECT email FROM users')
  expect(rows).toEqual([{ email: 'a@example.test' }])
  await run({ dir: later })
  expect(await listMigrations(client)).toEqual(names)
})

test('a new database ends with the same migrations', async () => {
  await run({ dir: later })

  const names = await listMigrations(client)

  expect(names.slice(0, baseline.length)).toEqual(baseline)
  expect(names.at(-1)).toBe('9001-later')
})

const indexes = ['payouts_one_open', 'users_email_key', 'refunds_open_idx', 'mails_listed_idx']

test('a database with another schema is refused unchanged, with the first differences', async () => {
  await client.query(`DROP TABLE saved_views, push_keys; DROP INDEX ${indexes.join(', ')}`)
  await recordReplacedMigrations(client)
  const [before, ran] = [await fingerprint(), await listMigrations(client)]

  await expect(run()).rejects.toThrow(
    /^This database is not as migration 0124 left it: the index (?:[^;]+; ){5}and 1 more\. Nothing was changed\. /,
  )

  expect(await fingerprint()).toBe(before)
  expect(await listMigrations(client)).toEqual(ran)
})

test('an older database is refused with upgrade instructions', async () => {
  await recordReplacedMigrations(client)
  await client.query(`DELETE FROM schema_migrations WHERE name = '0124-news-by-time'`)
  const ran = await listMigrations(client)

  await expect(run()).rejects.toThrow(
    'This database is older than migration 0124, where this release begins. Nothing was changed. Start the last commit of the main branch whose newest migration is 0124 once, and then this release.',
  )

  expect(await listMigrations(client)).toEqual(ran)
})
