import { invariant } from '../errors/errors.ts'
import type { Database, DatabaseServer } from './database.ts'
import type { Statement } from './sql.ts'

export async function manyRows<Row>(db: Database, statement: Statement<Row>): Promise<Row[]> {
  return (await db.query(statement)).rows
}

export async function firstRow<Row>(
  db: Database,
  statement: Statement<Row>,
): Promise<Row | undefined> {
  return (await db.query(statement)).rows[0]
}

/** For statements that always return exactly one row. */
export async function exactlyOne<Row>(db: Database, statement: Statement<Row>): Promise<Row> {
  const { rows } = await db.query(statement)
  const [row] = rows
  invariant(row !== undefined && rows.length === 1, `expected one row, got ${rows.length}`)
  return row
}

/**
 * Returns the results of statements of one transaction, by name, that were sent without waiting in between. PostgreSQL
 * runs them in the order they are written here, so each sees what the earlier ones changed or waited for. Throws the
 * first failure in that order, because the later statements fail only as its consequence.
 */
export async function pipelined<Sent extends Readonly<Record<string, Promise<unknown>>>>(
  sent: Sent,
): Promise<{ readonly [Name in keyof Sent]: Awaited<Sent[Name]> }> {
  await Promise.allSettled(Object.values(sent))
  const results: Record<string, unknown> = {}
  for (const [name, statement] of Object.entries(sent)) results[name] = await statement
  return results as { readonly [Name in keyof Sent]: Awaited<Sent[Name]> }
}

/** The same for reads outside a transaction. */
export async function readTogether<Sent extends Readonly<Record<string, Promise<unknown>>>>(
  server: Pick<DatabaseServer, 'onOneConnection'>,
  send: (db: Database) => Sent,
): Promise<{ readonly [Name in keyof Sent]: Awaited<Sent[Name]> }> {
  return await server.onOneConnection((db) => pipelined(send(db)))
}

/** Returns the number of rows a statement affected. */
export async function run(db: Database, statement: Statement<unknown>): Promise<number> {
  return (await db.query(statement)).rowCount
}
