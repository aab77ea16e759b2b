/** What grows with the marketplace, and what the planner is told each holds. */
export const rowsOf: Readonly<Record<string, number>> = {
  submissions: 100_000,
  submission_totals: 100_000,
  post_search: 100_000,
  submission_metrics: 560_000,
  submission_status_changes: 300_000,
  earning_accruals: 220_000,
  ledger_entries: 240_000,
  ledger_days: 200_000,
  accrual_holds: 100_000,
  accrual_withdrawables: 100_000,
  payout_accruals: 100_000,
  campaign_days: 350_000,
  settlement_campaigns: 200_000,
  creator_days: 480_000,
  creator_months: 100_000,
  notifications: 100_000,
  tracking_schedule: 100_000,
  users: 100_000,
  creators: 100_000,
  person_search: 100_000,
  social_accounts: 100_000,
  payouts: 100_000,
  mails: 100_000,
  ledger_accounts: 300_000,
  audit_log: 500_000,
  published_events: 300_000,
  webhook_deliveries: 300_000,
  webhook_attempts: 300_000,
}

/** Columns that say whose a row is. In so small a marketplace a few own most; the planner is not to know it. */
export const ownersOf: Readonly<Record<string, readonly string[]>> = {
  submissions: ['creator_id', 'campaign_id', 'social_account_id'],
  submission_totals: ['creator_id', 'campaign_id'],
  post_search: ['brand_id'],
  campaign_days: ['campaign_id'],
  creator_days: ['creator_id'],
  creator_months: ['creator_id'],
  ledger_entries: ['campaign_id', 'debit_account', 'credit_account'],
  ledger_days: ['campaign_id', 'submission_id'],
  notifications: ['user_id'],
  published_events: ['brand_id'],
  webhook_deliveries: ['endpoint_id', 'object_id'],
  audit_log: ['brand_id', 'object_id', 'actor_user_id', 'actor_kind', 'action', 'object_type'],
}

/** What is waited for is read as a whole where most of it is due: it does not grow with history. */
export const waiting = ['tracking_schedule', 'accrual_holds']
