import pg from 'pg'
import { raw } from 'sql-template-tag'
import type { Database } from '../platform/database/database.ts'
import { manyRows } from '../platform/database/query.ts'
import { type Statement, sql } from '../platform/database/sql.ts'

const { escapeIdentifier, escapeLiteral } = pg

/**
 * Hashes the content of each table, jobs included, so that any row added, changed or removed shows.
 * Rate limit counts are left out, as they may change on a refusal.
 */
export function fingerprint(db: Database): Promise<Record<string, string>> {
  return ofEachTable(db, `concat_ws(' ', count(*), md5(string_agg(t::text, '|' ORDER BY t::text)))`)
}

/** The number of rows of each table, jobs included. */
export function countRows(db: Database): Promise<Record<string, number>> {
  return ofEachTable(db, 'count(*)::int')
}

/** Asked hundreds of times by some tests, so each database's statement is written once. */
const written = new WeakMap<Database, Map<string, Statement<unknown>>>()

async function ofEachTable<Value>(db: Database, aggregate: string): Promise<Record<string, Value>> {
  const statements = written.get(db) ?? new Map<string, Statement<unknown>>()
  written.set(db, statements)
  const statement = statements.get(aggregate) ?? (await statementOf(db, aggregate))
  statements.set(aggregate, statement)
  const rows = await manyRows(db, statement as Statement<{ name: string; value: Value }>)
  return Object.fromEntries(rows.map((row) => [row.name, row.value]))
}

async function statementOf(db: Database, aggregate: string): Promise<Statement<unknown>> {
  const tables = await manyRows(
    db,
    sql<{ schema: string; name: string }>`SELECT schemaname AS schema, tablename AS name
      FROM pg_tables
      WHERE schemaname IN ('public', 'graphile_worker') AND tablename NOT IN ('sign_in_failures', 'limit_counts')
      ORDER BY tablename`,
  )
  const parts = tables.map(({ schema, name }) => {
    const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
    return `SELECT ${escapeLiteral(name)} AS name, ${aggregate} AS value FROM ${table} t`
  })
  // In one order: the database may run the parts side by side.
  const values = raw(`${parts.join(' UNION ALL ')} ORDER BY name`)
  return sql`${values}`
}
