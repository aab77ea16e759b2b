-- Few rows wait at a time, however many there are, and few entries are no earnings. Writers wait for these indexes about a
-- second for a million rows.
CREATE INDEX submissions_risky_idx ON submissions (auto_approves_at, id) INCLUDE (submitted_at)
  WHERE status = 'pending' AND cardinality(risks) > 0;
CREATE INDEX tracking_schedule_trouble_idx ON tracking_schedule (platform, trouble)
  WHERE trouble IS NOT NULL;
CREATE INDEX tracking_schedule_absent_idx ON tracking_schedule (platform, absent_since)
  WHERE absent_since IS NOT NULL;
CREATE INDEX ledger_entries_other_idx ON ledger_entries (campaign_id, seq)
  WHERE type <> 'creator_earn' AND campaign_id IS NOT NULL;
