import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrationsDir, openEmptyDatabase } from '#testing/test-database.ts'
import { createLog } from '../log.ts'
import { listMigrations } from './backup/catalog.ts'
import { listBaseline } from './baseline/recognise-baseline.ts'
import { recordReplacedMigrations } from './baseline/testing/record-replaced-migrations.ts'
import { migrate } from './migrate.ts'

/**
 * A migration as one beside traffic has to be: no lock is waited for while another one is held, rows are filled in
 * without waiting for anyone, and what needs a table alone gives up after a while.
 */
const laterMigration = `
CREATE INDEX IF NOT EXISTS campaigns_later_idx ON campaigns (name);
COMMIT;
BEGIN;
CREATE INDEX IF NOT EXISTS brands_later_idx ON brands (name);
COMMIT;
-- A query of its own
DO $$
BEGIN
  FOR pass IN 1..2 LOOP
    UPDATE person_search p SET words = words || ' later'
      FROM (SELECT user_id FROM person_search WHERE words NOT LIKE '% later' FOR UPDATE SKIP LOCKED) old
      WHERE p.user_id = old.user_id;
    COMMIT;
  END LOOP;
END $$;
-- A query of its own
DO $$
DECLARE
  old_index text;
BEGIN
  FOREACH old_index IN ARRAY ARRAY['campaigns_name_form_idx', 'brands_name_form_idx'] LOOP
    FOR attempt IN 1..10 LOOP
      PERFORM set_config('lock_timeout', '200ms', true);
      BEGIN
        EXECUTE format('DROP INDEX IF EXISTS %I', old_index);
      EXCEPTION WHEN lock_not_available OR deadlock_detected THEN NULL;
      END;
      COMMIT;
      EXIT WHEN to_regclass(old_index) IS NULL;
      PERFORM pg_sleep(0.1);
    END LOOP;
  END LOOP;
END $$;
-- A query of its own
BEGIN;
`

const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
beforeAll(() => {
  cpSync(migrationsDir, folder, { recursive: true })
  writeFileSync(path.join(folder, '9001-later.sql'), laterMigration)
})
afterAll(() => rmSync(folder, { recursive: true }))

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
/** Someone who uses the application meanwhile. */
let app: pg.Client
beforeEach(async () => {
  database = await openEmptyDatabase()
  app = new pg.Client({ connectionString: database.connectionString })
  await app.connect()
  // As the version before left it.
  await run(migrationsDir, (await listBaseline(migrationsDir)).length)
  await fill()
})
afterEach(async () => {
  await app.end()
  await database.close()
})

function run(dir: string, count?: number): Promise<void> {
  const { connectionString } = database
  const counted = count === undefined ? {} : { count }
  return migrate({ connectionString, migrationsDir: dir, log: createLog('silent'), ...counted })
}

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A campaign and two people. */
async function fill(): Promise<void> {
  await app.query(`
    INSERT INTO users (id, role, email, password, display_name) VALUES
      ('${id(1)}', 'brand', 'a@example.test', '$argon2id$v=19', 'Zoë'),
      ('${id(2)}', 'creator', 'b@example.test', '$argon2id$v=19', 'Chloé');
    INSERT INTO brands (id, owner_user_id, name) VALUES ('${id(11)}', '${id(1)}', 'Brand');
    INSERT INTO campaigns (id, brand_id, name, category, status, budget_cents, funded_cents,
        reward_rate_per_k_views_cents, min_payout_cents, max_payout_cents, platforms_allowed)
      VALUES ('${id(31)}', '${id(11)}', 'Campaign', 'fashion', 'draft', 10000, 0, 300, 0, 0,
        '{youtube}')`)
}

test('a transaction with a locked campaign can write it while a migration waits for its table', async () => {
  await app.query('BEGIN')
  await app.query('SELECT FROM campaigns FOR UPDATE')
  const running = run(folder)
  running.catch(() => undefined)
  await expect
    .poll(
      async () =>
        (await app.query("SELECT FROM pg_locks WHERE NOT granted AND locktype = 'relation'"))
          .rowCount,
      { timeout: 20_000, interval: 20 },
    )
    .toBeGreaterThan(0)

  await app.query(`UPDATE campaigns SET name = 'Été'`)
  await app.query('COMMIT')
  await running

  expect(await listMigrations(app)).toContain('9001-later')
})

test('a migration does not wait for a row in use, and leaves a busy table’s index', async () => {
  await run(migrationsDir)
  await app.query(`UPDATE person_search SET words = words || ' '`)
  await app.query('BEGIN')
  await app.query(`SELECT FROM person_search WHERE user_id = '${id(2)}' FOR UPDATE`)
  await app.query('SELECT FROM brands FOR UPDATE')

  await run(folder)

  const { rows } = await app.query<{ isLater: boolean }>(
    `SELECT words LIKE '% later' AS "isLater" FROM person_search ORDER BY user_id`,
  )
  expect(rows.map(({ isLater }) => isLater)).toEqual([true, false])
  const index = await app.query(`SELECT to_regclass('brands_name_form_idx') AS name`)
  expect(index.rows).toEqual([{ name: 'brands_name_form_idx' }])
  await app.query('COMMIT')
}, 60_000)

test('a database is recognised while the previous version writes to it', async () => {
  await recordReplacedMigrations(app)
  await app.query('BEGIN')
  await app.query(`UPDATE campaigns SET name = 'Été'; SELECT FROM users FOR UPDATE`)

  // Later migrations wait for what the previous version writes.
  await run(migrationsDir, 1)
  await app.query(`UPDATE brands SET name = 'Marque'`)
  await app.query('COMMIT')

  expect((await listMigrations(app))[0]).toBe('0001-shared')
  const { rows } = await app.query('SELECT name FROM campaigns UNION ALL SELECT name FROM brands')
  expect(rows).toEqual([{ name: 'Été' }, { name: 'Marque' }])
})
