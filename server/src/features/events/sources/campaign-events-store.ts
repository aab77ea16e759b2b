import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { isNew, withoutEvent } from './without-event-store.ts'

export interface CampaignChange {
  readonly key: string
  readonly at: Date
  readonly changeSeq: number
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  readonly fromStatus: CampaignStatus
  readonly toStatus: CampaignStatus
  /** The reason that was added. */
  readonly pauseReason: PauseReason | null
  readonly hasLiftedAdmin: boolean
  /** Its brand is notified of it. */
  readonly isTold: boolean
  /** What keeps it from being live now. */
  readonly pauseReasons: readonly PauseReason[]
  readonly leftCents: Cents
  /** What its posts wait for now. */
  readonly waitsCents: Cents
}

/** A step from no status is the audit log's to tell, which keeps those of deleted drafts. */
export async function listCampaignChanges(db: Database, span: Span): Promise<CampaignChange[]> {
  const key = sql<never>`'campaign-change:' || h.seq`
  return await manyRows(
    db,
    sql<CampaignChange>`SELECT ${key} AS key, h.at, h.seq AS change_seq, c.id AS campaign_id,
        c.brand_id, h.from_status, h.to_status, h.reason AS pause_reason, 'admin' = ANY(h.lifted) AS has_lifted_admin,
        ${isTold} AS is_told, c.pause_reasons, campaign_left_cents(c) AS left_cents,
        CASE WHEN h.reason = 'budget_exhausted' THEN campaign_waits_cents(c) ELSE 0 END AS waits_cents
      FROM campaign_status_changes h JOIN campaigns c ON c.id = h.campaign_id
      WHERE ${withoutEvent(span, { at: sql`h.at`, key })} AND h.from_status IS NOT NULL
      ORDER BY h.at, h.seq LIMIT ${span.rowsMax}`,
  )
}

/**
 * SQL condition: the brand did not make the change itself, and does not hear of it elsewhere; a suspension and a bank's
 * claim are news of their own.
 */
const isTold = sql<never>`(h.actor_kind <> 'brand'
  AND ((h.to_status IN ('live', 'completed') AND h.from_status <> h.to_status)
    OR coalesce(h.reason IN ('budget_exhausted', 'admin'), false) OR 'admin' = ANY(h.lifted)))`

export interface LowBudget {
  readonly key: string
  readonly at: Date
  readonly campaignId: CampaignId
  readonly brandId: BrandId
  readonly leftCents: Cents
}

/** Live campaigns with a fifth of their money left; once for each sum that was paid in. */
export async function listLowBudgets(db: Database, span: Span): Promise<LowBudget[]> {
  const key = sql<never>`'budget-low:' || c.id || ':' || c.funded_cents`
  return await manyRows(
    db,
    sql<LowBudget>`SELECT ${key} AS key, ${span.until}::timestamptz AS at, c.id AS campaign_id,
        c.brand_id, campaign_left_cents(c) AS left_cents
      FROM campaigns c
      WHERE c.status = 'live' AND campaign_left_cents(c) * 5 <= c.funded_cents
        AND ${isNew(key)}
      ORDER BY c.id LIMIT ${span.rowsMax}`,
  )
}
