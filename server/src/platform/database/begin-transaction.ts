import type { PoolClient } from 'pg'
import { type QueryResult, runStatement } from './run-statement.ts'
import { SharedSessionClient } from './shared-session-client.ts'
import type { Statement } from './sql.ts'
import { CuttableClient } from './unresponsive-database.ts'

interface Queries {
  query<Row>(statement: Statement<Row>): Promise<QueryResult<Row>>
}

/** Notes how long a statement takes. */
export type Timed = <T>(running: Promise<T>) => Promise<T>

const untimed: Timed = (running) => running

const changesNothing = new WeakSet<object>()

/**
 * A lock or a read, which leaves nothing behind when it runs outside a transaction. Only such statements are
 * sent before the `BEGIN` in front of them is known to have succeeded.
 */
export function safeOutsideTransaction<Row>(statement: Statement<Row>): Statement<Row> {
  changesNothing.add(statement)
  return statement
}

/** Runs a read. */
export function readOnly(db: Queries): Queries {
  return { query: (statement) => db.query(safeOutsideTransaction(statement)) }
}

/** Sends `BEGIN` in one message with the first locks and reads: one round trip instead of two or three. */
export function beginTransaction(client: PoolClient, timed: Timed = untimed): Queries {
  if (client instanceof CuttableClient) client.sendTogether()
  const beginning = client.query(client instanceof SharedSessionClient ? client.beginning : 'BEGIN')
  // The statement's own caller gets the error.
  beginning.catch(() => undefined)
  let isFirst = true
  const query: Queries['query'] = async (statement) => {
    isFirst &&= changesNothing.has(statement)
    if (!isFirst) await beginning
    const [result] = await Promise.all([timed(runStatement(client, statement)), beginning])
    return result
  }
  return { query }
}
