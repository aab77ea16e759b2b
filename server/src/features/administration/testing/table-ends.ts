import * as kept from '@permille/contract/privacy/retention'

/** How long the rows of a table are kept, where a task deletes them. */
export const deletedAfter: Readonly<Record<string, string>> = {
  audit_origins: `${kept.originsKeptDays} days`,
  book_comparisons: '90 days',
  brand_invitations: `${kept.endedInvitationsKeptDays} days after their end`,
  campaign_hours: `${kept.closedKeptDays} days after the campaign closed`,
  database_servers: `${kept.databaseServersKeptDays} days`,
  email_proofs: 'until they expire',
  events: `${kept.eventsKeptDays} days, states ${kept.notificationsKeptDays}`,
  idempotency_keys: '24 hours',
  idempotent_calls: '24 hours',
  invariant_runs: `30 days, with violations ${kept.brokenChecksKeptDays}`,
  invitations: `${kept.endedInvitationsKeptDays} days after their end`,
  limit_counts: 'until their window ends',
  mails: `${kept.mailsKeptDays} days`,
  messages: `${kept.messagesKeptDays} days after the answer`,
  notifications: `${kept.notificationsKeptDays} days`,
  oauth_states: 'a day',
  passkey_challenges: 'until they expire',
  password_resets: 'until they expire',
  pending_sign_ins: 'until they expire',
  provider_events: `${kept.providerEventsKeptDays} days`,
  published_events: `${kept.eventsKeptDays} days`,
  report_links: `${kept.endedReportLinksKeptDays} days after their end`,
  sessions: 'until they expire',
  settlement_campaigns: `${kept.closedKeptDays} days after the campaign closed`,
  settlement_demands: `${kept.closedKeptDays} days after the campaign closed`,
  setup_runs: '30 days',
  sign_in_failures: '24 hours',
  submission_metrics: 'half a year, then the last of each day',
}

/** Tables whose rows go with the row of another that they belong to. */
export const deletedWith: Readonly<Record<string, string>> = {
  event_failures: 'events',
  webhook_deliveries: 'published_events',
  webhook_attempts: 'webhook_deliveries',
}

/** Tables without a period, by the reason. */
export const staying: Readonly<Record<string, readonly string[]>> = {
  'The books: what was earned, paid, taken back and found.': [
    ...['ledger_entries', 'ledger_accounts', 'ledger_days', 'earning_accruals', 'settlements'],
    ...['accrual_corrections', 'accrual_voids', 'view_judgements', 'creator_debts'],
    ...['money_freezes', 'freeze_accruals', 'goodwill_in_place', 'payouts', 'payout_accruals'],
    ...['payout_reversals', 'creator_payout_holds', 'campaign_funding', 'refunds'],
    ...['brand_debt_payments', 'chargebacks', 'chargeback_responses', 'fraud_warnings'],
    ...['provider_transactions', 'book_exceptions', 'book_exception_notes', 'restores'],
  ],
  'Histories of who decided what, and proofs.': [
    ...['audit_log', 'campaign_status_changes', 'submission_status_changes', 'reviews'],
    ...['review_notes', 'disputes', 'suspensions', 'terms_acceptances', 'data_erasures'],
  ],
  'A few rows for each person or brand, as long as they are there.': [
    ...['users', 'brands', 'creators', 'social_accounts', 'brand_members', 'creator_blocks'],
    ...['creator_totals', 'brand_reviews', 'person_search', 'payout_destinations', 'passkeys'],
    ...['authenticator_apps', 'recovery_codes', 'push_subscriptions', 'saved_views', 'uploads'],
    ...['notification_preferences', 'api_keys', 'webhook_endpoints'],
  ],
  'A row for each campaign or post, which stay; only the words of one closed long ago are emptied.':
    [
      ...['campaigns', 'campaign_links', 'campaign_joins', 'campaign_counts', 'campaign_creators'],
      ...['submissions', 'submission_totals', 'post_pictures', 'post_signals', 'approval_checks'],
      'post_search',
    ],
  'Sums of days and months, which charts of any range read.': [
    ...['campaign_days', 'creator_days', 'creator_months', 'marketplace_days'],
  ],
  'What is under way: rows leave as it goes on.': [
    ...['accrual_holds', 'accrual_withdrawables', 'accrual_freezes', 'kept_approvals'],
    ...['tracking_schedule', 'marketplace_day_parts', 'books_broken_slices'],
  ],
  'As many rows as there are kinds, accounts or campaigns.': [
    ...['installation', 'schema_migrations', 'receipt_counters', 'risk_settings', 'push_keys'],
    ...['provider_balance', 'platform_troubles', 'event_collection', 'event_progress'],
    ...['notification_progress', 'books_marks', 'books_account_sums', 'books_campaign_sums'],
  ],
}
