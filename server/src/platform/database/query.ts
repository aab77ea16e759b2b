import { invariant } from '../errors/errors.ts'
import type { Database } from './database.ts'
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

/** Returns the number of rows a statement affected. */
export async function run(db: Database, statement: Statement<unknown>): Promise<number> {
  return (await db.query(statement)).rowCount
}
