import type { PoolClient } from 'pg'
import { type QueryResult, runStatement } from './run-statement.ts'
import { CuttableClient } from './silence.ts'
import type { Statement } from './sql.ts'

interface Queries {
  query<Row>(statement: Statement<Row>): Promise<QueryResult<Row>>
}

const changesNothing = new WeakSet<object>()

/**
 * A statement of a lock or of a mere read, that leaves nothing behind where it runs outside any transaction. Only such
 * statements are sent before the `BEGIN` in front of them is known to have succeeded.
 */
export function leavingNothing<Row>(statement: Statement<Row>): Statement<Row> {
  changesNothing.add(statement)
  return statement
}

/** Runs what is only read. */
export function onlyReading(db: Queries): Queries {
  return { query: (statement) => db.query(leavingNothing(statement)) }
}

/**
 * Begins a transaction in one message with the first statements, as far as they leave nothing: one wait instead of two
 * or three.
 */
export function beginTransaction(client: PoolClient): Queries {
  if (client instanceof CuttableClient) client.sendTogether()
  const beginning = client.query('BEGIN')
  // Whoever waits for a statement learns of it.
  beginning.catch(() => undefined)
  let isFirst = true
  const query: Queries['query'] = async (statement) => {
    isFirst &&= changesNothing.has(statement)
    if (!isFirst) await beginning
    const [result] = await Promise.all([runStatement(client, statement), beginning])
    return result
  }
  return { query }
}
