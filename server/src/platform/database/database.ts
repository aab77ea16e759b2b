import pg from 'pg'
import { invariant } from '../errors/errors.ts'
import { type ConnectionPart, connectionName } from '../instance.ts'
import type { Log } from '../log.ts'
import { waitFor } from '../wait-for.ts'
import { type Metrics, noMetrics } from '../watch/metrics.ts'
import { beginTransaction, safeOutsideTransaction, type Timed } from './begin-transaction.ts'
import { readColumn } from './column-types.ts'
import { type QueryResult, runStatement } from './run-statement.ts'
import { SharedSessionClient } from './shared-session-client.ts'
import type { Statement } from './sql.ts'
import {
  CuttableClient,
  type UnresponsiveWatch,
  watchUnresponsive,
} from './unresponsive-database.ts'

/** Something that runs statements: the pool, or an open transaction. */
export interface Database {
  query<Row>(statement: Statement<Row>): Promise<QueryResult<Row>>
}

declare const transactionBrand: unique symbol

/** Writers take a transaction by type. Never make a network call while one is open. */
export interface Transaction extends Database {
  readonly [transactionBrand]: true
}

/** The connected server. `transaction` commits when `work` returns and rolls back when it throws. */
export interface DatabaseServer extends Database {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** For reads that need not wait for each other: one connection runs those sent at once one after the other. */
  onOneConnection<T>(work: (db: Database) => Promise<T>): Promise<T>
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly connectionString: string
  /** What PostgreSQL shows its connections to be for. */
  readonly part?: ConnectionPart
  readonly connectionsMax: number
  /** The address is of a pooler that keeps a session for a transaction only. */
  readonly sharesSessions?: boolean
  /** Limits every statement, so that long waits fail instead of piling up. */
  readonly statementTimeoutMs: number
  /** Limits the wait for a locked row; by default the statement timeout. */
  readonly lockTimeoutMs?: number
  /** How long an idle connection, with its plans, stays open; ten seconds by default. */
  readonly idleSeconds?: number
  /** Limits the wait for a server that is frozen or unreachable. */
  readonly silenceMaxMs?: number
  readonly metrics?: Metrics
  readonly log: Log
}

const connectWithinMs = 3000

/** A statement still under way after so long is cut off when the process stops. */
const closeSeconds = 2

export function connectDatabase(options: DatabaseOptions): DatabaseServer {
  const { connectionString, log, silenceMaxMs = 30_000, metrics = noMetrics } = options
  const pool = new pg.Pool({
    connectionString,
    application_name: connectionName(options.part ?? 'worker'),
    Client: options.sharesSessions === true ? SharedSessionClient : CuttableClient,
    max: options.connectionsMax,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A day added to a time is 24 hours only without clock changes; a server may use its machine's time zone.
    options: '-c timezone=UTC',
    statement_timeout: options.statementTimeoutMs,
    ...(options.lockTimeoutMs !== undefined && { lock_timeout: options.lockTimeoutMs }),
    ...(options.idleSeconds !== undefined && { idleTimeoutMillis: options.idleSeconds * 1000 }),
    types: { getTypeParser: readColumn },
    pipeline: true,
  })
  // pg emits errors on idle connections; without a listener the process dies when PostgreSQL stops.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection failed'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a connection failed'))
  })
  const silence = watchUnresponsive({ pool, connectionString, silenceMaxMs, metrics, log })
  showPool(metrics, pool, options.part ?? 'worker')
  const noteFailure = (error: unknown): never => {
    metrics.count('permille_db_errors_total', { class: classOf(error) })
    throw error
  }
  const connect = () => connectInTime(pool, silence)
  const timed = timerFor(metrics, options.part ?? 'worker')
  const onOneConnection: DatabaseServer['onOneConnection'] = async (work) => {
    const client = await connect()
    const run = client instanceof SharedSessionClient ? runAlone : runStatement
    try {
      return await work({ query: (statement) => timed(run(client, statement)).catch(noteFailure) })
    } finally {
      client.release()
    }
  }
  return {
    pool,
    query: (statement) => onOneConnection((db) => db.query(statement)),
    onOneConnection,
    transaction: (work) =>
      retryConflicts(() => inTransaction({ connect, timed }, work)).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError) noteFailure(error)
        throw error
      }),
    close: async () => {
      silence.stop()
      const ended = pool.end()
      if (!(await waitFor(closeSeconds, ended))) silence.cut()
      await ended
    },
  }
}

