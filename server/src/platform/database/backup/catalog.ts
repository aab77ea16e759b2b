import pg from 'pg'

/** The tables of a backup: our own, and the job queue's. */
const schemas = ['public', 'graphile_worker']
/** Written by the migrations of the release that restores. */
const ofMigrations = ['public.schema_migrations', 'graphile_worker.migrations']

export interface Table {
  /** With its schema, quoted where it has to be. */
  readonly name: string
  /** Name and type of each column, in table order; generated columns are marked. */
  readonly columns: readonly string[]
}

export interface Sequence {
  readonly name: string
  readonly lastValue: string
  readonly isCalled: boolean
}

/** Whether a sequence numbers rows that the restoring release's migrations write. */
export function isOfMigrations({ name }: Sequence): boolean {
  return ofMigrations.some((table) => name.startsWith(`${table}_`))
}

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
      array_agg(format('%I %s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attgenerated = '' THEN '' ELSE ' generated' END) ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND n.nspname = ANY($1)
      AND format('%I.%I', n.nspname, c.relname) <> ALL($2)
    GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`,
    [schemas, ofMigrations],
  )
  return rows
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences
    WHERE schemaname = ANY($1) ORDER BY 1`,
    [schemas],
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const value = await client.query<Sequence>(
      `SELECT ${pg.escapeLiteral(name)} AS name, last_value::text AS "lastValue",
        is_called AS "isCalled" FROM ${name}`,
    )
    sequences.push(...value.rows)
  }
  return sequences
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  const known = await client.query(`SELECT to_regclass('public.schema_migrations') AS found`)
  if (known.rows[0]?.found === null) return []
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.schema_migrations ORDER BY id',
  )
  return rows.map(({ name }) => name)
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, quote_ident(k.conname) AS name,
      pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND n.nspname = ANY($1) ORDER BY 1, 2`,
    [schemas],
  )
  return rows
}

/** Settings under which a value's text is read back as the same value on every server. */
export const exactTexts = `SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL timezone = 'UTC'`
