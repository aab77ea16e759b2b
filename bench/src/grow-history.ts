import type { DatabaseServer } from '../../server/src/platform/database/database.ts'

const makeRows = `
  CREATE TEMP TABLE old ON COMMIT DROP AS
  SELECT uuidv7(-(n || ' seconds')::interval) AS id, s.*, c.user_id, n AS views,
    now() - (n || ' seconds')::interval AS at
  FROM generate_series(100000, 99999 + $1::int) n
  JOIN (
    SELECT id AS submission_id, campaign_id, creator_id, row_number() OVER (ORDER BY id) - 1 AS place
    FROM submissions WHERE status = 'approved'
  ) s ON s.place = n % 10000
  JOIN creators c ON c.id = s.creator_id
  ORDER BY n DESC`

const insertMetrics = (prefix: string): string => `
  INSERT INTO ${prefix}submission_metrics (id, submission_id, snapshot_time, view_count, counted)
  SELECT id, submission_id, at, views, true FROM old`

const insertAccruals = (prefix: string): string => `
  INSERT INTO ${prefix}earning_accruals (id, submission_id, campaign_id, creator_id, kind,
    views_at_snapshot, rate_per_k_views_cents, accrued_cents, settlement_id, matures_at, created_at)
  SELECT id, submission_id, campaign_id, creator_id, 'views', views, 300, 1, id, at, at FROM old`

const insertEntries = (prefix: string): string => `
  INSERT INTO ${prefix}ledger_entries (id, type, event, amount_cents, debit_account,
    credit_account, idempotency_key, campaign_id, submission_id, user_id)
  SELECT id, 'creator_earn', 'accrual', 1, 'campaign:' || campaign_id || ':budget',
    'creator:' || creator_id || ':pending', 'accr:' || id, campaign_id, submission_id, user_id
  FROM old`

/**
 * Old rows that no sum includes, in the product's tables and in the copies alike: only their number
 * matters here. The books of this throw-away database do not balance afterwards.
 */
export async function growHistory(db: DatabaseServer, rowCount: number): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('BEGIN')
    // Neither foreign keys nor the ledger's triggers run for these rows.
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query(makeRows, [rowCount])
    for (const prefix of ['', 'bare_']) {
      await client.query(insertMetrics(prefix))
      await client.query(insertAccruals(prefix))
      await client.query(insertEntries(prefix))
    }
    await client.query('COMMIT')
    await client.query('VACUUM ANALYZE')
  } finally {
    client.release()
  }
}
