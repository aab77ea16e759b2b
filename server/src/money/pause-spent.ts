import type { CampaignId } from '@permille/contract/ids'
import type { Transaction } from '../platform/database/database.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'

/**
 * Notes that a campaign has no money in the transaction that spends its last cent, with history and
 * audit rows: a live one pauses, and one that is paused already has a further reason (rules §2), unless
 * a bank has its money: what is left once that ends decides then. The caller must have locked the
 * campaigns; money ends it.
 */
export async function pauseSpent(
  tx: Transaction,
  spending: { campaignIds: readonly CampaignId[]; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH spent AS (
        SELECT id, brand_id, status, pause_reasons, array_append(pause_reasons, 'budget_exhausted') AS reasons
        FROM campaigns c
        WHERE id = ANY(${spending.campaignIds}::uuid[]) AND status IN ('live', 'paused')
          AND campaign_left_cents(c) = 0
          AND NOT pause_reasons && '{budget_exhausted,funding_disputed,funding_lost}'
      ), pause AS (
        UPDATE campaigns c SET status = 'paused', pause_reasons = spent.reasons,
          exhausted_at = ${spending.at}::timestamptz
        FROM spent WHERE c.id = spent.id
      ), history AS (
        INSERT INTO campaign_status_changes
          (campaign_id, from_status, to_status, actor_kind, reason, at)
        SELECT id, status, 'paused', 'system', 'budget_exhausted', ${spending.at}::timestamptz
        FROM spent
      )
      INSERT INTO audit_log (id, at, actor_kind, action, object_type, object_id, before, after,
          brand_id)
      SELECT gen_random_uuid(), ${spending.at}::timestamptz, 'system', 'campaign.pause', 'campaign', id,
        jsonb_build_object('status', status, 'pauseReasons', pause_reasons),
        jsonb_build_object('status', 'paused', 'pauseReasons', reasons), brand_id
      FROM spent`,
  )
}
