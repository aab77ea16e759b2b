import type { Pool, PoolClient, QueryArrayResult } from 'pg'
import { SharedSessionClient } from './shared-session-client.ts'
import { isPlannedForValues, type Statement, statementName } from './sql.ts'
import { CuttableClient } from './unresponsive-database.ts'

export interface QueryResult<Row> {
  readonly rows: Row[]
  readonly rowCount: number
}

/** Runs a statement, prepared unless its plan depends on its values or its session is shared; returns columns under camelCase keys. */
export async function runStatement<Row>(
  connection: Pool | PoolClient,
  statement: Statement<Row>,
): Promise<QueryResult<Row>> {
  const text = statement.text
  const name = statementName(statement, text)
  const isPrepared = !isPlannedForValues(statement) && !(connection instanceof SharedSessionClient)
  if (connection instanceof CuttableClient) connection.sendTogether()
  const result = await connection.query({
    ...(isPrepared && { name }),
    text,
    values: statement.values,
    rowMode: 'array',
  })
  return { rows: readRows<Row>(name, result), rowCount: result.rowCount ?? 0 }
}

type RowReader = (values: readonly unknown[]) => unknown

const readerOfStatement = new Map<string, RowReader>()

function readRows<Row>(name: string, result: QueryArrayResult): Row[] {
  if (result.rows.length === 0) return []
  let reader = readerOfStatement.get(name)
  if (reader === undefined) {
    reader = createRowReader(result.fields.map((field) => camelCase(field.name)))
    readerOfStatement.set(name, reader)
  }
  return result.rows.map(reader as (values: unknown[]) => Row)
}

/**
 * As an object literal in code: filled key by key, a row of more than a dozen columns is a dictionary to the engine, which takes
 * thirty times as long to make and several times as long to copy. Keys are columns' names, which only our own statements give.
 */
function createRowReader(keys: readonly string[]): RowReader {
  const fields = keys.map((key, index) => `${JSON.stringify(key)}: values[${index}]`)
  return new Function('values', `return {${fields.join()}}`) as RowReader
}

function camelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
