import type { SetupCheck } from '@permille/contract/administration/setup'
import type { Database } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

export interface SetupRun {
  readonly at: Date
  readonly checks: SetupCheck[]
}

export function findLastSetupRun(db: Database): Promise<SetupRun | undefined> {
  return firstRow(db, sql<SetupRun>`SELECT at, checks FROM setup_runs ORDER BY at DESC LIMIT 1`)
}

/** Runs are kept for 30 days. */
export async function insertSetupRun(db: Database, { at, checks }: SetupRun): Promise<void> {
  const failedCount = checks.filter(({ verdict }) => verdict === 'failed').length
  await run(
    db,
    sql`INSERT INTO setup_runs (id, at, checks, failed_count)
      VALUES (${newId()}, ${at}, ${JSON.stringify(checks)}::jsonb, ${failedCount})`,
  )
  await run(db, sql`DELETE FROM setup_runs WHERE at < ${at}::timestamptz - interval '30 days'`)
}

/** How many checks failed in the last run, and since when some have. */
export async function countFailedSetupChecks(
  db: Database,
): Promise<{ count: number; since: Date | null }> {
  const failing = await firstRow(
    db,
    sql<{ count: number; since: Date | null }>`
      SELECT failed_count AS count, CASE WHEN failed_count > 0 THEN (
          SELECT min(at) FROM setup_runs WHERE at > coalesce(
            (SELECT max(at) FROM setup_runs WHERE failed_count = 0), '-infinity')
        ) END AS since
      FROM setup_runs ORDER BY at DESC LIMIT 1`,
  )
  return failing ?? { count: 0, since: null }
}

export interface ForeignThings {
  readonly paymentsCount: number
  readonly transfersCount: number
  readonly accountsCount: number
  readonly lastAt: Date
}

/**
 * Objects of other software on the same account that the provider's events were about (decision 15). An event
 * about a connected account names it separately from its object.
 */
export function findForeignThings(db: Database): Promise<ForeignThings | undefined> {
  return firstRow(
    db,
    sql<ForeignThings>`SELECT
        count(DISTINCT object_id) FILTER (WHERE type LIKE 'payment_intent.%') AS payments_count,
        count(DISTINCT object_id) FILTER (WHERE type LIKE 'transfer.%') AS transfers_count,
        count(DISTINCT coalesce(account_id, object_id))
          FILTER (WHERE type LIKE 'account.%' OR type LIKE 'capability.%') AS accounts_count,
        max(received_at) AS last_at
      FROM provider_events WHERE outcome = 'foreign' HAVING count(*) > 0`,
  )
}
