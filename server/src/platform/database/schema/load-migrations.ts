import { readFile } from 'node:fs/promises'
import type { MigrationBuilder, RunnerOption } from 'node-pg-migrate'
import { isConcurrent, kindOf } from './migration-kind.ts'
import { needingText } from './schema-state.ts'

type Strategies = NonNullable<RunnerOption['migrationLoaderStrategies']>
type Loader = Exclude<Strategies[number]['loader'], string>

/**
 * A block that commits as it goes must be a query of its own, outside any transaction: a line
 * `-- A query of its own` begins one.
 */
export const loadMigrations: Loader = (files) =>
  Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      const up = (builder: MigrationBuilder): Promise<void> => addQueries(builder, text)
      return { id: file, filePaths: [file], actions: { up, down: false } }
    }),
  )

async function addQueries(builder: MigrationBuilder, text: string): Promise<void> {
  const kind = kindOf(text)
  const isAlone = kind !== null && isConcurrent(text)
  if (isAlone) {
    builder.noTransaction()
    for (const name of await namedInvalidIndexes(builder, text)) {
      builder.sql(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
    }
  }
  // Everyone who uses the table queues behind a lock that waits.
  if (kind !== null && !isAlone) builder.sql(`SET LOCAL lock_timeout = '${lockTimeout}'`)
  for (const query of text.split(/^-- A query of its own$/m)) builder.sql(query)
  if (kind?.kind === 'contract') {
    builder.sql(`COMMENT ON TABLE schema_migrations IS '${needingText(kind.after)}'`)
  }
}

const lockTimeout = '2s'

/** A try that was cut off leaves its index invalid, and IF NOT EXISTS would then keep that. */
async function namedInvalidIndexes(builder: MigrationBuilder, text: string): Promise<string[]> {
  const invalid: { name: string }[] = await builder.db.select(
    `SELECT quote_ident(relname) AS name FROM pg_index JOIN pg_class ON oid = indexrelid
      WHERE NOT indisvalid AND relnamespace = 'public'::regnamespace`,
  )
  return invalid.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(text))
}
