interface MetricKind {
  readonly help: string
  readonly labels?: readonly string[]
}

const callSeconds = [0.005, 0.02, 0.1, 0.25, 0.5, 2, 10]
const runSeconds = [0.01, 0.05, 0.25, 1, 5, 30, 300]

/** Durations, counted in buckets. */
export const histograms = {
  permille_http_request_seconds: {
    help: 'Duration of HTTP requests, without streams and what monitors ask',
    labels: ['method', 'route', 'status'],
    buckets: callSeconds,
  },
  permille_job_seconds: {
    help: 'Duration of jobs',
    labels: ['job', 'result'],
    buckets: runSeconds,
  },
  permille_db_query_seconds: {
    help: 'Duration of statements, with the wait for locks and without that for a connection',
    labels: ['pool'],
    buckets: callSeconds,
  },
  permille_provider_call_seconds: {
    help: 'Duration of calls to Stripe and the platforms',
    labels: ['provider', 'result'],
    buckets: runSeconds,
  },
} as const satisfies Record<string, MetricKind & { buckets: readonly number[] }>

export const counters = {
  permille_browser_errors_total: { help: 'Errors that our pages reported', labels: ['kind'] },
  permille_db_errors_total: {
    help: 'Statements that failed, by class of SQLSTATE; `lost` without one',
    labels: ['class'],
  },
  permille_db_silent_total: { help: 'Times the database stopped responding' },
  permille_db_replica_fallback_total: { help: 'Reads that the primary made for the replica' },
  permille_task_failures_total: { help: 'Runs of scheduled tasks that failed', labels: ['task'] },
  permille_webhooks_total: {
    help: 'Requests with events of Stripe, by their outcome',
    labels: ['outcome'],
  },
} as const satisfies Record<string, MetricKind>

export const gauges = {
  permille_build_info: { help: 'Always 1', labels: ['version', 'role'] },
  permille_ready: { help: '1 while `/readyz` says that it can serve', labels: ['role'] },
  permille_http_in_flight: { help: 'HTTP requests under way' },
  permille_event_streams_open: { help: 'Open streams of events' },
  permille_db_pool_connections: {
    help: 'Connections of each pool; `waiting` counts callers without one',
    labels: ['pool', 'state'],
  },
  permille_db_replica_late: {
    help: '1 while the read replica is more than ten seconds behind, or does not respond',
  },
  permille_task_last_success_seconds: {
    help: 'When a scheduled task last succeeded, in seconds since 1970',
    labels: ['task'],
  },
  permille_jobs_waiting: { help: 'Jobs that are due and that no worker has taken' },
  permille_jobs_oldest_seconds: { help: 'How long the longest of them has waited' },
  permille_jobs_given_up: { help: 'Jobs that failed too often and are not tried again' },
  permille_books_last_clean_seconds: {
    help: 'When a check of the books last found everything in order, in seconds since 1970',
  },
  permille_books_broken_rules: { help: 'Rules that the last check of the books found broken' },
  permille_books_unchecked_rules: { help: 'Rules that it could not check' },
  permille_payouts_stopped: { help: '1 while payouts are stopped' },
  permille_payouts_queued: { help: 'Payouts that are not sent yet' },
  permille_payouts_oldest_seconds: {
    help: 'How long the longest of them has waited that could be sent: neither held nor without money; 0 while payouts are stopped',
  },
  permille_refunds_oldest_seconds: {
    help: 'The same as of payouts, for refunds that Stripe has not made yet',
  },
  permille_dispute_responses_oldest_seconds: {
    help: 'How long the longest answer to a dispute has waited that Stripe has not received yet',
  },
  permille_fundings_pending_oldest_seconds: {
    help: 'How long the longest payment of a brand has been under way; most of the old ones are never paid',
  },
  permille_provider_balance_cents: { help: 'The balance at Stripe, when it was last read' },
  permille_owed_cents: { help: 'What creators could withdraw then' },
  permille_mails_waiting: { help: 'Mails that are not sent yet' },
  permille_inbox_oldest_seconds: {
    help: 'How long the oldest event of Stripe has waited that is not handled yet',
  },
  permille_readings_overdue_seconds: {
    help: 'How long the longest reading of a post is overdue',
    labels: ['platform'],
  },
  permille_provider_quota_used_ratio: {
    help: 'The part of the day’s calls, or of the posts that X bills, that is used',
    labels: ['platform'],
  },
  permille_schema_version: { help: 'The number of the last migration' },
  permille_task_period_seconds: { help: 'How often a scheduled task runs', labels: ['task'] },
} as const satisfies Record<string, MetricKind>

export type HistogramName = keyof typeof histograms
export type CounterName = keyof typeof counters
export type GaugeName = keyof typeof gauges
