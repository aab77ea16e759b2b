import { readdir } from 'node:fs/promises'
import type pg from 'pg'
import { OperatorError } from '#platform/errors/operator-error.ts'
import { listMigrations } from '../backup/catalog.ts'
import { findDifferences } from './catalog-fingerprint.ts'
import { readCatalog } from './read-catalog.ts'

/** The history that the baseline replaced (decision 93): 119 migrations, with gaps in their numbers. */
const replaced = { first: '0001-accounts', last: '0124-news-by-time', count: 119 }

/** The lock of node-pg-migrate, so that no other process migrates meanwhile, whatever its release. */
const migrationLock = '7241865325823964'

/**
 * Gives a database that ends with migration 0124 the baseline's place in the sequence, once, if its catalog is
 * the baseline's. Throws `OperatorError`, and changes nothing, if it is not, or if the database is older. Does nothing in any
 * other database.
 */
export async function recogniseBaseline(client: pg.Client, migrationsDir: string): Promise<void> {
  if (!isOfReplaced(await listMigrations(client))) return
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  try {
    await client.query('BEGIN')
    const ran = await listMigrations(client)
    if (isOfReplaced(ran)) await moveToBaseline(client, { ran, migrationsDir })
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
  }
}

interface Recognising {
  readonly ran: readonly string[]
  readonly migrationsDir: string
}

async function moveToBaseline(client: pg.Client, { ran, migrationsDir }: Recognising) {
  if (!endsReplaced(ran)) throw olderThanBaseline('database')
  const differences = await findDifferences(await readCatalog(client), migrationsDir)
  if (differences.length > 0) throw notTheBaseline(differences)
  await client.query('DELETE FROM public.schema_migrations')
  await client.query(
    `INSERT INTO public.schema_migrations (name, run_on)
      SELECT name, now() FROM unnest($1::text[]) WITH ORDINALITY AS baseline (name, place) ORDER BY place`,
    [await listBaseline(migrationsDir)],
  )
}

/**
 * The migrations of a database or a backup as this release numbers them. Throws `OperatorError` for one that is
 * older than the baseline.
 */
export async function asRecognised(
  ran: readonly string[],
  { what, migrationsDir }: { what: Older; migrationsDir: string },
): Promise<readonly string[]> {
  if (!isOfReplaced(ran)) return ran
  if (!endsReplaced(ran)) throw olderThanBaseline(what)
  return await listBaseline(migrationsDir)
}

/** The baseline's migrations: later ones have higher numbers than any that it replaced. */
export async function listBaseline(migrationsDir: string): Promise<string[]> {
  const files = await readdir(migrationsDir)
  return files
    .filter((file) => file.endsWith('.sql') && file < replaced.last)
    .map((file) => file.replace(/\.sql$/, ''))
    .sort()
}

function isOfReplaced(ran: readonly string[]): boolean {
  return ran[0] === replaced.first
}

function endsReplaced(ran: readonly string[]): boolean {
  return ran.length === replaced.count && ran.at(-1) === replaced.last
}

type Older = 'database' | 'backup'

const firstSteps: Readonly<Record<Older, string>> = {
  database: 'Start',
  backup: 'Restore it with the commit that made it, start',
}

function olderThanBaseline(what: Older): OperatorError {
  return new OperatorError(
    `This ${what} is older than migration 0124, where this release begins. Nothing was changed. ${firstSteps[what]} the last commit of the main branch whose newest migration is 0124 once, and then this release.`,
  )
}

const namedMax = 5

function notTheBaseline(differences: readonly string[]): OperatorError {
  const rest = differences.length - namedMax
  const named = differences.slice(0, namedMax).join('; ')
  return new OperatorError(
    `This database is not as migration 0124 left it: ${named}${rest > 0 ? `; and ${rest} more` : ''}. Nothing was changed. Undo what was changed by hand, or restore a backup, and start again.`,
  )
}
