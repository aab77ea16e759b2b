import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignStatus } from '@permille/contract/enums'
import type { CampaignId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './notification-source.ts'
import { withoutNotification } from './without-notification-store.ts'

export interface CampaignChange {
  readonly key: string
  readonly at: Date
  readonly campaignId: CampaignId
  readonly name: string
  readonly fromStatus: CampaignStatus | null
  readonly toStatus: CampaignStatus
  /** The reason that was added. */
  readonly pauseReason: PauseReason | null
  readonly hasLiftedAdmin: boolean
  /** What keeps it from being live now. */
  readonly pauseReasons: readonly PauseReason[]
  /** Of an admin's pause. */
  readonly note: string | null
  readonly leftCents: Cents
  /** What its posts wait for now. */
  readonly waitsCents: Cents
  readonly brandUserId: UserId
}

/**
 * Changes that the brand did not make and does not hear of elsewhere: a suspension and a bank's
 * claim are news of their own. A row that no one is told of would be read again by every look.
 */
export async function listCampaignChanges(db: Database, span: Span): Promise<CampaignChange[]> {
  const key = sql<never>`'campaign-change:' || h.seq`
  return await manyRows(
    db,
    sql<CampaignChange>`SELECT ${key} AS key, h.at, c.id AS campaign_id, c.name, h.from_status,
        h.to_status, h.reason AS pause_reason, 'admin' = ANY(h.lifted) AS has_lifted_admin,
        c.pause_reasons, h.note, campaign_left_cents(c) AS left_cents,
        CASE WHEN h.reason = 'budget_exhausted' THEN campaign_waits_cents(c) ELSE 0 END AS waits_cents,
        b.owner_user_id AS brand_user_id
      FROM campaign_status_changes h JOIN campaigns c ON c.id = h.campaign_id
        JOIN brands b ON b.id = c.brand_id
      WHERE ${withoutNotification(span, { at: sql`h.at`, key })}
        AND h.from_status IS NOT NULL AND h.actor_kind <> 'brand'
        AND ((h.to_status IN ('live', 'completed') AND h.from_status <> h.to_status)
          OR h.reason IN ('budget_exhausted', 'admin') OR 'admin' = ANY(h.lifted))
      ORDER BY h.at, h.seq LIMIT ${span.rowsMax}`,
  )
}

export interface LowBudget {
  readonly key: string
  readonly at: Date
  readonly campaignId: CampaignId
  readonly name: string
  readonly leftCents: Cents
  readonly brandUserId: UserId
}

/** Live campaigns with a fifth of their money left; once for each sum that was paid in. */
export async function listLowBudgets(db: Database, span: Span): Promise<LowBudget[]> {
  const key = sql<never>`'budget-low:' || c.id || ':' || c.funded_cents`
  return await manyRows(
    db,
    sql<LowBudget>`SELECT ${key} AS key, ${span.until}::timestamptz AS at, c.id AS campaign_id, c.name,
        campaign_left_cents(c) AS left_cents, b.owner_user_id AS brand_user_id
      FROM campaigns c JOIN brands b ON b.id = c.brand_id
      WHERE c.status = 'live' AND campaign_left_cents(c) * 5 <= c.funded_cents
        AND NOT EXISTS (SELECT FROM notifications told WHERE told.key = ${key})
      ORDER BY c.id LIMIT ${span.rowsMax}`,
  )
}
