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

const keysOfStatement = new Map<string, string[]>()

function readRows<Row>(name: string, result: QueryArrayResult): Row[] {
  if (result.rows.length === 0) return []
  let keys = keysOfStatement.get(name)
  if (keys === undefined) {
    keys = result.fields.map((field) => camelCase(field.name))
    keysOfStatement.set(name, keys)
  }
  const columns = keys
  return result.rows.map((values) => readRow<Row>(columns, values))
}

function readRow<Row>(keys: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < keys.length; index += 1) row[keys[index] ?? ''] = values[index]
  return row as Row
}

function camelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
