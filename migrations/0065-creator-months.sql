-- What each month brought a creator, by campaign, so that a statement does not read every accrual. The past follows
-- in the next migration.
CREATE TABLE creator_months (
  creator_id uuid NOT NULL REFERENCES creators,
  -- Its first day, in UTC.
  month date NOT NULL,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  earned_cents bigint NOT NULL DEFAULT 0,
  taken_back_cents bigint NOT NULL DEFAULT 0,
  goodwill_cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (creator_id, month, campaign_id)
) WITH (fillfactor = 60);

CREATE FUNCTION apply_accrual_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO creator_months AS m
      (creator_id, month, campaign_id, earned_cents, taken_back_cents, goodwill_cents)
    SELECT creator_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date, campaign_id,
      coalesce(sum(accrued_cents) FILTER (WHERE kind NOT IN ('correction', 'goodwill')), 0),
      -coalesce(sum(accrued_cents) FILTER (WHERE kind = 'correction'), 0),
      coalesce(sum(accrued_cents) FILTER (WHERE kind = 'goodwill'), 0)
    FROM added WHERE campaign_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, month, campaign_id) DO UPDATE SET
      earned_cents = m.earned_cents + excluded.earned_cents,
      taken_back_cents = m.taken_back_cents + excluded.taken_back_cents,
      goodwill_cents = m.goodwill_cents + excluded.goodwill_cents;
  RETURN NULL;
END $$;
-- The version before this one still runs, with no right to the new table.
ALTER FUNCTION apply_accrual_months() SECURITY DEFINER SET search_path = public, pg_temp;
CREATE TRIGGER earning_accruals_months AFTER INSERT ON earning_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_accrual_months();

-- The other entries of a statement: few, among all those of earnings.
CREATE INDEX ledger_entries_statement_idx ON ledger_entries (user_id, created_at)
  WHERE event IN ('payout-paid', 'payout-reversed', 'debt-written-off');
