import type { LedgerType } from '@permille/contract/enums'
import type { LedgerEvent } from '@permille/contract/ledger'
import { isCampaignAccount } from '../../money/chart-of-accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import { nothingSql, type Statement, sql } from '../../platform/database/sql.ts'
import type { PageEnd } from '../../platform/http/calls/cursor.ts'

export interface LedgerRow {
  readonly id: string
  readonly type: LedgerType
  readonly event: LedgerEvent
  readonly amountCents: number
  readonly campaignId: string
  readonly campaignName: string
  readonly submissionId: string | null
  readonly submissionTitle: string | null
  readonly creatorName: string | null
  readonly createdAt: Date
  /** Where the next page goes on. */
  readonly listedAt: string
}

export interface LedgerRequest {
  readonly brandId: string
  readonly type?: LedgerType | undefined
  readonly campaignId?: string | undefined
  /** "2026-01", of UTC. */
  readonly month?: string | undefined
  readonly after: PageEnd | undefined
  readonly limit: number
}

/**
 * Entries that move money into the brand's campaigns or out of them; what moves between two accounts
 * of one campaign is none. Each campaign gives its newest few by its own index, however long its history.
 */
export function listLedger(db: Database, request: LedgerRequest): Promise<LedgerRow[]> {
  const { brandId, campaignId, limit } = request
  const ofCampaign = campaignId ? sql`AND c.id = ${campaignId}::uuid` : nothingSql
  return manyRows(
    db,
    sql<LedgerRow>`SELECT e.id, e.type, e.event, e.amount_cents, e.campaign_id,
        e.campaign_name, e.submission_id, s.title AS submission_title,
        u.display_name AS creator_name, e.created_at, e.created_at::text AS listed_at
      FROM (
        SELECT entry.*, c.name AS campaign_name
        FROM campaigns c CROSS JOIN LATERAL (${entriesOfCampaign(request)}) entry
        WHERE c.brand_id = ${brandId} ${ofCampaign}
        ORDER BY entry.seq DESC LIMIT ${limit}
      ) e
      LEFT JOIN submissions s ON s.id = e.submission_id
      LEFT JOIN creators r ON r.id = s.creator_id
      LEFT JOIN users u ON u.id = r.user_id
      ORDER BY e.seq DESC`,
  )
}

const isCredit = isCampaignAccount(sql`credit_account`)

/** The newest entries of campaign `c`, signed as the brand sees them. */
function entriesOfCampaign({ type, month, after, limit }: LedgerRequest): Statement<never> {
  const ofType = type ? sql`AND type = ${type}::text::ledger_type` : nothingSql
  const from = `${month}-01 00:00:00+00`
  const ofMonth = month
    ? sql`AND created_at >= ${from}::timestamptz
        AND created_at < (${from}::timestamptz AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC'`
    : nothingSql
  const position = after
    ? sql`AND seq < (SELECT seq FROM ledger_entries WHERE id = ${after.id}::uuid)`
    : nothingSql
  return sql`SELECT id, seq, type, event, campaign_id, submission_id, created_at,
      CASE WHEN ${isCredit} THEN amount_cents ELSE -amount_cents END AS amount_cents
    FROM ledger_entries
    WHERE campaign_id = c.id
      AND (${isCampaignAccount(sql`debit_account`)}) <> (${isCredit})
      ${ofType} ${ofMonth} ${position}
    ORDER BY seq DESC LIMIT ${limit}`
}
