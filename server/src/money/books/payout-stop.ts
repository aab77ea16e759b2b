import { sql } from '#platform/database/sql.ts'

/** For so long a call to the provider may still take effect: its lease, the call itself, and clocks that differ. */
export const underWayFor = sql<never>`interval '2 minutes'`

/** The server that runs this statement, as it is now: one that was restarted is another. */
const thisServer = sql<never>`started_at = pg_postmaster_start_time()`

const isRestoreOpen = sql<never>`EXISTS (SELECT FROM restores WHERE opened_at IS NULL)`

const isServerNew = sql<never>`NOT EXISTS (
  SELECT FROM database_servers WHERE ${thisServer} AND compared_at IS NOT NULL)`

/**
 * SQL condition: the database was restored from a backup, or runs on another server than before, and the provider's
 * later actions are not booked yet. Nothing may be created at the provider until they are, whatever a row says about earlier
 * calls: they may have been made in the lost history, under keys that the provider has forgotten.
 */
export const isHistoryLost = sql<never>`(${isRestoreOpen} OR ${isServerNew})`

/**
 * SQL condition: nothing is lost, nor can be: the last comparison began when no call that the server before had allowed
 * was under way any more. Only then may anything be created at the provider.
 */
export const isHistoryWhole = sql<never>`(NOT ${isRestoreOpen} AND EXISTS (
  SELECT FROM database_servers WHERE ${thisServer} AND compared_at >= first_seen_at + ${underWayFor}))`

/**
 * SQL condition: payouts are stopped. No run vouches for the books (there was none, or the last
 * conclusive one found them broken or is half an hour old), or lost history is not recovered.
 */
export const arePayoutsStopped = sql<never>`(${isHistoryLost} OR NOT coalesce((
  SELECT clean_until > now() FROM invariant_runs WHERE clean_until IS NOT NULL OR stops_payouts
  ORDER BY at DESC LIMIT 1), false))`

/** Why, of payouts that are stopped. */
export const payoutStop = sql<never>`CASE WHEN ${isRestoreOpen} THEN 'restore'
  WHEN ${isHistoryLost} THEN 'server' ELSE 'books' END`

/** Since when, of payouts that are stopped; null before the first check of the books. */
export const payoutsStoppedAt = sql<never>`(
  SELECT least(
    (SELECT min(restored_at) FROM restores WHERE opened_at IS NULL),
    CASE WHEN ${isServerNew} THEN pg_postmaster_start_time() END,
    CASE WHEN clean.clean_until <= now() THEN clean.clean_until END,
    (SELECT min(at) FROM invariant_runs WHERE stops_payouts AND at > coalesce(clean.at, '-infinity')))
  FROM (SELECT) one LEFT JOIN LATERAL (
    SELECT at, clean_until FROM invariant_runs WHERE clean_until IS NOT NULL
    ORDER BY at DESC LIMIT 1) clean ON true)`
