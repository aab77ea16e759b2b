import type { SubmissionId } from '../../contract/src/ids.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { run } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'
import { newId } from '../../server/src/platform/ids.ts'

/** The rows of one settled reading, known in advance. */
export interface BareReading {
  readonly submissionId: SubmissionId
  readonly campaignId: string
  readonly creatorId: string
  readonly userId: string
  readonly viewCount: number
  readonly accruedCents: number
}

/** Inserts the rows of a settlement into the copies as they are. */
export async function insertBare(
  db: Database,
  { readings, at }: { readings: readonly BareReading[]; at: Date },
): Promise<void> {
  const column = <Key extends keyof BareReading>(key: Key): BareReading[Key][] =>
    readings.map((reading) => reading[key])
  await run(
    db,
    sql`WITH r AS MATERIALIZED (
        SELECT * FROM unnest(${readings.map(() => newId())}::uuid[],
          ${column('submissionId')}::uuid[], ${column('campaignId')}::uuid[],
          ${column('creatorId')}::uuid[], ${column('userId')}::uuid[],
          ${column('viewCount')}::bigint[], ${column('accruedCents')}::bigint[]
        ) AS r (id, submission_id, campaign_id, creator_id, user_id, views, cents)
      ), snapshot AS (
        INSERT INTO bare_submission_metrics (id, submission_id, snapshot_time, view_count, source,
          counted, settlement_id)
        SELECT id, submission_id, ${at}::timestamptz, views, 'api', true, id FROM r
      ), accrual AS (
        INSERT INTO bare_earning_accruals (id, submission_id, campaign_id, creator_id, kind,
          views_at_snapshot, rate_per_k_views_cents, accrued_cents, settlement_id, matures_at)
        SELECT id, submission_id, campaign_id, creator_id, 'views', views, 300, cents, id,
          ${at}::timestamptz FROM r
      ), hold AS (
        INSERT INTO bare_accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
        SELECT id, creator_id, cents, ${at}::timestamptz FROM r
      )
      INSERT INTO bare_ledger_entries (id, type, event, amount_cents, debit_account,
        credit_account, idempotency_key, campaign_id, submission_id, user_id)
      SELECT id, 'creator_earn', 'accrual', cents, 'campaign:' || campaign_id || ':budget',
        'creator:' || creator_id || ':pending', 'accr:' || id, campaign_id, submission_id, user_id
      FROM r`,
  )
}
