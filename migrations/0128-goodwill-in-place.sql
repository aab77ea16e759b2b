-- Which goodwill the marketplace paid in place of a campaign that could get no more money: an approval gave it, so a reversal
-- takes it back. Other goodwill is a gift of an admin, and stays.

CREATE TABLE IF NOT EXISTS goodwill_in_place (
  accrual_id uuid PRIMARY KEY
);
CREATE OR REPLACE TRIGGER goodwill_in_place_append_only BEFORE UPDATE OR DELETE ON goodwill_in_place
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What was taken back of it is an accrual of the same kind below zero, so that the sums of a kind stay true. A statement has it
-- under what was taken back.
CREATE OR REPLACE FUNCTION apply_accruals() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  counted uuid[] := ARRAY(
    SELECT id FROM (SELECT DISTINCT settlement_id AS id FROM added WHERE settlement_id IS NOT NULL) a
    WHERE (SELECT s.counts_days FROM settlements s WHERE s.id = a.id));
BEGIN
  WITH earned AS MATERIALIZED (
    SELECT campaign_id, creator_id, kind, is_back, created_at, created_at AT TIME ZONE 'UTC' AS at_utc, cents,
      coalesce(settlement_id = ANY (counted), false) AS is_in_days
    FROM (
      SELECT campaign_id, creator_id, kind, accrued_cents < 0 AS is_back, created_at, settlement_id,
        sum(accrued_cents) AS cents
      FROM added GROUP BY 1, 2, 3, 4, 5, 6
    ) g
  ), campaign_day AS (
    INSERT INTO campaign_days AS d (campaign_id, day, cost_cents)
    SELECT campaign_id, at_utc::date, sum(cents) FROM earned
    WHERE campaign_id IS NOT NULL AND kind <> 'goodwill' AND NOT is_in_days
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, day) DO UPDATE SET cost_cents = d.cost_cents + excluded.cost_cents
  ), creator_day AS (
    INSERT INTO creator_days AS d (creator_id, day, earned_cents)
    SELECT creator_id, at_utc::date, sum(cents) FROM earned
    WHERE campaign_id IS NOT NULL AND NOT is_in_days GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (creator_id, day) DO UPDATE SET earned_cents = d.earned_cents + excluded.earned_cents
  ), creator_month AS (
    INSERT INTO creator_months AS m
      (creator_id, month, campaign_id, earned_cents, taken_back_cents, goodwill_cents)
    SELECT creator_id, date_trunc('month', at_utc)::date, campaign_id,
      coalesce(sum(cents) FILTER (WHERE kind <> 'goodwill' AND NOT is_back), 0),
      -coalesce(sum(cents) FILTER (WHERE is_back), 0),
      coalesce(sum(cents) FILTER (WHERE kind = 'goodwill' AND NOT is_back), 0)
    FROM earned WHERE campaign_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, month, campaign_id) DO UPDATE SET
      earned_cents = m.earned_cents + excluded.earned_cents,
      taken_back_cents = m.taken_back_cents + excluded.taken_back_cents,
      goodwill_cents = m.goodwill_cents + excluded.goodwill_cents
  )
  INSERT INTO campaign_hours AS h (campaign_id, hour, spent_cents)
    SELECT campaign_id, date_trunc('hour', created_at, 'UTC'), sum(cents) FROM earned
    WHERE kind IN ('views', 'bonus', 'correction', 'reinstated') GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, hour) DO UPDATE SET spent_cents = h.spent_cents + excluded.spent_cents;
  RETURN NULL;
END $$;
COMMIT;
-- A query of its own
-- Every settlement writes accruals, and would queue behind a lock that waits for a backup: it is tried for a moment, again and again.
-- Each accrual of a post has a sign by its kind, and those there satisfy the new constraint as they did the old one.
DO $$
DECLARE
  change text;
BEGIN
  FOREACH change IN ARRAY ARRAY[
    'earning_accruals DROP CONSTRAINT IF EXISTS earning_accruals_sign_check, ADD CONSTRAINT earning_accruals_sign_check
      CHECK (CASE WHEN kind = ''correction'' THEN accrued_cents < 0
        WHEN kind IN (''recovery'', ''returned'', ''goodwill'') THEN accrued_cents <> 0
        ELSE accrued_cents > 0 END) NOT VALID',
    'goodwill_in_place DROP CONSTRAINT IF EXISTS goodwill_in_place_accrual_id_fkey,
      ADD CONSTRAINT goodwill_in_place_accrual_id_fkey FOREIGN KEY (accrual_id) REFERENCES earning_accruals'] LOOP
    LOOP
      PERFORM set_config('lock_timeout', '200ms', true);
      BEGIN
        EXECUTE 'ALTER TABLE ' || change;
        EXIT;
      EXCEPTION WHEN lock_not_available THEN NULL;
      END;
      COMMIT;
      PERFORM pg_sleep(0.5);
    END LOOP;
    COMMIT;
  END LOOP;
END $$;
-- A query of its own
ALTER TABLE earning_accruals VALIDATE CONSTRAINT earning_accruals_sign_check;
-- A query of its own
BEGIN;

-- Until now only a decided dispute gave goodwill as a gift: one of its time and amount, the last where there are several.
INSERT INTO goodwill_in_place (accrual_id)
  SELECT a.id FROM earning_accruals a
  WHERE a.kind = 'goodwill' AND a.accrued_cents > 0 AND NOT EXISTS (SELECT FROM disputes d
    WHERE d.submission_id = a.submission_id AND d.decided_at = a.created_at AND d.goodwill_cents = a.accrued_cents
      AND NOT EXISTS (SELECT FROM earning_accruals o WHERE o.submission_id = a.submission_id AND o.kind = 'goodwill'
        AND o.created_at = a.created_at AND o.accrued_cents = a.accrued_cents AND o.id > a.id))
  ON CONFLICT DO NOTHING;
