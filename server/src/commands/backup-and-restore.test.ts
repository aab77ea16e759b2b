import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../config/config.ts'
import { createLog } from '../platform/log.ts'
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { earn, makeApprovedPost } from '../testing/test-marketplace.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'permille-backup-'))
const log = createLog('silent')
let source: TestDatabase
let original: Config

beforeAll(async () => {
  source = await openTestDatabase()
  original = configOf('original', source.applicationUrl, source.connectionString)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

function configOf(name: string, url: string, ownerUrl = url): Config {
  const DATA_DIR = join(folder, name)
  mkdirSync(join(DATA_DIR, 'uploads'), { recursive: true })
  return readConfig({ DATABASE_URL: url, DATABASE_MIGRATION_URL: ownerUrl, DATA_DIR })
}

function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  return client.connect().then(() => client)
}

/** Every row of every table as text, and where each sequence stands. */
async function contentOf(connectionString: string): Promise<Record<string, string[]>> {
  const client = await connect(connectionString)
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'graphile_worker')`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const isOfTheRun = ['public.restores', 'public.schema_migrations'].includes(name)
    if (isOfTheRun || name === 'graphile_worker.migrations') continue
    const { rows } = await client.query<{ line: string }>(
      `SELECT t::text AS line FROM ${name} AS t ORDER BY 1`,
    )
    content[name] = rows.map(({ line }) => line)
  }
  const { rows } = await client.query<{ line: string }>(
    `SELECT schemaname || sequencename || coalesce(last_value, 0) AS line FROM pg_sequences
      WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  )
  const { rows: keys } = await client.query<{ line: string }>(
    `SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
      WHERE contype = 'f' ORDER BY 1`,
  )
  await client.end()
  return {
    ...content,
    sequences: rows.map(({ line }) => line),
    keys: keys.map(({ line }) => line),
  }
}

/** Money, a text with everything that texts are quoted with, a job and an upload. */
async function makeHistory(): Promise<void> {
  const { id: submissionId } = await makeApprovedPost(source.db, { fundedCents: 5000 })
  await earn(source.db, { submissionId, views: 1000 })
  await source.db.pool.query(
    `INSERT INTO audit_log (id, actor_kind, action, object_type, object_id, after) VALUES (gen_random_uuid(),
      'system', E'line\\nbreak, "quote" \\\\ (‰)', '', gen_random_uuid(), '{"a": null, "b": "\\n"}')`,
  )
  await source.db.pool.query(`SELECT graphile_worker.add_job('nothing', '{"some": "work"}')`)
  writeFileSync(join(original.dataDir, 'uploads/a.webp'), 'a picture')
}

/** No trigger and no foreign key fires. */
async function asReplica(statement: string): Promise<void> {
  const client = await connect(source.connectionString)
  await client.query('SET session_replication_role = replica')
  await client.query(statement)
  await client.end()
}

/** Backs the source up and returns the folder. */
async function backedUp(name: string): Promise<string> {
  const backup = join(folder, name)
  await takeBackup(original, backup)
  return backup
}

async function restoreInto(connectionString: string, backup: string, isReplacing = false) {
  const target = configOf('target', connectionString)
  return await restoreBackup(target, { folder: backup, isReplacing, log })
}

describe('a backup, restored into an empty database', () => {
  it('matches the original to the last row, sequence, upload and key; payouts and refunds are held', async () => {
    await makeHistory()
    const target = await openEmptyDatabase()

    const { takenAt } = await restoreInto(target.connectionString, await backedUp('whole'))

    expect(await contentOf(target.connectionString)).toEqual(
      await contentOf(source.connectionString),
    )
    const restored = (file: string) => readFileSync(join(folder, 'target', file), 'utf8')
    expect(restored('uploads/a.webp')).toBe('a picture')
    expect(restored('encryption-key')).toBe(
      readFileSync(join(original.dataDir, 'encryption-key'), 'utf8'),
    )
    const client = await connect(target.connectionString)
    const held = await client.query('SELECT backup_at, opened_at FROM restores')
    await expect(client.query('DELETE FROM ledger_entries')).rejects.toThrow('append-only')
    await client.end()
    expect(held.rows).toEqual([{ backup_at: new Date(takenAt), opened_at: null }])
    await target.close()
  })

  it('captures one moment, whatever is written meanwhile', async () => {
    const target = await openEmptyDatabase()
    const isWriting = { still: true }
    const writing = (async () => {
      while (isWriting.still) await makeApprovedPost(source.db, { fundedCents: 5000 })
    })()

    const backup = await backedUp('busy')
    isWriting.still = false
    await writing
    await restoreInto(target.connectionString, backup)

    const client = await connect(target.connectionString)
    const { rows } = await client.query(
      `SELECT (SELECT count(*) FROM campaigns) = (SELECT count(*) FROM ledger_accounts
        WHERE name LIKE 'campaign:%:budget') AS whole`,
    )
    await client.end()
    expect(rows).toEqual([{ whole: true }])
    await target.close()
  })
})

