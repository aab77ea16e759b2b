import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionName } from '../instance.ts'
import type { Log } from '../log.ts'
import { createRoleOnce, grantApplicationRole, readRole, roleIn } from './application-role.ts'
import { recogniseBaseline } from './baseline/recognise-baseline.ts'
import { dropUnusedIndexes } from './drop-unused-indexes.ts'
import { loadMigrations } from './schema/load-migrations.ts'
import { listFiles, migrationLock, queueMigrationsCount } from './schema/schema-state.ts'
import { notTheOwner, tooOld } from './unusable-database.ts'

export interface MigrateOptions {
  /** The owner's connection. */
  readonly connectionString: string
  /** The application's connection; its role is granted its rights unless it is the owner. */
  readonly application?: { readonly connectionString: string; readonly isOurOwn: boolean }
  readonly migrationsDir: string
  /** How many more migrations to run; by default all. */
  readonly count?: number
  /** Between two tries of a migration whose table is busy; by default a second. */
  readonly pauseMs?: number
  readonly log: Log
}

/** Brings the schema and the job queue's tables up to date; waits for other processes doing the same. */
export async function migrate(options: MigrateOptions): Promise<void> {
  const client = new pg.Client({
    connectionString: options.connectionString,
    application_name: connectionName('migrate'),
  })
  client.on('error', (error) => options.log.warn({ err: error }, 'the migration connection failed'))
  await client.connect()
  try {
    await requireOwner(client)
    const isDone = await isUpToDate(client, options)
    if (!isDone) {
      await recogniseBaseline(client, options.migrationsDir)
      await runOurs(client, options)
    }
    // The queue runs its own migrations, which the lock of ours would not cover.
    await client.query('SELECT pg_advisory_lock(7361)')
    if (!isDone) await runQueues(options)
    if (options.count === undefined) await dropUnusedIndexes(client, options.log)
    await admitApplication(client, options)
  } finally {
    await client.end()
  }
}

/**
 * Whether every migration has run. Most starts have nothing to do, and the two migration libraries take longer
 * to load than everything else before the first response.
 */
async function isUpToDate(client: pg.Client, options: MigrateOptions): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL
      AND to_regclass('graphile_worker.migrations') IS NOT NULL AS "isThere"`,
  )
  if (rows[0]?.isThere !== true || options.count !== undefined) return false
  const [ours, queue, names] = await Promise.all([
    client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY run_on, id'),
    client.query<{ id: number }>('SELECT max(id) AS id FROM graphile_worker.migrations'),
    listFiles(options.migrationsDir),
  ])
  return (
    queue.rows[0]?.id === queueMigrationsCount &&
    ours.rows.length >= names.length &&
    names.every((name, index) => name === ours.rows[index]?.name)
  )
}

/** A migration gives up after two seconds behind others' locks, and its table is free in between. */
const triesMax = 30
const pauseMs = 1000

/** Others held a lock for too long, or each waited for the other. */
const busyCodes = ['55P03', '40P01']

async function runOurs(client: pg.Client, options: MigrateOptions): Promise<void> {
  await lockMigrations(client)
  const ranFirst = await countRun(client)
  const end = ranFirst + (options.count ?? Number.POSITIVE_INFINITY)
  let [ran, tries] = [ranFirst, 0]
  while (true) {
    try {
      await runFiles(client, { ...options, count: end - ran })
      break
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && busyCodes.includes(error.code ?? '')
      if (!isBusy) throw error
      await client.query('ROLLBACK')
      const ranNow = await countRun(client)
      tries = ranNow === ran ? tries + 1 : 1
      ran = ranNow
      if (tries === triesMax) throw error
      options.log.warn({ err: error, tries }, 'a migration is tried again: its table is busy')
      await sleep(options.pauseMs ?? pauseMs)
    }
  }
}

/**
 * Until the connection ends: a process that waits for its schema waits for its rights too. By trying, because whoever waits in a
 * statement holds a snapshot, and an index built concurrently waits for that.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isOurs"',
      [migrationLock],
    )
    if (rows[0]?.isOurs === true) return
    await sleep(200)
  }
}

async function countRun(client: pg.Client): Promise<number> {
  const known = await client.query(`SELECT to_regclass('schema_migrations') AS name`)
  if (known.rows[0]?.name === null) return 0
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM schema_migrations',
  )
  return rows[0]?.count ?? 0
}

async function runFiles(client: pg.Client, options: MigrateOptions): Promise<void> {
  const { runner } = await import('node-pg-migrate')
  await runner({
    dbClient: client,
    dir: options.migrationsDir,
    ignorePattern: '(?!.*\\.sql$).*',
    direction: 'up',
    count: options.count ?? Number.POSITIVE_INFINITY,
    migrationsTable: 'schema_migrations',
    // Each commits on its own, so the locks of one are not held during the next one's backfill.
    singleTransaction: false,
    migrationLoaderStrategies: [{ extensions: ['.sql'], loader: loadMigrations }],
    noLock: true,
    log: (message) => options.log.debug(message),
  })
}

/** Its own pool would throw an error of a connection that is just ending, and end the process with it. */
async function runQueues({ connectionString, log }: MigrateOptions): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  const pgPool = new pg.Pool({
    connectionString,
    application_name: connectionName('migrate'),
    max: 1,
  })
  pgPool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'the migration connection failed'))
  })
  pgPool.on('error', () => undefined)
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}

const versionMin = 150_000

/** Throws an `OperatorError` that explains what the first statement would refuse. */
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
