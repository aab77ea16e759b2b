import type { LedgerEvent } from '@permille/contract/books/ledger'
import type { LedgerType } from '@permille/contract/enums'
import type { BrandId, CampaignId, LedgerEntryId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { isCampaignAccount } from '#money/chart-of-accounts.ts'
import type { Listed, PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { plannedForValues, type Statement, sql, when } from '#platform/database/sql.ts'

export interface LedgerRow extends Listed {
  readonly id: LedgerEntryId
  readonly type: LedgerType
  readonly event: LedgerEvent
  readonly amountCents: Cents
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly submissionId: SubmissionId | null
  readonly submissionTitle: string | null
  readonly creatorName: string | null
  readonly createdAt: Date
}

export interface LedgerRequest extends PageRequest {
  readonly brandId: BrandId
  readonly type?: LedgerType | undefined
  readonly campaignId?: CampaignId | undefined
  /** "2026-01", a UTC month. */
  readonly month?: string | undefined
}

/** Entries that move money into or out of the brand's campaigns, not between two accounts of one campaign. */
export function listLedger(db: Database, request: LedgerRequest): Promise<LedgerRow[]> {
  return manyRows(
    db,
    plannedForValues(sql<LedgerRow>`SELECT e.id, e.type, e.event, e.amount_cents, e.campaign_id,
        e.campaign_name, e.submission_id, s.title AS submission_title,
        u.display_name AS creator_name, e.created_at, e.created_at::text AS listed_at
      FROM (${newestOfCampaigns(request, entriesOfCampaign)}) e
      LEFT JOIN submissions s ON s.id = e.submission_id
      LEFT JOIN creators r ON r.id = s.creator_id
      LEFT JOIN users u ON u.id = r.user_id
      ORDER BY e.seq DESC`),
  )
}

export interface RowsRequest extends LedgerRequest {
  /** Where the page ends at the latest. */
  readonly since?: Statement<never>
}

/**
 * How many rows of each campaign are read to find where the page ends; more are read only from one that fills
 * most of it.
 */
const firstOfCampaign = 10

/**
 * The newest rows of all the brand's campaigns, ordered by booking, which is unique. A page's rows are of those campaigns
 * whose newest ones are the newest, and no older than the page would be with the first few of each. Each campaign returns
 * its few through its own index, however long its history.
 */
export function newestOfCampaigns(
  request: LedgerRequest,
  rowsOfCampaign: (request: RowsRequest) => Statement<never>,
): Statement<never> {
  const { brandId, campaignId, limit } = request
  const ofCampaign = when(campaignId, (id) => sql`AND c.id = ${id}`)
  return sql`WITH first_few AS MATERIALIZED (
      SELECT c.id, c.name, few.seq
      FROM (
        SELECT c.id, c.name
        FROM campaigns c CROSS JOIN LATERAL (${rowsOfCampaign({ ...request, limit: 0 })}) newest
        WHERE c.brand_id = ${brandId} ${ofCampaign}
        ORDER BY newest.seq DESC LIMIT ${limit + 1}
      ) c CROSS JOIN LATERAL (${rowsOfCampaign({ ...request, limit: firstOfCampaign - 1 })}) few
    ), page_end AS MATERIALIZED (
      SELECT coalesce((SELECT seq FROM first_few ORDER BY seq DESC OFFSET ${limit} LIMIT 1), 0) AS seq
    )
    SELECT one.*, c.id AS campaign_id, c.name AS campaign_name
    FROM (SELECT id, name FROM first_few GROUP BY id, name HAVING max(seq) >= (SELECT seq FROM page_end)) c
      CROSS JOIN LATERAL (${rowsOfCampaign({ ...request, since: sql`(SELECT seq FROM page_end)` })}) one
    ORDER BY one.seq DESC LIMIT ${limit + 1}`
}

const isCredit = isCampaignAccount(sql`credit_account`)

/** The newest entries of campaign `c`, with the brand's sign. */
function entriesOfCampaign({ type, month, after, since, limit }: RowsRequest): Statement<never> {
  const ofType = when(type, (known) => sql`AND type = ${known}`)
  const ofMonth = when(
    month && `${month}-01 00:00:00+00`,
    (from) => sql`
      AND created_at >= ${from}::timestamptz
      AND created_at < (${from}::timestamptz AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC'`,
  )
  const position = when(
    after,
    ({ id }) => sql`AND seq < (SELECT seq FROM ledger_entries WHERE id = ${id}::uuid)`,
  )
  return sql`SELECT id, seq, type, event, submission_id, created_at,
      CASE WHEN ${isCredit} THEN amount_cents ELSE -amount_cents END AS amount_cents
    FROM ledger_entries
    WHERE campaign_id = c.id
      AND (${isCampaignAccount(sql`debit_account`)}) <> (${isCredit})
      ${ofType} ${ofMonth} ${position} ${when(since, (end) => sql`AND seq >= ${end}`)}
    ORDER BY seq DESC LIMIT ${limit + 1}`
}
