import type { CampaignId } from '@permille/contract/ids'
import type { Transaction } from '../platform/database/database.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'

/**
 * Pauses a live campaign in the transaction that spends its last cent, with history and audit rows
 * (rules §2). The caller must have locked the campaigns; a top-up resumes them.
 */
export async function pauseSpent(
  tx: Transaction,
  spending: { campaignIds: readonly CampaignId[]; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`WITH spent AS (
        UPDATE campaigns c SET status = 'paused', pause_reason = 'budget_exhausted',
          exhausted_at = ${spending.at}::timestamptz
        WHERE id = ANY(${spending.campaignIds}::uuid[]) AND status = 'live'
          AND campaign_left_cents(c) = 0
        RETURNING id
      ), history AS (
        INSERT INTO campaign_status_changes
          (campaign_id, from_status, to_status, actor_kind, reason, at)
        SELECT id, 'live', 'paused', 'system', 'budget_exhausted', ${spending.at}::timestamptz
        FROM spent
      )
      INSERT INTO audit_log (id, at, actor_kind, action, object_type, object_id, before, after)
      SELECT gen_random_uuid(), ${spending.at}::timestamptz, 'system', 'campaign.pause', 'campaign', id,
        '{"status": "live", "pauseReason": null}',
        '{"status": "paused", "pauseReason": "budget_exhausted"}'
      FROM spent`,
  )
}
