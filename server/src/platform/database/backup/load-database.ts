import path from 'node:path'
import type pg from 'pg'
import { OperatorError } from '#platform/errors/operator-error.ts'
import { newId } from '#platform/ids.ts'
import {
  exactTexts,
  type ForeignKey,
  isOfMigrations,
  listForeignKeys,
  listTables,
  type Table,
} from './catalog.ts'
import type { DumpedDatabase, DumpedTable } from './dump-database.ts'
import { readRows } from './row-file.ts'

const batchSize = 2000

/**
 * Replaces every row with the backup's, and stops payouts and refunds in the same transaction, so nobody
 * sees one without the other. The schema must be the backup's own, but for the order of columns. Runs as the owner, who may disable
 * triggers and drop foreign keys; adding a key again checks every row.
 */
export async function loadDatabase(
  client: pg.Client,
  { folder, dumped }: { folder: string; dumped: DumpedDatabase },
): Promise<void> {
  const tables = await listTables(client)
  requireSameTables(tables, dumped.tables)
  await client.query(`BEGIN; ${exactTexts}`)
  try {
    const keys = await listForeignKeys(client)
    for (const { table, name } of keys) {
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
    }
    await setTriggers(client, tables, 'DISABLE')
    await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
    for (const table of dumped.tables) await loadTable(client, table, folder)
    const sequences = dumped.sequences.filter((each) => !isOfMigrations(each))
    for (const { name, lastValue, isCalled } of sequences) {
      await client.query('SELECT setval($1::regclass, $2, $3)', [name, lastValue, isCalled])
    }
    await setTriggers(client, tables, 'ENABLE')
    for (const key of keys) await addForeignKey(client, key)
    await client.query('INSERT INTO restores (id, backup_at) VALUES ($1, $2)', [
      newId(),
      dumped.takenAt,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** In any order: a table of the baseline has other places for columns that were added to an older one. */
function requireSameTables(ours: readonly Table[], theirs: readonly Table[]): void {
  const shapeOf = (tables: readonly Table[]) =>
    new Map(tables.map(({ name, columns }) => [name, columns.toSorted().join(', ')]))
  const [known, wanted] = [shapeOf(ours), shapeOf(theirs)]
  const differing = [...new Set([...known.keys(), ...wanted.keys()])].filter(
    (name) => known.get(name) !== wanted.get(name),
  )
  if (differing.length === 0) return
  throw new OperatorError(
    `This release and the backup differ in ${differing.join(', ')}. Restore with the release that made the backup, then start the newer one.`,
  )
}

async function setTriggers(
  client: pg.Client,
  tables: readonly Table[],
  state: 'DISABLE' | 'ENABLE',
): Promise<void> {
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} ${state} TRIGGER USER`)
}

const unenforced = / NOT ENFORCED$/

/** Checks every row, also by a key that the product's own triggers enforce for new rows. */
async function addForeignKey(
  client: pg.Client,
  { table, name, definition }: ForeignKey,
): Promise<void> {
  const enforced = definition.replace(unenforced, '')
  await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${enforced}`)
  if (enforced === definition) return
  await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} NOT ENFORCED`)
}

async function loadTable(client: pg.Client, table: DumpedTable, folder: string): Promise<void> {
  // A row's text has no names: it is read as a row of the table that was dumped.
  const dumped = table.columns.map((column) => column.replace(/ generated$/, ''))
  await client.query(`CREATE TEMPORARY TABLE dumped_row (${dumped.join(', ')})`)
  const columns = table.columns.filter((column) => !column.endsWith(' generated')).map(nameOfColumn)
  const insert = `INSERT INTO ${table.name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${columns.map((column) => `(whole_row).${column}`).join(', ')}
    FROM (SELECT line::dumped_row AS whole_row FROM unnest($1::text[]) AS line OFFSET 0) AS rows`
  let loaded = 0
  for await (const rows of readRows(path.join(folder, table.file), batchSize)) {
    loaded += (await client.query(insert, [rows])).rowCount ?? 0
  }
  await client.query('DROP TABLE dumped_row')
  if (loaded === table.rows) return
  throw new OperatorError(`${table.file} has ${loaded} rows, and the manifest says ${table.rows}.`)
}

/** `"order" integer` → `"order"` */
function nameOfColumn(column: string): string {
  return /^"(?:[^"]|"")*"|^\S+/.exec(column)?.[0] ?? column
}
