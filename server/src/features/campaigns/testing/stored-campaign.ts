import type { CampaignStatus } from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** For campaigns without payments: the provider is never called. */
export function neverCalled(campaignId: CampaignId): Promise<never> {
  return Promise.reject(new Error(`${campaignId} has an open payment`))
}

export interface StoredCampaign {
  readonly status: CampaignStatus
  readonly pauseReason: string | null
  readonly pauseReasons: string[]
  readonly budgetCents: number
  readonly fundedCents: number
  readonly liveAt: Date | null
  readonly exhaustedAt: Date | null
  readonly completedAt: Date | null
}

export function storedCampaign(db: Database, campaignId: CampaignId): Promise<StoredCampaign> {
  return exactlyOne(
    db,
    sql<StoredCampaign>`SELECT status, pause_reason, pause_reasons, budget_cents, funded_cents, live_at,
        exhausted_at, completed_at
      FROM campaigns WHERE id = ${campaignId}`,
  )
}

/** "draft→live by system", in order. */
export async function storedHistory(db: Database, campaignId: CampaignId): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ step: string }>`SELECT concat(from_status, '→', to_status, ' by ', actor_kind) AS step
      FROM campaign_status_changes WHERE campaign_id = ${campaignId} ORDER BY seq`,
  )
  return rows.map((row) => row.step)
}

/** Jobs waiting in the queue, by name and payload. */
export async function queuedJobs(db: Database, name: string): Promise<unknown[]> {
  const rows = await manyRows(
    db,
    sql<{ payload: unknown }>`SELECT j.payload FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = ${name}`,
  )
  return rows.map((row) => row.payload)
}

/** Pauses a campaign as if it had run out of money; what it has and spent stays as it is. */
export async function exhaust(
  db: Database,
  campaignId: CampaignId,
  at = new Date(),
): Promise<void> {
  await run(
    db,
    sql`WITH paused AS (
        UPDATE campaigns SET status = 'paused', pause_reasons = '{budget_exhausted}',
          exhausted_at = ${at}
        WHERE id = ${campaignId} RETURNING id
      )
      INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
      SELECT id, 'live', 'paused', 'system', 'budget_exhausted' FROM paused`,
  )
}
