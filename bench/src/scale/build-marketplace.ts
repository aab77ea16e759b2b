import type pg from 'pg'
import { listForeignKeys } from '../../../server/src/platform/database/backup/catalog.ts'
import { fillCounts } from './fill-counts.ts'
import { type Lanes, openLanes } from './lanes.ts'
import { money } from './money.ts'
import { peopleAndPosts } from './people-and-posts.ts'
import { type MarketplaceSize, planStatements } from './plan.ts'

const settings = `SET statement_timeout = 0; SET work_mem = '512MB'; SET maintenance_work_mem = '512MB';
  SET synchronous_commit = off; SET max_parallel_workers_per_gather = 2; SET search_path = planned, public`

/** The largest tables: their indexes are built after their rows, and what their triggers would add row by row is summed. */
const large = [
  'submission_metrics',
  'ledger_entries',
  'earning_accruals',
  'audit_log',
  'submissions',
  'creator_days',
  'campaign_days',
  'ledger_days',
  'submission_status_changes',
  'settlement_campaigns',
  'submission_totals',
  'creator_months',
  'notifications',
  'accrual_withdrawables',
  'payout_accruals',
  'accrual_holds',
  'settlements',
  'payouts',
  'mails',
]
/** Their triggers too, and few rows. */
const people = ['users', 'brands', 'creators']

/** What is read from the other tables, once those have their indexes. */
const derived = ['post_search', 'person_search', 'campaign_creators']

/**
 * Builds a large marketplace whose books hold, in an empty database. Foreign keys are checked at the end, each for all rows
 * at once.
 */
export async function buildMarketplace(
  connectionString: string,
  size: MarketplaceSize,
  report: (line: string) => void,
): Promise<void> {
  const lanes = await openLanes({ connectionString, settings, report })
  const { client } = lanes
  try {
    await client.query('CREATE SCHEMA planned')
    await lanes.run([planStatements(size)])
    const keys = await listForeignKeys(client)
    for (const { table, name } of keys)
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
    const triggers = [...large, ...derived, ...people]
    for (const table of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    const indexes = await takeIndexes(client, [...large, ...derived])
    const finish = (table: string) => [...(indexes.get(table) ?? []), `VACUUM ANALYZE ${table}`]
    await lanes.run([...money, ...peopleAndPosts].map(asOne))
    await lanes.run([...large.map(finish), [`ANALYZE ${people.join(', ')}, campaigns`]])
    await lanes.run(fillCounts)
    await lanes.run(derived.map(finish))
    for (const table of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    await lanes.run([['DROP SCHEMA planned CASCADE']])
    await addKeys(lanes, keys)
    await lanes.run([[await vacuumOthers(client)]])
  } finally {
    await lanes.end()
  }
}

/** Of a table that is emptied in the transaction that fills it, a server that keeps the least WAL writes none. */
function asOne(list: readonly string[]): string[] {
  const filled = list.flatMap((each) => /INSERT INTO (\w+)/.exec(each)?.[1] ?? [])
  const emptied = filled.filter((table) => large.includes(table))
  if (emptied.length === 0) return [...list]
  return ['BEGIN', `TRUNCATE ${emptied.join(', ')}`, ...list, 'COMMIT']
}

/** Drops the indexes, including unique ones and primary keys, and returns the statements that recreate them, by table. */
async function takeIndexes(
  client: pg.Client,
  tables: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; drop: string; make: string }>(
    `SELECT i.indrelid::regclass::text AS table,
      coalesce('ALTER TABLE ' || i.indrelid::regclass || ' DROP CONSTRAINT ' || quote_ident(k.conname),
        'DROP INDEX ' || i.indexrelid::regclass) AS drop,
      coalesce('ALTER TABLE ' || i.indrelid::regclass || ' ADD CONSTRAINT ' || quote_ident(k.conname) || ' '
        || pg_get_constraintdef(k.oid), pg_get_indexdef(i.indexrelid)) AS make
    FROM pg_index i LEFT JOIN pg_constraint k ON k.conindid = i.indexrelid AND k.contype IN ('p', 'u')
    WHERE i.indrelid = ANY($1::regclass[])`,
    [tables],
  )
  for (const { drop } of rows) await client.query(drop)
  const made = new Map<string, string[]>(tables.map((table) => [table, []]))
  for (const { table, make } of rows) made.get(table)?.push(make)
  return made
}

/** The keys of one table are checked one after another, which its lock would do anyway. */
async function addKeys(
  { client, run }: Lanes,
  keys: Awaited<ReturnType<typeof listForeignKeys>>,
): Promise<void> {
  const checks = new Map<string, string[]>()
  for (const { table, name, definition } of keys) {
    const isChecked = !/NOT (?:VALID|ENFORCED)/.test(definition)
    await client.query(
      `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} ${isChecked ? 'NOT VALID' : ''}`,
    )
    if (!isChecked) continue
    const check = `ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`
    checks.set(table, [...(checks.get(table) ?? []), check])
  }
  await run([...checks.values()])
}

async function vacuumOthers(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(oid::regclass::text, ', ') AS names FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1)`,
    [[...large, ...derived]],
  )
  return `VACUUM ANALYZE ${rows[0]?.names}`
}
