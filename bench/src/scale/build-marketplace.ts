import type pg from 'pg'
import { listForeignKeys } from '../../../server/src/platform/database/backup/catalog.ts'
import { fillCounts } from './fill-counts.ts'
import { money } from './money.ts'
import { peopleAndPosts } from './people-and-posts.ts'
import { type MarketplaceSize, planStatements } from './plan.ts'

const settings = `SET statement_timeout = 0; SET work_mem = '512MB'; SET maintenance_work_mem = '1GB';
  SET temp_buffers = '256MB'; SET synchronous_commit = off`

/** The largest tables; their indexes are built after the rows are inserted. */
const large = [
  'submissions',
  'submission_totals',
  'submission_metrics',
  'submission_status_changes',
  'post_search',
  'earning_accruals',
  'campaign_days',
  'creator_days',
  'creator_months',
  'ledger_entries',
  'ledger_days',
  'notifications',
  'audit_log',
]

/**
 * Builds a large marketplace whose books hold. Foreign keys are checked at the end, each for all rows at once.
 */
export async function buildMarketplace(
  client: pg.Client,
  size: MarketplaceSize,
  report: (line: string) => void,
): Promise<void> {
  const runStep = async (statement: string): Promise<void> => {
    const startedAt = Date.now()
    const { rowCount } = await client.query(statement)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const [words = ''] = statement.trim().split('\n')
    report(`${seconds.padStart(7)} s  ${String(rowCount ?? '').padStart(9)}  ${words.slice(0, 90)}`)
  }
  await client.query(settings)
  for (const statement of planStatements(size)) await runStep(statement)
  await client.query('BEGIN')
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  }
  const indexes = await takeIndexes(client)
  for (const statement of peopleAndPosts) await runStep(statement)
  for (const statement of money) await runStep(statement)
  // Receipts get their numbers now: a table with pending triggers cannot be altered.
  await runStep('SET CONSTRAINTS ALL IMMEDIATE')
  for (const statement of indexes) await runStep(statement)
  for (const statement of fillCounts) await runStep(statement)
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
  await client.query('COMMIT')
  await runStep('VACUUM ANALYZE')
}

/** Drops the indexes, including unique ones and primary keys, and returns the statements that recreate them. */
async function takeIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `SELECT coalesce('ALTER TABLE ' || i.indrelid::regclass || ' DROP CONSTRAINT ' || quote_ident(k.conname),
        'DROP INDEX ' || i.indexrelid::regclass) AS drop,
      coalesce('ALTER TABLE ' || i.indrelid::regclass || ' ADD CONSTRAINT ' || quote_ident(k.conname) || ' '
        || pg_get_constraintdef(k.oid), pg_get_indexdef(i.indexrelid)) AS make
    FROM pg_index i LEFT JOIN pg_constraint k ON k.conindid = i.indexrelid AND k.contype IN ('p', 'u')
    WHERE i.indrelid = ANY($1::regclass[])`,
    [large],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make)
}
