import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, readConfig } from '../config/config.ts'
import { listMigrations } from '../platform/database/backup/catalog.ts'
import { listBaseline } from '../platform/database/baseline/recognise-baseline.ts'
import { recordReplacedMigrations } from '../platform/database/baseline/testing/record-replaced-migrations.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log.ts'
import { migrationsDir, openEmptyDatabase } from '../testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'permille-backup-'))
const log = createLog('silent')
let baseline: string[]
let source: Awaited<ReturnType<typeof openEmptyDatabase>>
let target: Awaited<ReturnType<typeof openEmptyDatabase>>
let backup: string
beforeAll(async () => {
  baseline = await listBaseline(migrationsDir)
  source = await openInstallation('https://nordlys.test')
  target = await openInstallation('https://other.test')
  backup = join(folder, 'backup')
  await takeBackup(configOf('source', source.connectionString), backup)
})
afterAll(async () => {
  await source.close()
  await target.close()
  rmSync(folder, { recursive: true, force: true })
})

const id = '00000000-0000-7000-8000-000000000001'

/** As the release that ends with migration 0124 left one, where a brand's website was added last. */
async function openInstallation(website: string) {
  const database = await openEmptyDatabase()
  const { connectionString } = database
  await migrate({ connectionString, migrationsDir, log, count: baseline.length })
  await inside(connectionString, async (client) => {
    await client.query(`ALTER TABLE brands DROP COLUMN website; ALTER TABLE brands ADD COLUMN website text;
      INSERT INTO users (id, role, email, password, display_name)
        VALUES ('${id}', 'brand', 'a@example.test', '$argon2id$', 'A');
      INSERT INTO brands (id, owner_user_id, name, website) VALUES ('${id}', '${id}', 'Nordlys, "B"', '${website}')`)
    await recordReplacedMigrations(client)
  })
  return database
}

async function inside<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return await work(client).finally(() => client.end())
}

function configOf(name: string, url: string): Config {
  const DATA_DIR = join(folder, name)
  mkdirSync(join(DATA_DIR, 'uploads'), { recursive: true })
  return readConfig({ DATABASE_URL: url, DATABASE_MIGRATION_URL: url, DATA_DIR })
}

async function expectRestored(connectionString: string): Promise<void> {
  await inside(connectionString, async (client) => {
    const { rows } = await client.query('SELECT name, website, logo_url FROM brands')
    expect(rows).toEqual([
      { name: 'Nordlys, "B"', website: 'https://nordlys.test', logo_url: null },
    ])
    expect((await listMigrations(client)).slice(0, baseline.length)).toEqual(baseline)
  })
}

test('a backup of a database that ends with migration 0124 is restored into an empty one', async () => {
  const empty = await openEmptyDatabase()

  const restored = configOf('restored', empty.connectionString)
  await restoreBackup(restored, { folder: backup, isReplacing: false, log })

  await expectRestored(empty.connectionString)
  await empty.close()
})

test('it replaces another database that ends with migration 0124', async () => {
  const replaced = configOf('replaced', target.connectionString)

  await restoreBackup(replaced, { folder: backup, isReplacing: true, log })

  await expectRestored(target.connectionString)
})

test('an older backup is refused with instructions, and nothing is written', async () => {
  const older = join(folder, 'older')
  await inside(source.connectionString, (client) =>
    client.query(`DELETE FROM schema_migrations WHERE name = '0124-news-by-time'`),
  )
  await takeBackup(configOf('source', source.connectionString), older)
  const empty = await openEmptyDatabase()

  const restored = configOf('of-older', empty.connectionString)
  const restoring = restoreBackup(restored, { folder: older, isReplacing: false, log })

  await expect(restoring).rejects.toThrow(
    'Restore it with the commit that made it, start the last commit of the main branch whose newest migration is 0124 once',
  )
  const tables = await inside(empty.connectionString, (client) =>
    client.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`),
  )
  expect(tables.rowCount).toBe(0)
  await empty.close()
})
