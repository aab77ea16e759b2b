import { sql } from '../../platform/database/sql.ts'

/**
 * SQL condition: payouts are stopped, because no run vouches for the books: the last conclusive one
 * found them broken or is three intervals old, or there was none.
 */
export const arePayoutsStopped = sql<never>`NOT coalesce((
  SELECT clean_until > now() FROM invariant_runs WHERE clean_until IS NOT NULL OR stops_payouts
  ORDER BY at DESC LIMIT 1), false)`
