-- A settlement adds the views it counted to the days of campaigns and creators, and the trigger on its accruals added their
-- money to the same rows once more, which also checks their foreign keys again. A settlement that says so adds both
-- itself. The version before this one says nothing, and the trigger goes on for it.
ALTER TABLE settlements ADD COLUMN counts_days boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION apply_accruals() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  counted uuid[] := ARRAY(
    SELECT id FROM (SELECT DISTINCT settlement_id AS id FROM added WHERE settlement_id IS NOT NULL) a
    WHERE (SELECT s.counts_days FROM settlements s WHERE s.id = a.id));
BEGIN
  WITH earned AS MATERIALIZED (
    SELECT campaign_id, creator_id, kind, created_at, created_at AT TIME ZONE 'UTC' AS at_utc, cents,
      coalesce(settlement_id = ANY (counted), false) AS is_in_days
    FROM (
      SELECT campaign_id, creator_id, kind, created_at, settlement_id, sum(accrued_cents) AS cents
      FROM added GROUP BY 1, 2, 3, 4, 5
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
      coalesce(sum(cents) FILTER (WHERE kind NOT IN ('correction', 'goodwill')), 0),
      -coalesce(sum(cents) FILTER (WHERE kind = 'correction'), 0),
      coalesce(sum(cents) FILTER (WHERE kind = 'goodwill'), 0)
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
