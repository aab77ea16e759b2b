-- When the provider was last called for the row: who waited longest for a call is looked at first.
ALTER TABLE payouts ADD COLUMN last_call_at timestamptz;
ALTER TABLE refunds ADD COLUMN last_call_at timestamptz;
