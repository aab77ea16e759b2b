import type { LedgerEvent } from '@permille/contract/books/ledger'
import type { BrandId, CampaignId, LedgerEntryId, SubmissionId } from '@permille/contract/ids'
import { isCampaignAccount } from '#money/chart-of-accounts.ts'
import { ledgerKeySql, movements } from '#money/ledger-events.ts'
import type { PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { firstRow, manyRows } from '#platform/database/query.ts'
import { plannedForValues, type Statement, sql, when } from '#platform/database/sql.ts'
import {
  type LedgerRequest,
  type LedgerRow,
  newestOfCampaigns,
  type RowsRequest,
} from './ledger-store.ts'

/** Booked so often that a day is shown as one row; `ledger_days` has no other kinds. */
const dailyEvents = ['accrual', 'platform-fee'] as const satisfies readonly LedgerEvent[]

export interface LedgerDayRow extends LedgerRow {
  readonly lineCount: number
}

/**
 * The ledger with one row for a day of a post's views or of a campaign's fee, where its first entry is, so that a row
 * stays where it is while others are booked. Read per campaign, as the entries are.
 */
export function listLedgerDays(db: Database, request: LedgerRequest): Promise<LedgerDayRow[]> {
  return manyRows(
    db,
    plannedForValues(sql<LedgerDayRow>`SELECT e.id, first.type, first.event, e.amount_cents,
        e.campaign_id, e.campaign_name, first.submission_id, s.title AS submission_title,
        u.display_name AS creator_name, first.created_at, first.created_at::text AS listed_at,
        e.line_count
      FROM (${newestOfCampaigns(request, rowsOfCampaign)}) e
      JOIN ledger_entries first ON first.id = e.id ${named(sql`first`)}
      ORDER BY e.seq DESC`),
  )
}

/** The post of an entry and its creator, for entries without one too. */
function named(entry: Statement<never>): Statement<never> {
  return sql`LEFT JOIN submissions s ON s.id = ${entry}.submission_id
    LEFT JOIN creators r ON r.id = s.creator_id
    LEFT JOIN users u ON u.id = r.user_id`
}

const isCredit = isCampaignAccount(sql`credit_account`)

/** The newest rows of campaign `c`: days, which only take money from it, and single entries with the brand's sign. */
function rowsOfCampaign({ type, month, after, since, limit }: RowsRequest): Statement<never> {
  const events = dailyEvents.filter((event) => type === undefined || movements[event].type === type)
  const from = month && `${month}-01`
  const daysOfMonth = when(
    from,
    (first) => sql`AND day >= ${first}::date AND day < (${first}::date + interval '1 month')::date`,
  )
  const entriesOfMonth = when(
    from,
    (first) => sql`AND created_at >= ${first}::date::timestamp AT TIME ZONE 'UTC'
      AND created_at < (${first}::date + interval '1 month') AT TIME ZONE 'UTC'`,
  )
  const end = when(after, ({ id }) => sql`(SELECT seq FROM ledger_entries WHERE id = ${id}::uuid)`)
  const onPage = (seq: Statement<never>) => sql`
    ${when(after, () => sql`AND ${seq} < ${end}`)} ${when(since, (last) => sql`AND ${seq} >= ${last}`)}`
  return sql`SELECT * FROM (
      (SELECT first_entry_id AS id, first_seq AS seq, -amount_cents AS amount_cents,
          entry_count AS line_count
        FROM ledger_days
        WHERE campaign_id = c.id AND event = ANY(${events}::text[]) ${daysOfMonth} ${onPage(sql`first_seq`)}
        ORDER BY first_seq DESC LIMIT ${limit + 1})
      UNION ALL
      (SELECT id, seq, CASE WHEN ${isCredit} THEN amount_cents ELSE -amount_cents END, 1
        FROM ledger_entries
        WHERE campaign_id = c.id AND event NOT IN ('accrual', 'platform-fee')
          AND (${isCampaignAccount(sql`debit_account`)}) <> (${isCredit})
          ${when(type, (known) => sql`AND type = ${known}`)} ${entriesOfMonth} ${onPage(sql`seq`)}
        ORDER BY seq DESC LIMIT ${limit + 1})
    ) either ORDER BY seq DESC LIMIT ${limit + 1}`
}

export interface LedgerDayRef {
  readonly campaignId: CampaignId
  readonly submissionId: SubmissionId | null
  readonly event: (typeof dailyEvents)[number]
  readonly day: string
  readonly firstSeq: string
  readonly lastSeq: string
}

/** By its first entry. */
export function findLedgerDay(
  db: Database,
  target: { readonly entryId: LedgerEntryId; readonly brandId: BrandId },
): Promise<LedgerDayRef | undefined> {
  return firstRow(
    db,
    sql<LedgerDayRef>`SELECT d.campaign_id, d.submission_id, d.event, d.day::text,
        d.first_seq::text, d.last_seq::text
      FROM ledger_entries e
      JOIN campaigns c ON c.id = e.campaign_id AND c.brand_id = ${target.brandId}
      JOIN ledger_days d ON d.campaign_id = e.campaign_id AND d.first_seq = e.seq
      WHERE e.id = ${target.entryId}`,
  )
}

/** Newest first. Views are found through their post's accruals, a fee among its campaign's few other entries. */
export function listLinesOfDay(
  db: Database,
  of: LedgerDayRef,
  { after, limit }: PageRequest,
): Promise<LedgerRow[]> {
  const start = sql<never>`${of.day}::date::timestamp AT TIME ZONE 'UTC'`
  const end = sql<never>`(${of.day}::date + 1)::timestamp AT TIME ZONE 'UTC'`
  const source =
    of.submissionId === null
      ? sql<never>`ledger_entries e WHERE e.campaign_id = ${of.campaignId}
          AND e.type <> 'creator_earn' AND e.event = ${of.event}`
      : sql<never>`earning_accruals a JOIN ledger_entries e
            ON e.idempotency_key = ${ledgerKeySql('accrual', { accrual: sql`a.id` })}
          WHERE a.submission_id = ${of.submissionId} AND a.kind = 'views'
            AND a.created_at >= ${start} AND a.created_at < ${end}`
  const position = when(
    after,
    ({ id }) => sql`AND e.seq < (SELECT seq FROM ledger_entries WHERE id = ${id}::uuid)`,
  )
  return manyRows(
    db,
    sql<LedgerRow>`SELECT line.id, line.type, line.event, -line.amount_cents AS amount_cents,
        line.campaign_id, c.name AS campaign_name, line.submission_id, s.title AS submission_title,
        u.display_name AS creator_name, line.created_at, line.created_at::text AS listed_at
      FROM (
        SELECT e.* FROM ${source} AND e.seq BETWEEN ${of.firstSeq}::bigint AND ${of.lastSeq}::bigint
          AND e.created_at >= ${start} AND e.created_at < ${end} ${position}
        ORDER BY e.seq DESC LIMIT ${limit + 1}
      ) line
      JOIN campaigns c ON c.id = line.campaign_id ${named(sql`line`)}
      ORDER BY line.seq DESC`,
  )
}
