-- A post is paid for a few cents many times a day. Each day of a post's views, and of a campaign's fee, is one row of
-- the brand's ledger, which stays where its first entry is. The past follows in the next migration.
CREATE TABLE ledger_days (
  campaign_id uuid NOT NULL REFERENCES campaigns,
  -- Null for the fee, which is a campaign's.
  submission_id uuid REFERENCES submissions,
  event text NOT NULL CHECK (event IN ('accrual', 'platform-fee')),
  -- In UTC.
  day date NOT NULL,
  first_entry_id uuid NOT NULL,
  first_seq bigint NOT NULL,
  last_seq bigint NOT NULL,
  amount_cents bigint NOT NULL,
  entry_count integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (campaign_id, submission_id, event, day)
) WITH (fillfactor = 60);
CREATE INDEX ledger_days_order_idx ON ledger_days (campaign_id, first_seq);

CREATE FUNCTION apply_ledger_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_days AS d (campaign_id, submission_id, event, day, first_entry_id, first_seq,
      last_seq, amount_cents, entry_count)
    SELECT campaign_id, submission_id, event, (created_at AT TIME ZONE 'UTC')::date,
      (array_agg(id ORDER BY seq))[1], min(seq), max(seq), sum(amount_cents), count(*)
    FROM posted WHERE event IN ('accrual', 'platform-fee') AND campaign_id IS NOT NULL
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (campaign_id, submission_id, event, day) DO UPDATE SET
      last_seq = greatest(d.last_seq, excluded.last_seq),
      amount_cents = d.amount_cents + excluded.amount_cents,
      entry_count = d.entry_count + excluded.entry_count;
  RETURN NULL;
END $$;
-- The version before this one still runs, with no right to the new table.
ALTER FUNCTION apply_ledger_days() SECURITY DEFINER SET search_path = public, pg_temp;
CREATE TRIGGER ledger_entries_days AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION apply_ledger_days();

-- All other entries of a campaign: few, and each is a row of its own.
CREATE INDEX ledger_entries_single_idx ON ledger_entries (campaign_id, seq)
  WHERE event NOT IN ('accrual', 'platform-fee') AND campaign_id IS NOT NULL;
