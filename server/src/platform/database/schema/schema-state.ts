import { readdir } from 'node:fs/promises'
import type { Database } from '../database.ts'
import { exactlyOne } from '../query.ts'
import { sql } from '../sql.ts'

/** What stands between this release and the database's schema. */
export interface SchemaState {
  /** Migrations of this release that have not run, by file name without the ending. */
  readonly missing: readonly string[]
  /** Whether a newer release has taken away what this one needs. */
  readonly isTooNew: boolean
  /** Someone migrates; the application's role is granted its rights at the end. */
  readonly isUnderWay: boolean
  /** Some table is not the application's yet. */
  readonly lacksRights: boolean
}

/** The lock of `node-pg-migrate`, which commits before migration 0143 took by waiting for it. */
export const migrationLock = '7241865325823964'

/** The number of migrations in the queue's library; its next version may have more. */
export const queueMigrationsCount = 19

/** The comment on `schema_migrations`: only releases that know this migration still work. */
export function needingText(number: string): string {
  return `Needs a release with migration ${number}.`
}

/** File names without the ending, in the order in which they run. */
export async function listFiles(migrationsDir: string): Promise<string[]> {
  const files = await readdir(migrationsDir)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort()
}

/** Compares the schema with this release's migrations. What the application's role may not read yet was not migrated. */
export async function readSchemaState(db: Database, own: readonly string[]): Promise<SchemaState> {
  const { canRead } = await exactlyOne(
    db,
    sql<{ canRead: boolean }>`SELECT coalesce(
      has_schema_privilege(to_regnamespace('graphile_worker'), 'USAGE')
      AND has_table_privilege(to_regclass('graphile_worker.migrations'), 'SELECT')
      AND has_table_privilege(to_regclass('public.schema_migrations'), 'SELECT'), false) AS "canRead"`,
  )
  if (!canRead) return { missing: own, isTooNew: false, isUnderWay: true, lacksRights: true }
  const { names, queue, comment, isUnderWay, lacksRights } = await exactlyOne(
    db,
    sql<
      Pick<SchemaState, 'isUnderWay' | 'lacksRights'> & {
        names: string[]
        queue: number
        comment: string | null
      }
    >`SELECT
      ARRAY(SELECT name::text FROM public.schema_migrations) AS names,
      (SELECT coalesce(max(id), 0) FROM graphile_worker.migrations) AS queue,
      obj_description('public.schema_migrations'::regclass) AS comment,
      EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::bigint << 32 | objid::bigint) = ${migrationLock}::bigint) AS "isUnderWay",
      EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND NOT has_table_privilege(oid, 'SELECT')) AS "lacksRights"`,
  )
  const ran = new Set(names)
  const missing = own.filter((name) => !ran.has(name))
  const needed = comment === null ? '' : (/\d{4}/.exec(comment)?.[0] ?? '')
  return {
    missing: queue < queueMigrationsCount ? [...missing, 'the job queue'] : missing,
    isTooNew: needed > (own.at(-1) ?? '').slice(0, 4),
    isUnderWay,
    lacksRights,
  }
}
