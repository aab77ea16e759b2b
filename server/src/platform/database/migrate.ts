import { runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Brings the schema and the job queue's tables up to date; waits for others doing the same. */
export async function migrate(options: {
  connectionString: string
  migrationsDir: string
  log: Log
}): Promise<void> {
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
  } finally {
    await client.end()
  }
}
