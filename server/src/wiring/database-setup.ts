import type { Config } from '../config/config.ts'
import {
  type Finding,
  failed,
  passed,
  type SetupParts,
  type SetupQuestion,
  skipped,
  unchecked,
} from '../integrations/diagnosis.ts'
import type { Database } from '../platform/database/database.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { requireSession } from '../platform/database/require-session.ts'
import { sql } from '../platform/database/sql.ts'
import { OperatorError } from '../platform/errors/operator-error.ts'
import { listGivenUpJobs } from '../platform/jobs/queue-store.ts'
import { connectionsOf } from './connection-budget.ts'

type DatabaseConfig = Pick<
  Config,
  'isEmbedded' | 'providerMode' | 'role' | 'directUrl' | 'migrationUrl' | 'isMigrating'
>

/** What the database must do for us; the embedded one is as we start it. */
export function databaseSetup(config: DatabaseConfig, database: Database): SetupParts {
  const own = config.isEmbedded ? [] : serverQuestions(config, database)
  return { party: 'database', questions: [...own, jobsQuestion(database)] }
}

function serverQuestions(config: DatabaseConfig, database: Database): SetupQuestion[] {
  return [
    {
      code: 'durable',
      claim: 'What PostgreSQL has confirmed survives a crash.',
      where: null,
      check: async () =>
        config.providerMode === 'sandbox'
          ? skipped('No real money moves.')
          : judgeDurability(await readSettings(database)),
    },
    {
      code: 'observed',
      claim: 'PostgreSQL ends forgotten transactions, and tells what is slow.',
      where: null,
      check: async () =>
        config.providerMode === 'sandbox'
          ? skipped('No real money moves.')
          : judgeObservation(await readSettings(database)),
    },
    {
      code: 'session',
      claim: 'Each connection has a session of its own.',
      where: null,
      check: () => checkSession(config.directUrl),
    },
    {
      code: 'connections',
      claim: 'PostgreSQL allows the connections that the processes may open.',
      where: null,
      check: async () => judgeConnections(config.role, await readSettings(database)),
    },
    {
      code: 'owner',
      claim: 'Processes that serve do not know the owner’s password.',
      where: null,
      check: async () =>
        config.isMigrating || config.migrationUrl === config.directUrl
          ? passed('This process migrates itself, or has only its own address.')
          : unchecked(
              'DATABASE_MIGRATION_URL is set here.',
              'Set it for `npm run migrate`, `backup` and `restore` alone.',
            ),
    },
  ]
}

export interface ServerSettings {
  readonly fsync: string
  readonly fullPageWrites: string
  readonly synchronousCommit: string
  /** Without those kept for superusers. */
  readonly connectionsMax: number
  /** `0` is never. */
  readonly idleInTransaction: string
  readonly logLockWaits: string
  readonly hasStatements: boolean
}

async function readSettings(database: Database): Promise<ServerSettings> {
  return await exactlyOne(
    database,
    sql<ServerSettings>`SELECT current_setting('fsync') AS fsync,
      current_setting('full_page_writes') AS full_page_writes,
      current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int AS connections_max,
      current_setting('idle_in_transaction_session_timeout') AS idle_in_transaction,
      current_setting('log_lock_waits') AS log_lock_waits,
      -- Not everyone may read shared_preload_libraries; a loaded library has settings of its own.
      current_setting('pg_stat_statements.max', true) IS NOT NULL AS has_statements`,
  )
}

export function judgeDurability(settings: ServerSettings): Finding {
  const wrong = [
    settings.fsync === 'on' ? [] : ['fsync = on'],
    settings.fullPageWrites === 'on' ? [] : ['full_page_writes = on'],
    ['on', 'remote_apply'].includes(settings.synchronousCommit) ? [] : ['synchronous_commit = on'],
  ].flat()
  if (wrong.length === 0) return passed('fsync, full_page_writes and synchronous_commit are on.')
  return failed(
    'A crash or a failover may forget a payout that Stripe has made.',
    `Set ${wrong.join(', ')} in PostgreSQL’s configuration.`,
  )
}

/** Nothing is lost without them, and who runs a managed database may not be able to set them. */
export function judgeObservation(settings: ServerSettings): Finding {
  const missing = [
    settings.idleInTransaction === '0' ? ['idle_in_transaction_session_timeout = 60s'] : [],
    settings.logLockWaits === 'on' ? [] : ['log_lock_waits = on'],
    settings.hasStatements ? [] : ['shared_preload_libraries = pg_stat_statements'],
  ].flat()
  if (missing.length === 0) {
    return passed(
      'idle_in_transaction_session_timeout, log_lock_waits and pg_stat_statements are set.',
    )
  }
  return unchecked(
    'A forgotten transaction may hold locks forever, or nobody sees which statement is slow or waits for a lock.',
    `If you can, set ${missing.join(', ')} in PostgreSQL’s configuration.`,
  )
}

async function checkSession(address: string): Promise<Finding> {
  try {
    await requireSession(address, 'The address')
    return passed('A lock of one statement was held by the next.')
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return failed(error.message, 'Set DATABASE_DIRECT_URL to PostgreSQL itself.')
  }
}

/** Only the operator knows how many processes run, so too few for two of each is no failure. */
export function judgeConnections(role: Config['role'], settings: ServerSettings): Finding {
  const { connectionsMax } = settings
  const budget = role === 'all' ? connectionsOf('all') : budgetOfFour()
  const seen =
    role === 'all'
      ? `This process opens up to ${budget}, and ${connectionsMax} are allowed.`
      : `An API opens up to ${connectionsOf('api')} and a worker ${connectionsOf('worker')}, so two of each ${budget}; ${connectionsMax} are allowed.`
  if (connectionsMax >= budget) return passed(seen)
  return unchecked(seen, 'Raise max_connections, if as many processes run.')
}

function budgetOfFour(): number {
  return 2 * connectionsOf('api') + 2 * connectionsOf('worker')
}

function jobsQuestion(database: Database): SetupQuestion {
  return {
    code: 'jobs',
    claim: 'No job was given up.',
    where: null,
    check: async () => {
      const jobs = await listGivenUpJobs(database)
      if (jobs.length === 0) return passed('Each job runs, or will be tried again.')
      const names = jobs.map(({ name, count }) => `${count} × ${name}`)
      return failed(
        `Every attempt failed: ${names.join(', ')}.`,
        'Run `npm run jobs` for the reasons, and `npm run jobs -- --run-again` once they are fixed.',
      )
    },
  }
}
