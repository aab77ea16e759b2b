import type { PublicEventType } from '@permille/contract/events/event-types'
import type { PayoutStop } from '@permille/contract/events/installation-events'
import { arePayoutsStopped, payoutStop } from '#money/books/payout-stop.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { plannedForValues, type Statement, sql } from '#platform/database/sql.ts'
import type { CheckId } from '../event.ts'
import type { Span } from './event-source.ts'
import { isNew } from './without-event-store.ts'

/** Payouts stopped, or are sent again. */
export interface PayoutsTurned {
  readonly key: string
  readonly at: Date
  /** The last check of the books by then. */
  readonly checkId: CheckId
  /** Null once they are sent again. */
  readonly reason: PayoutStop | null
}

/** What is over after this long, as after a restart of the database, needs no one. */
const settleMinutes = 5

function lastOf(type: PublicEventType): Statement<never> {
  return sql`coalesce((SELECT max(seq) FROM published_events WHERE type = ${type}), 0)`
}

/** No row says that payouts stop, so they are compared with what was published last. */
export async function listPayoutTurns(db: Database, { until }: Span): Promise<PayoutsTurned[]> {
  const key = sql<never>`'payouts:' || CASE WHEN now.is_stopped THEN 'stopped:' ELSE 'resumed:' END || run.id`
  return await manyRows(
    db,
    // These types are rare: a generic plan would look for them among all that was published.
    plannedForValues(sql<PayoutsTurned>`SELECT ${key} AS key, ${until}::timestamptz AS at, run.id AS check_id,
        CASE WHEN now.is_stopped THEN ${payoutStop} END AS reason
      FROM (SELECT ${arePayoutsStopped} AS is_stopped) now
        CROSS JOIN (SELECT ${lastOf('payouts.stopped')} > ${lastOf('payouts.resumed')} AS was_stopped) before
        CROSS JOIN (SELECT id FROM invariant_runs ORDER BY at DESC LIMIT 1) run
      WHERE now.is_stopped <> before.was_stopped AND ${isNew(key)}
        AND pg_postmaster_start_time() < ${until}::timestamptz - make_interval(mins => ${settleMinutes})`),
  )
}
