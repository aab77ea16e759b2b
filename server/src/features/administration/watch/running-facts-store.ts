import type { Cents } from '@permille/contract/money'
import { oldestUnsentResponse } from '#features/chargebacks/public.ts'
import { isHeld } from '#features/payouts/public.ts'
import { arePayoutsStopped, payoutsStoppedAt } from '#money/books/payout-stop.ts'
import { oldestUnmade } from '#money/provider-calls.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** How the whole installation runs, as far as only its database knows. */
export interface RunningFacts {
  readonly jobsWaiting: number
  /** How long the longest has waited since it was due; 0 if none waits. */
  readonly jobsOldestSeconds: number
  readonly jobsGivenUp: number
  /** When the first of them failed for the last time; null if there is none. */
  readonly jobsGivenUpAt: Date | null
  /** Null before the first clean run. */
  readonly booksCleanAt: Date | null
  readonly booksBrokenRules: number
  readonly booksUncheckedRules: number
  readonly arePayoutsStopped: boolean
  /** Null while they are sent, and before the first check of the books. */
  readonly payoutsStoppedAt: Date | null
  readonly payoutsQueued: number
  /** Of those that could be sent now. */
  readonly payoutsOldestSeconds: number
  readonly refundsOldestSeconds: number
  /** Of decided answers to disputes. */
  readonly responsesOldestSeconds: number
  readonly fundingsOldestSeconds: number
  /** Null before the provider was first asked. */
  readonly providerBalanceCents: Cents | null
  readonly owedCents: Cents | null
  readonly mailsWaiting: number
  /** Events of Stripe that are stored and not handled yet. */
  readonly inboxOldestSeconds: number
  /** By platform, how long the longest reading is overdue; without those that nothing waits for. */
  readonly readingsOverdueSeconds: Readonly<Record<string, number>>
  readonly schemaVersion: number
}

export async function readRunningFacts(db: Database): Promise<RunningFacts> {
  return await exactlyOne(
    db,
    sql<RunningFacts>`
      WITH waiting AS MATERIALIZED (
        SELECT run_at FROM graphile_worker.jobs
        WHERE attempts < max_attempts AND locked_at IS NULL AND run_at <= now()
      ), last_run AS MATERIALIZED (
        SELECT violations, unchecked FROM invariant_runs ORDER BY at DESC LIMIT 1
      ), given_up AS MATERIALIZED (
        SELECT updated_at FROM graphile_worker.jobs
        WHERE attempts >= max_attempts AND locked_at IS NULL
      )
      SELECT (SELECT count(*) FROM waiting) AS jobs_waiting,
        ${ageOf(sql`SELECT min(run_at) FROM waiting`)} AS jobs_oldest_seconds,
        (SELECT count(*) FROM given_up) AS jobs_given_up,
        (SELECT min(updated_at) FROM given_up) AS jobs_given_up_at,
        (SELECT at FROM invariant_runs WHERE clean_until IS NOT NULL
          ORDER BY at DESC LIMIT 1) AS books_clean_at,
        coalesce((SELECT jsonb_array_length(violations) FROM last_run), 0) AS books_broken_rules,
        coalesce((SELECT jsonb_array_length(unchecked) FROM last_run), 0) AS books_unchecked_rules,
        ${arePayoutsStopped} AS are_payouts_stopped,
        CASE WHEN ${arePayoutsStopped} THEN ${payoutsStoppedAt} END AS payouts_stopped_at,
        (SELECT count(*) FROM payouts WHERE status = 'queued') AS payouts_queued,
        ${ageOf(oldestUnmade('payout', sql`NOT ${isHeld}`))} AS payouts_oldest_seconds,
        ${ageOf(oldestUnmade('refund'))} AS refunds_oldest_seconds,
        ${ageOf(oldestUnsentResponse)} AS responses_oldest_seconds,
        ${ageOf(sql`SELECT min(created_at) FROM campaign_funding WHERE status = 'pending'`)}
          AS fundings_oldest_seconds,
        (SELECT available_cents + pending_cents FROM provider_balance) AS provider_balance_cents,
        (SELECT (dues->>'nowCents')::bigint FROM provider_balance) AS owed_cents,
        (SELECT count(*) FROM mails WHERE sent_at IS NULL) AS mails_waiting,
        ${ageOf(sql`SELECT min(received_at) FROM provider_events WHERE processed_at IS NULL`)}
          AS inbox_oldest_seconds,
        (SELECT coalesce(json_object_agg(p.name, ${ageOf(sql`due.at`)}), '{}')
          FROM unnest(enum_range(NULL::platform)) AS p (name) CROSS JOIN LATERAL (
            SELECT min(t.next_read_at) AS at FROM tracking_schedule t WHERE t.platform = p.name) due
          WHERE due.at IS NOT NULL) AS readings_overdue_seconds,
        (SELECT max(substring(name FROM '^[0-9]+')::int) FROM schema_migrations) AS schema_version`,
  )
}

function ageOf(moment: ReturnType<typeof sql>) {
  return sql<never>`greatest(0, coalesce(extract(epoch FROM now() - (${moment})), 0))::float8`
}
