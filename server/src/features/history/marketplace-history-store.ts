import type { HistoryDay } from '@permille/contract/history/history'
import type { Database } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { type HistoryRequest, historyRows } from './history-store.ts'

/**
 * The marketplace's sums per day as rows of `measure`, `day` and `amount`. A day may have several:
 * those that no worker has summed up yet.
 */
export const marketplaceSums: Statement<never> = sql<never>`
  SELECT measure, day, amount FROM marketplace_days
  UNION ALL SELECT measure, day, amount FROM marketplace_day_parts`

/** Views gained and money paid out by the whole marketplace per day. */
export async function readMarketplaceHistory(
  db: Database,
  request: HistoryRequest,
): Promise<HistoryDay[]> {
  const found = sql<never>`SELECT day,
      CASE measure WHEN 'views' THEN amount ELSE 0 END AS view_count,
      CASE measure WHEN 'paid_cents' THEN amount ELSE 0 END AS amount_cents
    FROM (${marketplaceSums}) sums, span
    WHERE measure IN ('views', 'paid_cents') AND day BETWEEN span.first_day AND span.last_day`
  const counted = sql<never>`SELECT day FROM (${marketplaceSums}) sums
    WHERE measure IN ('views', 'paid_cents')`
  return await manyRows(db, historyRows({ found, counted }, request))
}

/** Returns the number of parts that were summed up. */
export async function sumUpMarketplaceDays(db: Database): Promise<number> {
  return await run(
    db,
    sql`WITH part AS (
        DELETE FROM marketplace_day_parts RETURNING measure, day, amount
      ), summed AS (
        INSERT INTO marketplace_days AS d (measure, day, amount)
        SELECT measure, day, sum(amount) FROM part GROUP BY 1, 2 ORDER BY 1, 2
        ON CONFLICT (measure, day) DO UPDATE SET amount = d.amount + excluded.amount
      )
      SELECT FROM part`,
  )
}
