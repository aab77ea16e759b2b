import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { connectionName } from '#platform/instance.ts'
import { listMigrations } from '../backup/catalog.ts'
import { asRecognised } from '../baseline/recognise-baseline.ts'
import { isConcurrent, kindOf } from './migration-kind.ts'
import { listFiles } from './schema-state.ts'

interface TableSize {
  readonly name: string
  readonly rows: string
  readonly size: string
}

/** Says which migrations `npm run migrate` would run, of which kind, and on tables of which size. Changes nothing. */
export async function planMigrations(given: {
  connectionString: string
  migrationsDir: string
}): Promise<string> {
  const { connectionString, migrationsDir } = given
  const client = new pg.Client({ connectionString, application_name: connectionName('migrate') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const ran = await asRecognised(await listMigrations(client), {
      what: 'database',
      migrationsDir,
    })
    if (ran.length === 0) return 'This database is empty: `npm run migrate` makes its schema.\n'
    const waiting = (await listFiles(migrationsDir)).filter((name) => !ran.includes(name))
    if (waiting.length === 0) return 'The schema is up to date.\n'
    const tables = await readSizes(client)
    const parts = waiting.map(async (name) => {
      const text = await readFile(path.join(migrationsDir, `${name}.sql`), 'utf8')
      return [
        `${name}: ${describeKind(text, ran)}`,
        ...tablesNamed(text, tables).map(describeTable),
      ]
    })
    return `${(await Promise.all(parts)).flat().join('\n')}\n`
  } finally {
    await client.end()
  }
}

function describeKind(text: string, ran: readonly string[]): string {
  const kind = kindOf(text)
  if (kind === null) return 'from before migrations said their kind'
  const how = isConcurrent(text) ? ', beside traffic' : ''
  if (kind.kind === 'expand') return `expand${how}; the release before works on`
  const isKnown = ran.some((name) => name.startsWith(kind.after))
  const todo = isKnown ? '' : '. This database has not run that one: stop every process first'
  return `contract${how}; only releases with migration ${kind.after} work on${todo}`
}

async function readSizes(client: pg.Client): Promise<TableSize[]> {
  const { rows } = await client.query<TableSize>(
    `SELECT relname AS name, greatest(reltuples, 0)::bigint::text AS rows,
      pg_size_pretty(pg_total_relation_size(oid)) AS size
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  )
  return rows
}

/** Tables that a statement names where only a table can stand. */
function tablesNamed(text: string, tables: readonly TableSize[]): TableSize[] {
  const place =
    /\b(?:ON|TABLE|UPDATE|INTO|FROM|JOIN|REFERENCES)\s+(?:ONLY\s+|IF\s+(?:NOT\s+)?EXISTS\s+)*(?:public\.)?"?(\w+)/gi
  const named = [...text.replace(/--.*$/gm, '').matchAll(place)].map(([, name]) => name)
  return tables.filter(({ name }) => named.includes(name))
}

function describeTable({ name, rows, size }: TableSize): string {
  return `    ${name}: about ${rows} rows, ${size} with its indexes`
}
