import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  migrationsDir,
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#testing/test-database.ts'
import { createLog } from '../log.ts'
import { listMigrations } from './backup/catalog.ts'
import { migrate } from './migrate.ts'
import { planMigrations } from './schema/plan-migrations.ts'
import { listFiles, readSchemaState } from './schema/schema-state.ts'
import { sql } from './sql.ts'

let folder: string
let database: TestDatabase
/** Someone who uses the application meanwhile. */
let app: pg.Client
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  cpSync(migrationsDir, folder, { recursive: true })
  database = await openTestDatabase()
  app = new pg.Client({ connectionString: database.connectionString })
  await app.connect()
})
afterEach(async () => {
  await app.end()
  await database.close()
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, `${name}.sql`), text)
}

function run(given: { onTry?: () => void; count?: number } = {}): Promise<void> {
  const { connectionString } = database
  const log = createLog('warn', { write: () => given.onTry?.() })
  const counted = given.count === undefined ? {} : { count: given.count }
  return migrate({ connectionString, migrationsDir: folder, log, pauseMs: 10, ...counted })
}

/** Locks of this kind that are held or waited for. A virtual transaction belongs to no database. */
async function countLocks(kind: string, isGranted: boolean): Promise<number> {
  const { rowCount } =
    await database.db.query(sql`SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE datname = current_database() AND locktype = ${kind} AND granted = ${isGranted}`)
  return rowCount
}

function waiting(kind: string) {
  return expect.poll(() => countLocks(kind, false), { interval: 20 }).toBeGreaterThan(0)
}

test('a migration gives its table back to those who wait behind it, and is tried again', async () => {
  write('9001-early', '-- expand\nALTER TABLE brands ADD COLUMN early integer;\n')
  write(
    '9002-later',
    '-- expand\nALTER TABLE users ADD COLUMN later integer;\nALTER TABLE campaigns ADD COLUMN later integer;\n',
  )
  write('9003-last', '-- expand\nALTER TABLE brands ADD COLUMN last integer;\n')
  const other = new pg.Client({ connectionString: database.connectionString })
  await other.connect()
  await app.query('BEGIN')
  await app.query('SELECT FROM campaigns FOR UPDATE')
  let triesCount = 0
  const free = async () => {
    triesCount += 1
    await app.query('COMMIT')
  }
  const running = run({ onTry: () => void free(), count: 2 })
  await waiting('relation')

  // Both queue behind the migration: the one by its lock, the other by its place.
  const read = await other.query('SELECT count(*)::int AS count FROM users, campaigns')
  await running

  expect(read.rows).toEqual([{ count: 0 }])
  expect(triesCount).toBe(1)
  expect((await listMigrations(app)).slice(-2)).toEqual(['9001-early', '9002-later'])
  await expect.poll(() => countLocks('advisory', true), { interval: 20 }).toBe(0)
  await other.end()
})

test('an index is built while others write, and again after a try that was cut off', async () => {
  write(
    '9001-index',
    '-- expand\nCREATE INDEX CONCURRENTLY IF NOT EXISTS users_later_idx ON users (created_at, id);\n',
  )
  const build = 'CREATE INDEX CONCURRENTLY users_later_idx ON users (created_at, id)'
  await app.query('BEGIN')
  await app.query('SELECT FROM users FOR UPDATE')
  await app.query('LOCK TABLE users IN ROW EXCLUSIVE MODE')
  const cutOff = new pg.Client({ connectionString: database.connectionString })
  await cutOff.connect()
  await cutOff.query(`SET lock_timeout = '50ms'`)
  await expect(cutOff.query(build)).rejects.toThrow('lock timeout')
  await cutOff.end()
  const running = run()
  await waiting('virtualxid')
  // Another process that migrates at the same time, which must not be waited for.
  const second = run()
  await expect
    .poll(async () => {
      const { rowCount } = await database.db.query(sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'SELECT%advisory_lock(%'`)
      return rowCount
    })
    .toBe(1)

  await app.query(`INSERT INTO users (id, role, email, password, display_name)
    VALUES (gen_random_uuid(), 'brand', 'a@example.test', '$argon2id$v=19', 'Zoë')`)
  await app.query('COMMIT')
  await Promise.all([running, second])

  const { rows } = await app.query(
    `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = 'users_later_idx'::regclass`,
  )
  expect(rows).toEqual([{ isValid: true }])
})

test('a schema may be newer up to a contract that the release does not know', async () => {
  const before = await listFiles(folder)
  write('9001-grow', '-- expand\nALTER TABLE users ADD COLUMN later integer;\n')
  const between = await listFiles(folder)
  const plan = () =>
    planMigrations({ connectionString: database.connectionString, migrationsDir: folder })
  const state = async (own: readonly string[]) => {
    const { missing, isTooNew } = await readSchemaState(database.db, own)
    return { missing, isTooNew }
  }

  expect(await state(between)).toEqual({ missing: ['9001-grow'], isTooNew: false })
  expect(await plan()).toMatch(
    /^9001-grow: expand; the release before works on\n {4}users: about \d+ rows, \d+ kB with its indexes\n$/,
  )
  await run()
  expect(await state(before)).toEqual({ missing: [], isTooNew: false })
  write('9002-shrink', '-- contract: after 9001\nALTER TABLE users DROP COLUMN later;\n')
  expect(await plan()).toMatch(
    /^9002-shrink: contract; only releases with migration 9001 work on\n/,
  )
  await run()

  expect(await state(between)).toEqual({ missing: [], isTooNew: false })
  expect(await state(before)).toEqual({ missing: [], isTooNew: true })
  expect(await plan()).toBe('The schema is up to date.\n')
})

test('the plan of an empty database is its schema', async () => {
  const { connectionString, close } = await openEmptyDatabase()

  const plan = await planMigrations({ connectionString, migrationsDir })

  await close()
  expect(plan).toContain('This database is empty')
})
