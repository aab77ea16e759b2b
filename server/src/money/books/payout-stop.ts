import { sql } from '#platform/database/sql.ts'

/**
 * SQL condition: the database was restored from a backup, and the provider's later actions are not booked yet.
 * Nothing may be created at the provider until they are, whatever a row says about earlier calls: they may have
 * been made in the lost history, under keys that the provider has forgotten.
 */
export const isHistoryLost = sql<never>`EXISTS (SELECT FROM restores WHERE opened_at IS NULL)`

/**
 * SQL condition: payouts are stopped. No run vouches for the books (there was none, or the last
 * conclusive one found them broken or is half an hour old), or lost history is not recovered.
 */
export const arePayoutsStopped = sql<never>`(${isHistoryLost} OR NOT coalesce((
  SELECT clean_until > now() FROM invariant_runs WHERE clean_until IS NOT NULL OR stops_payouts
  ORDER BY at DESC LIMIT 1), false))`