describe('a restore refuses', () => {
  it('a damaged backup, and changes nothing', async () => {
    const backup = await backedUp('damaged')
    const target = await openEmptyDatabase()
    writeFileSync(join(backup, 'database/public.payouts.gz'), 'something else')

    const restoring = restoreInto(target.connectionString, backup)

    await expect(restoring).rejects.toThrow('database/public.payouts.gz was changed or is damaged')
    const client = await connect(target.connectionString)
    const { rows } = await client.query(`SELECT to_regclass('public.payouts') AS found`)
    await client.end()
    expect(rows).toEqual([{ found: null }])
    await target.close()
  })

  it('a reading of an unknown post, although only triggers refuse a new one', async () => {
    const orphan = 'DELETE FROM submission_metrics WHERE submission_id = settlement_id'
    const forged = `INSERT INTO submission_metrics (id, submission_id, settlement_id, snapshot_time, counted)
      SELECT gen_random_uuid(), id, id, now(), false FROM settlements LIMIT 1`
    await asReplica(forged)
    const target = await openEmptyDatabase()
    const backup = await backedUp('orphaned')
    await asReplica(orphan)

    const restoring = restoreInto(target.connectionString, backup)

    await expect(restoring).rejects.toThrow('submission_metrics_submission_id_fkey')
    await target.close()
  })

  it('a manifest that is damaged, and a folder without one', async () => {
    const backup = await backedUp('unreadable')
    const manifest = join(backup, 'manifest.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"rows": 0', '"rows": 1'))

    await expect(restoreInto('postgresql:///none', backup)).rejects.toThrow(
      'is not what the backup wrote',
    )
    await expect(restoreInto('postgresql:///none', folder)).rejects.toThrow('There is no backup')
  })

  it('a database with open connections', async () => {
    const backup = await backedUp('connected')
    const target = await openEmptyDatabase()
    const other = await connect(target.connectionString)

    await expect(restoreInto(target.connectionString, backup)).rejects.toThrow(
      'Stop every process of Permille first',
    )

    await other.end()
    await target.close()
  })

  it('a database with another role’s connections, whose sessions the owner can barely see', async () => {
    const backup = await backedUp('connected-as-another')
    const target = await openEmptyDatabase()
    const other = await connect(target.connectionString)
    const owner = `owner_${randomBytes(6).toString('hex')}`
    await other.query(`CREATE ROLE ${owner} LOGIN`)
    await other.query(`ALTER DATABASE ${other.database} OWNER TO ${owner}`)
    const asOwner = target.connectionString.replace(/([?&]user=)[^&]*/, `$1${owner}`)

    await expect(restoreInto(asOwner, backup)).rejects.toThrow(
      'Something is connected to this database (one session)',
    )

    await other.query(`ALTER DATABASE ${other.database} OWNER TO CURRENT_USER; DROP ROLE ${owner}`)
    await other.end()
    await target.close()
  })

  it('a database in use, unless told to replace everything', async () => {
    const backup = await backedUp('first')
    const target = await openEmptyDatabase()
    await restoreInto(target.connectionString, backup)

    const again = restoreInto(target.connectionString, backup)

    await expect(again).rejects.toThrow('This database is in use')
    await restoreInto(target.connectionString, backup, true)
    const client = await connect(target.connectionString)
    const { rows } = await client.query('SELECT count(*)::int AS held FROM restores')
    await client.end()
    expect(rows).toEqual([{ held: 1 }])
    await target.close()
  })

  it('a key other than the one that sealed the backup', async () => {
    rmSync(join(original.dataDir, 'encryption-key'))
    const backup = await backedUp('without-key')
    const target = configOf('another-key', 'postgresql:///none')

    const restoring = restoreBackup(target, { folder: backup, isReplacing: false, log })

    await expect(restoring).rejects.toThrow('ENCRYPTION_KEY is not the key')
  })
})

describe('a backup refuses', () => {
  it('an existing folder', async () => {
    await backedUp('twice')

    await expect(backedUp('twice')).rejects.toThrow('twice exists already')
  })

  it('a database that is not the one that is served', async () => {
    const elsewhere = new URL(source.connectionString)
    elsewhere.pathname = '/postgres'
    const config = configOf('elsewhere', source.applicationUrl, elsewhere.href)

    await expect(takeBackup(config, join(folder, 'wrong'))).rejects.toThrow(
      'DATABASE_MIGRATION_URL and DATABASE_URL lead to different databases',
    )
    const restored = restoreBackup(config, {
      folder: await backedUp('right'),
      isReplacing: true,
      log,
    })
    await expect(restored).rejects.toThrow('lead to different databases')
  })

  it('a database that was never migrated, and leaves nothing behind', async () => {
    const elsewhere = await openEmptyDatabase()
    const config = configOf('elsewhere', elsewhere.connectionString)
    const backup = join(folder, 'of-nothing')

    await expect(takeBackup(config, backup)).rejects.toThrow(
      'This database holds no marketplace. Check DATABASE_URL and DATABASE_MIGRATION_URL',
    )

    expect([existsSync(backup), existsSync(`${backup}.partial`)]).toEqual([false, false])
    await elsewhere.close()
  })
})
