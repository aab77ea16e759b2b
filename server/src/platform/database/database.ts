import pg from 'pg'
import type { Log } from '../log.ts'
import { readColumn } from './column-types.ts'
import { type QueryAnswer, runStatement } from './run-statement.ts'
import type { Statement } from './sql.ts'

/** Something that answers statements: the pool, or an open transaction. */
export interface Database {
  query<Row>(statement: Statement<Row>): Promise<QueryAnswer<Row>>
}

declare const transactionBrand: unique symbol

/** A writer is a transaction by type. Never make a network call while one is open. */
export interface Transaction extends Database {
  readonly [transactionBrand]: true
}

/** The connected server. `transaction` commits when `work` returns and rolls back when it throws. */
export interface DatabaseServer extends Database {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** `statementTimeoutMs` bounds every statement, so that a held lock becomes an error, not a queue. */
export function connectDatabase(options: {
  connectionString: string
  connectionsMax: number
  statementTimeoutMs: number
  log: Log
}): DatabaseServer {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.connectionsMax,
    connectionTimeoutMillis: 3000,
    statement_timeout: options.statementTimeoutMs,
    types: { getTypeParser: readColumn },
  })
  // Without these listeners the process dies when PostgreSQL stops (design of pg).
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle connection failed'))
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error }, 'a connection failed'))
  })
  return {
    pool,
    query: (statement) => runStatement(pool, statement),
    transaction: (work) => retryConflicts(() => inTransaction(pool, work)),
    close: () => pool.end(),
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: unknown
  try {
    await client.query('BEGIN')
    const tx = { query: (statement) => runStatement(client, statement) } as Transaction
    const result = await work(tx)
    await client.query('COMMIT')
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

/** A deadlock or serialization failure did nothing; three tries, then it is the caller's. */
async function retryConflicts<T>(attempt: () => Promise<T>, triesLeft = 2): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const state = error instanceof pg.DatabaseError ? error.code : undefined
    if (triesLeft === 0 || state === undefined || !retriedStates.has(state)) throw error
    return retryConflicts(attempt, triesLeft - 1)
  }
}
