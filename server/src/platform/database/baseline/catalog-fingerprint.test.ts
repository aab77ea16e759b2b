import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { migrationsDir, openEmptyDatabase } from '#testing/test-database.ts'
import { migrate } from '../migrate.ts'
import { findDifferences } from './catalog-fingerprint.ts'
import { readCatalog } from './read-catalog.ts'
import { listBaseline } from './recognise-baseline.ts'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await openEmptyDatabase()
  const { connectionString } = database
  const count = (await listBaseline(migrationsDir)).length
  await migrate({ connectionString, migrationsDir, count, log: createLog('silent') })
  client = new pg.Client({ connectionString })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})
beforeEach(() => client.query('BEGIN'))
afterEach(() => client.query('ROLLBACK'))

async function differencesAfter(change: string): Promise<string[]> {
  await client.query(change)
  return await findDifferences(await readCatalog(client), migrationsDir)
}

const inAnotherOrder = `ALTER TABLE brands DROP COLUMN website; ALTER TABLE brands ADD COLUMN website text`
const leftBehind = `CREATE INDEX brands_name_words_idx ON brands USING gin ((' ' || lower(name)) gin_trgm_ops)`
const madeInKolkata = `ALTER TABLE notification_progress
  ALTER slow_look_at SET DEFAULT '2000-01-01 00:00+05:30'`

test.each([
  ['columns in another order', inAnotherOrder],
  ['an index that migration 0122 could not drop', leftBehind],
  ['others’ table', 'CREATE TABLE x ()'],
  ['others’ view', 'CREATE VIEW y AS SELECT id FROM users'],
  ['others’ function', `CREATE FUNCTION z() RETURNS integer LANGUAGE sql AS 'SELECT 1'`],
  ['the time zone of a session', `SET LOCAL timezone = 'Asia/Kolkata'`],
  ['the time zone of the server that migrated', madeInKolkata],
  ['rights of a role', 'GRANT SELECT ON users TO pg_monitor'],
  ['storage settings', 'ALTER TABLE users SET (autovacuum_vacuum_scale_factor = 0.01)'],
  ['another comment', `COMMENT ON TABLE users IS 'People'`],
  [
    'a key that PostgreSQL 17 enforced',
    'ALTER TABLE accrual_holds ALTER CONSTRAINT accrual_holds_accrual_id_fkey ENFORCED',
  ],
])('%s does not count as a difference', async (_what, change) => {
  expect(await differencesAfter(change)).toEqual([])
})

const otherBody = `CREATE OR REPLACE FUNCTION account_sign(name text) RETURNS integer
  IMMUTABLE PARALLEL SAFE LANGUAGE sql AS 'SELECT 1'`
const addTrigger = `CREATE TRIGGER mine BEFORE UPDATE ON mails
  FOR EACH ROW EXECUTE FUNCTION refuse_change()`

test.each([
  ['the index payouts_one_open of payouts is missing', 'DROP INDEX payouts_one_open'],
  ['the index mine of payouts was added', 'CREATE INDEX mine ON payouts (total_cents)'],
  ['the function account_sign(text) differs', otherBody],
  ['the function apply_accruals() differs', 'GRANT EXECUTE ON FUNCTION apply_accruals() TO PUBLIC'],
  ['the column bio of creators differs', `ALTER TABLE creators ALTER bio SET DEFAULT ''`],
  ['the column name of brands differs', 'ALTER TABLE brands ALTER name DROP NOT NULL'],
  ['the column fax of brands was added', 'ALTER TABLE brands ADD COLUMN fax text'],
  [
    'the constraint campaigns_check4 of campaigns is missing',
    'ALTER TABLE campaigns DROP CONSTRAINT campaigns_check4',
  ],
  [
    'the trigger ledger_entries_append_only of ledger_entries differs',
    'ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only',
  ],
  ['the trigger mine of mails was added', addTrigger],
  ['the table users differs', 'GRANT SELECT ON users TO PUBLIC'],
  ['the table books_marks is missing', 'DROP TABLE books_marks'],
  ['the type platform differs', `ALTER TYPE platform ADD VALUE 'other'`],
  [
    'the comment on creators.is_verified is missing',
    'COMMENT ON COLUMN creators.is_verified IS NULL',
  ],
])('%s counts as a difference', async (difference, change) => {
  expect(await differencesAfter(change)).toEqual([difference])
})
