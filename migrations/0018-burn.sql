-- What campaigns spent in each hour, so that a pace is a short sum however many posts earn.
CREATE TABLE campaign_hours (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  spent_cents bigint NOT NULL,
  PRIMARY KEY (campaign_id, hour)
) WITH (fillfactor = 60);

-- Follows every accrual inside the database; whoever writes one holds its campaign's lock.
CREATE FUNCTION apply_campaign_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_hours AS h (campaign_id, hour, spent_cents)
    SELECT campaign_id, date_trunc('hour', created_at, 'UTC'), sum(accrued_cents)
    FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, hour) DO UPDATE SET spent_cents = h.spent_cents + excluded.spent_cents;
  RETURN NULL;
END $$;
INSERT INTO campaign_hours (campaign_id, hour, spent_cents)
  SELECT campaign_id, date_trunc('hour', created_at, 'UTC'), sum(accrued_cents)
  FROM earning_accruals GROUP BY 1, 2;
CREATE TRIGGER earning_accruals_hours AFTER INSERT ON earning_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_campaign_hours();

-- The one pace of a campaign: a day of its last seven, or of those since it went live where it is
-- younger; its first day counts whole. Nothing where it does not run (rules §2).
CREATE FUNCTION campaign_burn_cents(campaign campaigns, at timestamptz) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN campaign.status IN ('live', 'paused') THEN round((
    SELECT coalesce(greatest(sum(h.spent_cents), 0), 0) FROM campaign_hours h
    WHERE h.campaign_id = campaign.id AND h.hour > at - interval '7 days' AND h.hour <= at
  ) / greatest(1, least(7, extract(epoch FROM at - campaign.live_at) / 86400)))::bigint ELSE 0 END
$$;
