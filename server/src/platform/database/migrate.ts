import { runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import type { Log } from '../log.ts'
import { createRoleOnce, grantApplicationRole, readRole, roleIn } from './application-role.ts'
import { notTheOwner, tooOld } from './unusable-database.ts'

export interface MigrateOptions {
  /** The owner's connection. */
  readonly connectionString: string
  /** The application's connection; its role is granted its rights unless it is the owner. */
  readonly application?: { readonly connectionString: string; readonly isOurOwn: boolean }
  readonly migrationsDir: string
  /** How many more migrations to run; by default all. */
  readonly count?: number
  readonly log: Log
}

/**
 * Brings the schema and the job queue's tables up to date; waits for other processes doing the
 * same.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const client = new pg.Client({ connectionString: options.connectionString })
  client.on('error', (error) => options.log.warn({ err: error }, 'the migration connection failed'))
  await client.connect()
  try {
    await requireOwner(client)
    await runner({
      dbClient: client,
      dir: options.migrationsDir,
      ignorePattern: '(?!.*\\.sql$).*',
      direction: 'up',
      ...(options.count !== undefined && { count: options.count }),
      migrationsTable: 'schema_migrations',
      // Each commits on its own: the locks of one are not held while the next one fills rows in.
      singleTransaction: false,
      advisoryLockMode: 'wait',
      log: (message) => options.log.debug(message),
    })
    // The queue runs its own migrations, which the lock above would not cover.
    await client.query('SELECT pg_advisory_lock(7361)')
    await runMigrations({ connectionString: options.connectionString })
    await admitApplication(client, options)
  } finally {
    await client.end()
  }
}

const versionMin = 150_000

/** Refuses in words what the first statement would refuse anyway. Throws `OperatorError`. */
async function requireOwner(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    role: string
    version: string
    number: number
    owns: boolean
  }>(
    `SELECT current_user AS role, current_setting('server_version') AS version,
      current_setting('server_version_num')::int AS number,
      coalesce((SELECT pg_has_role(relowner, 'USAGE') FROM pg_class
        WHERE oid = to_regclass('public.schema_migrations')),
        has_schema_privilege('public', 'CREATE')
          AND has_database_privilege(current_database(), 'CREATE')) AS owns`,
  )
  const { role = '', version = '', number = 0, owns = false } = rows[0] ?? {}
  if (number < versionMin) throw tooOld(version)
  if (!owns) throw notTheOwner(role)
}

async function admitApplication(client: pg.Client, options: MigrateOptions): Promise<void> {
  const { application, connectionString } = options
  if (application === undefined || application.connectionString === connectionString) return
  if (application.isOurOwn) await createRoleOnce(client, roleIn(application.connectionString))
  const role = await readRole(application.connectionString)
  const { rows } = await client.query<{ role: string }>('SELECT current_user AS role')
  if (rows[0]?.role !== role) await grantApplicationRole(client, role)
}
