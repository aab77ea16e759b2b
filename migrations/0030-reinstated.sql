-- What an admin took back and paid again: the post was approved after all.
ALTER TABLE earning_accruals DROP CONSTRAINT earning_accruals_kind_check,
  ADD CONSTRAINT earning_accruals_kind_check CHECK
    (kind IN ('views', 'bonus', 'goodwill', 'correction', 'recovery', 'returned', 'reinstated'));

-- Only what a campaign paid is its spending.
CREATE OR REPLACE FUNCTION apply_campaign_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_hours AS h (campaign_id, hour, spent_cents)
    SELECT campaign_id, date_trunc('hour', created_at, 'UTC'), sum(accrued_cents)
    FROM added WHERE kind IN ('views', 'bonus', 'correction', 'reinstated') GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, hour) DO UPDATE SET spent_cents = h.spent_cents + excluded.spent_cents;
  RETURN NULL;
END $$;