/** In one message. COMMIT after a failure rolls back. */
async function runAlone<Row>(
  client: pg.PoolClient,
  statement: Statement<Row>,
): Promise<QueryResult<Row>> {
  const running = beginTransaction(client).query(safeOutsideTransaction(statement))
  const [done, ended] = await Promise.allSettled([running, client.query('COMMIT')])
  if (done.status === 'rejected') throw done.reason
  if (ended.status === 'rejected') throw ended.reason
  return done.value
}

function showPool(metrics: Metrics, pool: pg.Pool, part: ConnectionPart): void {
  const sample = (state: string, value: number) => ({ value, labels: { pool: part, state } })
  metrics.show('permille_db_pool_connections', () => [
    sample('used', pool.totalCount - pool.idleCount),
    sample('idle', pool.idleCount),
    sample('waiting', pool.waitingCount),
  ])
}

/** Statements that fail take their time, too. */
function timerFor(metrics: Metrics, pool: ConnectionPart): Timed {
  if (metrics === noMetrics) return (running) => running
  return async (running) => {
    const startedAt = performance.now()
    try {
      return await running
    } finally {
      const seconds = (performance.now() - startedAt) / 1000
      metrics.observe('permille_db_query_seconds', { pool }, seconds)
    }
  }
}

/** Two characters say enough: constraints, conflicts, a full disk. */
function classOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '').slice(0, 2) : 'lost'
}

/** The pool applies its timeout twice: to the wait in its queue and to connecting. */
async function connectInTime(pool: pg.Pool, silence: UnresponsiveWatch): Promise<pg.PoolClient> {
  if (silence.isSilent()) throw new DatabaseSilent()
  if (pool.idleCount > 0) return pool.connect()
  const connecting = pool.connect()
  let isLate = false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new DatabaseSilent())
    }, connectWithinMs)
  })
  connecting.then((client) => isLate && client.release()).catch(() => undefined)
  return Promise.race([connecting, late]).finally(() => clearTimeout(timer))
}

/** Thrown at once while the server has not responded for a while. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database does not respond')
  }
}

async function inTransaction<T>(
  { connect, timed }: { connect: () => Promise<pg.PoolClient>; timed: Timed },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await connect()
  let failure: unknown
  try {
    const result = await work(beginTransaction(client, timed) as Transaction)
    const { command } = await client.query('COMMIT')
    // Of a transaction in which a statement failed, and nobody heard of it, PostgreSQL makes a ROLLBACK.
    invariant(command === 'COMMIT', 'a transaction was rolled back at its COMMIT')
    return result
  } catch (error) {
    failure = error
    await client.query('ROLLBACK').catch((rollbackError: unknown) => {
      failure = new AggregateError([error, rollbackError], 'rollback failed')
    })
    throw error
  } finally {
    client.release(failure instanceof AggregateError)
  }
}

const retriedStates = new Set(['40001', '40P01'])

/** A deadlock or serialization failure changed nothing: retried twice, then thrown to the caller. */
async function retryConflicts<T>(attempt: () => Promise<T>, triesLeft = 2): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const state = error instanceof pg.DatabaseError ? error.code : undefined
    if (triesLeft === 0 || state === undefined || !retriedStates.has(state)) throw error
    return retryConflicts(attempt, triesLeft - 1)
  }
}
