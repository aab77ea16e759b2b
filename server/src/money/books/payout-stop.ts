import { sql } from '../../platform/database/sql.ts'

/**
 * Whether payouts stand still: no run vouches for the books, because the last one that could judge them
 * found them broken, or is three intervals old, or because there was none. A condition for statements.
 */
export const arePayoutsStopped = sql<never>`NOT coalesce((
  SELECT clean_until > now() FROM invariant_runs WHERE clean_until IS NOT NULL OR stops_payouts
  ORDER BY at DESC LIMIT 1), false)`
