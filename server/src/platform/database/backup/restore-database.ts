import pg from 'pg'
import { OperatorError } from '#platform/errors/operator-error.ts'
import { connectionName } from '#platform/instance.ts'
import { asRecognised } from '../baseline/recognise-baseline.ts'
import { type MigrateOptions, migrate } from '../migrate.ts'
import { listMigrations } from './catalog.ts'
import type { DumpedDatabase } from './dump-database.ts'
import { loadDatabase } from './load-database.ts'

export interface Restoring {
  readonly folder: string
  readonly dumped: DumpedDatabase
  readonly migration: MigrateOptions
  /** Discards what the database holds. */
  readonly isReplacing: boolean
}

/**
 * Brings an empty database to the backup's schema, loads its rows and then migrates to this release.
 * Throws `OperatorError` while anyone is connected, and for a database in use unless `isReplacing`.
 */
export async function restoreDatabase(restoring: Restoring): Promise<void> {
  const { folder, dumped, migration } = restoring
  const { migrationsDir } = migration
  const wanted = await asRecognised(dumped.migrations, { what: 'backup', migrationsDir })
  const client = new pg.Client({
    connectionString: migration.connectionString,
    application_name: connectionName('restore'),
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await requireAlone(client)
    const known = await requireUnused(client, { ...restoring, wanted })
    await migrate({ ...migration, count: wanted.length - known.length })
    requireSameSchema(await listMigrations(client), wanted)
    await loadDatabase(client, { folder, dumped })
    await migrate(migration)
  } finally {
    await client.end()
  }
}

/**
 * A process started before the restore would continue with stale state. PostgreSQL hides the type of another role's
 * session from an owner who is not a superuser; its own background workers have no role.
 */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
      AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
      AND coalesce(backend_type, 'client backend') = 'client backend'`,
  )
  if (rows.length === 0) return
  throw new OperatorError(
    `Something is connected to this database (${rows.length === 1 ? 'one session' : `${rows.length} sessions`}). Stop every process of Permille first.`,
  )
}

/** Returns the migrations that have run, as this release numbers them. */
async function requireUnused(
  client: pg.Client,
  { isReplacing, migration, wanted }: Restoring & { readonly wanted: readonly string[] },
): Promise<readonly string[]> {
  const ran = await listMigrations(client)
  if (ran.length === 0) return ran
  const { rows } = await client.query<{ inUse: boolean }>(
    'SELECT EXISTS (SELECT FROM installation) OR EXISTS (SELECT FROM users) AS "inUse"',
  )
  if (rows[0]?.inUse && !isReplacing) {
    throw new OperatorError(
      'This database is in use. Give DATABASE_URL or DATA_DIR another one, or replace everything in it with --replace.',
    )
  }
  const { migrationsDir } = migration
  const migrations = await asRecognised(ran, { what: 'database', migrationsDir })
  requireSameSchema(migrations, wanted)
  return migrations
}

function requireSameSchema(ours: readonly string[], theirs: readonly string[]): void {
  if (ours.join() === theirs.join()) return
  const newer = theirs.find((name) => !ours.includes(name))
  throw new OperatorError(
    newer === undefined
      ? 'This database has a newer schema than the backup. Restore into an empty one.'
      : `The backup was made by a newer release: this one does not know ${newer}.`,
  )
}
