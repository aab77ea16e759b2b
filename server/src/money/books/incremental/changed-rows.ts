import {
  debtorOfAccount,
  isCreatorAccount,
  isCreatorDebt,
  ownerOfAccount,
} from '#money/chart-of-accounts.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Period, Periods, RowKind, Within } from '../invariant.ts'

/**
 * The kinds of rows of which a check reads only changed ones. Entries and settlements never change: they are
 * checked from an id onwards.
 */
type ChangingKind = Exclude<RowKind, 'entry' | 'settlement'>
export type ChangedRows = ReadonlyMap<ChangingKind, readonly string[]>

/**
 * A moment before which nothing more is written: the start of the oldest open transaction that has
 * written something, or now.
 */
export async function readCommittedUntil(db: Database): Promise<Date> {
  const { until } = await exactlyOne(
    db,
    sql<{ until: Date }>`
      SELECT least(clock_timestamp(), (
        SELECT min(xact_start) FROM pg_stat_activity
        WHERE datname = current_database() AND backend_xid IS NOT NULL)) AS until`,
  )
  return until
}

/**
 * The lowest id of anything written since. An id carries the clock of the process that made it, and is made
 * before its statement is sent: a minute of slack covers both.
 */
export function firstIdSince(since: Date): string {
  return firstIdAt(new Date(since.getTime() - slackMs))
}

/** The lowest id made at that moment or later. */
function firstIdAt(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** The entries, days and months since then, and of the minute before. */
export function periodsSince(since: Date): Periods {
  const day = new Date(since.getTime() - slackMs).toISOString().slice(0, 10)
  return {
    // The order of entry numbers and that of ids differ by up to a minute.
    entries: afterEntriesBefore(new Date(since.getTime() - 2 * slackMs)),
    days: periodFrom(day),
    months: periodFrom(`${day.slice(0, 8)}01`),
  }
}

/** The condition that a number is above that of the last entry whose id was made before. */
function afterEntriesBefore(at: Date): Within {
  return (column) => sql`${column} > coalesce((
    SELECT seq FROM ledger_entries WHERE id < ${firstIdAt(at)}::uuid ORDER BY id DESC LIMIT 1), 0)`
}

function periodFrom(day: string): Period {
  const start = new Date(day)
  return {
    date: (column) => sql`${column} >= ${day}::date`,
    time: (column) => sql`${column} >= ${start}`,
    // An id is made up to an hour before its row's time.
    seq: afterEntriesBefore(new Date(start.getTime() - hourMs)),
  }
}

/** The number of the last entry whose id was made before; null if there is none. */
export async function findLastEntry(db: Database, before: Date): Promise<number | null> {
  const last = await firstRow(
    db,
    sql<{ seq: number }>`SELECT seq FROM ledger_entries WHERE id < ${firstIdAt(before)}::uuid
      ORDER BY id DESC LIMIT 1`,
  )
  return last?.seq ?? null
}

/**
 * The number of an entry up to which all entries are committed; null if there is none. An uncommitted entry was
 * written after `committedUntil`, so its number is higher: numbers follow ids within a minute.
 */
export async function findCommittedEntry(
  db: Database,
  committedUntil: Date,
): Promise<number | null> {
  return await findLastEntry(db, new Date(committedUntil.getTime() - slackMs))
}

const slackMs = 60_000
const hourMs = 3_600_000

/** The ids of every kind that entries, accruals, readings or status changes were written for since then. */
export async function listChanged(db: Database, since: Date): Promise<ChangedRows> {
  const first = firstIdSince(since)
  const at = new Date(since.getTime() - slackMs)
  const rows = await manyRows(
    db,
    sql<{ kind: ChangingKind; ids: string[] }>`
      WITH entry AS MATERIALIZED (
        SELECT debit_account, credit_account, campaign_id FROM ledger_entries WHERE id >= ${first}::uuid
      ), account AS MATERIALIZED (
        SELECT debit_account AS name FROM entry UNION SELECT credit_account FROM entry
      ), accrual AS MATERIALIZED (
        SELECT submission_id, campaign_id, creator_id FROM earning_accruals WHERE id >= ${first}::uuid
      ), post AS MATERIALIZED (
        SELECT s.id, s.campaign_id, s.creator_id FROM submissions s JOIN (
          SELECT submission_id FROM submission_metrics WHERE id >= ${first}::uuid
          UNION SELECT submission_id FROM accrual
          UNION SELECT submission_id FROM submission_status_changes WHERE at >= ${at}
        ) changed ON changed.submission_id = s.id
      ), changed AS (
        SELECT 'account' AS kind, name AS id FROM account WHERE is_guarded_account(name)
        UNION SELECT 'submission', id::text FROM post
        UNION SELECT 'campaign', campaign_id::text FROM post
        UNION SELECT 'campaign', campaign_id::text FROM entry
        UNION SELECT 'campaign', campaign_id::text FROM accrual
        UNION SELECT 'campaign', campaign_id::text FROM campaign_status_changes WHERE at >= ${at}
        UNION SELECT 'creator', creator_id::text FROM post
        UNION SELECT 'creator', creator_id::text FROM accrual
        UNION SELECT 'creator', ${ownerOfAccount(sql`name`)}::text FROM account
          WHERE ${isCreatorAccount(sql`name`)}
        UNION SELECT 'creator', ${debtorOfAccount(sql`name`)}::text FROM account
          WHERE ${isCreatorDebt(sql`name`)}
      )
      SELECT kind, array_agg(id ORDER BY id) AS ids FROM changed WHERE id IS NOT NULL GROUP BY kind`,
  )
  return new Map(rows.map(({ kind, ids }) => [kind, ids]))
}
