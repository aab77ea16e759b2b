import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { OperatorError } from '#platform/errors/operator-error.ts'
import { connectionName } from '#platform/instance.ts'
import type { Sequence, Table } from './catalog.ts'
import { exactTexts, listMigrations, listSequences, listTables } from './catalog.ts'
import { type FileSeal, writeRows } from './row-file.ts'

export interface DumpedTable extends Table {
  readonly rows: number
  /** Within the backup. */
  readonly file: string
  readonly seal: FileSeal
}

export interface DumpedDatabase {
  readonly takenAt: string
  readonly serverVersion: string
  readonly migrations: readonly string[]
  readonly tables: readonly DumpedTable[]
  readonly sequences: readonly Sequence[]
}

const batchSize = 2000

const nothingThere =
  'This database holds no marketplace. Check DATABASE_URL and DATABASE_MIGRATION_URL.'

/**
 * Writes every row as text into a folder, from one snapshot, without blocking the running product.
 * The package that `npm start` installs does not include PostgreSQL's own pg_dump.
 */
export async function dumpDatabase(ownerUrl: string, folder: string): Promise<DumpedDatabase> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: connectionName('backup'),
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${exactTexts}`)
    const moment = await client.query<Pick<DumpedDatabase, 'takenAt' | 'serverVersion'>>(
      `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "takenAt",
        current_setting('server_version') AS "serverVersion"`,
    )
    const [found] = moment.rows
    if (found === undefined) throw new Error('the database named no time')
    const migrations = await listMigrations(client)
    if (migrations.length === 0) throw new OperatorError(nothingThere)
    const tables: DumpedTable[] = []
    for (const table of await listTables(client))
      tables.push(await dumpTable(client, table, folder))
    // A sequence is in no snapshot: read last, it is never behind the rows.
    return { ...found, migrations, tables, sequences: await listSequences(client) }
  } finally {
    await client.end()
  }
}

async function dumpTable(client: pg.Client, table: Table, folder: string): Promise<DumpedTable> {
  const file = `database/${table.name.replaceAll('"', '')}.gz`
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true, mode: 0o700 })
  const counted = { rows: 0 }
  const seal = await writeRows(path.join(folder, file), rowsOf(client, table.name, counted))
  return { ...table, file, rows: counted.rows, seal }
}

async function* rowsOf(
  client: pg.Client,
  table: string,
  counted: { rows: number },
): AsyncGenerator<string[]> {
  await client.query(
    `DECLARE dumped NO SCROLL CURSOR FOR SELECT whole_row::text FROM ${table} AS whole_row`,
  )
  for (;;) {
    const { rows } = await client.query<{ whole_row: string }>(`FETCH ${batchSize} FROM dumped`)
    if (rows.length === 0) break
    counted.rows += rows.length
    yield rows.map((row) => row.whole_row)
  }
  await client.query('CLOSE dumped')
}
