import { runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import type { Log } from '../log.ts'
import { createRoleOnce, grantApplicationRole, readRole, roleIn } from './application-role.ts'

export interface MigrateOptions {
  /** The owner's connection. */
  readonly connectionString: string
  /** What the application connects with; its role gets its rights where it is not the owner. */
  readonly application?: { readonly connectionString: string; readonly isOurOwn: boolean }
  readonly migrationsDir: string
  readonly log: Log
}

/** Brings the schema and the job queue's tables up to date; waits for others doing the same. */
export async function migrate(options: MigrateOptions): Promise<void> {
  const client = new pg.Client({ connectionString: options.connectionString })
  client.on('error', (error) => options.log.warn({ err: error }, 'the migration connection failed'))
  await client.connect()
  try {
    await runner({
      dbClient: client,
      dir: options.migrationsDir,
      ignorePattern: '(?!.*\\.sql$).*',
      direction: 'up',
      migrationsTable: 'schema_migrations',
      advisoryLockMode: 'wait',
      log: (message) => options.log.debug(message),
    })
    // The queue's own migrations; the same lock as above would not cover them.
    await client.query('SELECT pg_advisory_lock(7361)')
    await runMigrations({ connectionString: options.connectionString })
    await admitApplication(client, options)
  } finally {
    await client.end()
  }
}

async function admitApplication(client: pg.Client, options: MigrateOptions): Promise<void> {
  const { application, connectionString } = options
  if (application === undefined || application.connectionString === connectionString) return
  if (application.isOurOwn) await createRoleOnce(client, roleIn(application.connectionString))
  const role = await readRole(application.connectionString)
  const { rows } = await client.query<{ role: string }>('SELECT current_user AS role')
  if (rows[0]?.role !== role) await grantApplicationRole(client, role)
}
