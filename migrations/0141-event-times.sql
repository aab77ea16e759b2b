-- What happened is found by its time, so that a turn in which nothing happened reads no table. No row of data is written.
-- Not concurrently: that waits for another process that waits for this migration.
COMMIT;
-- A query of its own
CALL run_when_free(
  'CREATE INDEX IF NOT EXISTS campaign_joins_joined_idx ON campaign_joins (joined_at)',
  'CREATE INDEX IF NOT EXISTS campaign_days_day_idx ON campaign_days (day)',
  'CREATE INDEX IF NOT EXISTS refunds_created_idx ON refunds (created_at)',
  'CREATE INDEX IF NOT EXISTS payout_reversals_at_idx ON payout_reversals (at)',
  'CREATE INDEX IF NOT EXISTS brands_created_idx ON brands (created_at)'
);
-- A query of its own
BEGIN;
