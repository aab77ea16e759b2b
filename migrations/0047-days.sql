-- What a day brought, so that no screen sums history. Views are added by the settlement that counts
-- them, money by every accrual; whoever does either holds the locks of the campaign and the creator.
CREATE TABLE campaign_days (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  -- In UTC.
  day date NOT NULL,
  view_count bigint NOT NULL DEFAULT 0,
  -- Without goodwill, which is the marketplace's expense.
  cost_cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (campaign_id, day)
) WITH (fillfactor = 60);
CREATE TABLE creator_days (
  creator_id uuid NOT NULL REFERENCES creators,
  day date NOT NULL,
  view_count bigint NOT NULL DEFAULT 0,
  earned_cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (creator_id, day)
) WITH (fillfactor = 60);

-- The whole marketplace's sums. One row a day would be one queue for all writers, so they add parts,
-- which a worker sums up each minute; a reader adds both.
CREATE TABLE marketplace_days (
  measure text NOT NULL CHECK (measure IN
    ('views', 'paid_cents', 'admins', 'brands', 'creators', 'campaigns', 'submissions')),
  day date NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (measure, day)
);
CREATE TABLE marketplace_day_parts (
  measure text NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL
);

CREATE FUNCTION apply_accrual_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_days AS d (campaign_id, day, cost_cents)
    SELECT campaign_id, (created_at AT TIME ZONE 'UTC')::date, sum(accrued_cents)
    FROM added WHERE campaign_id IS NOT NULL AND kind <> 'goodwill' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, day) DO UPDATE SET cost_cents = d.cost_cents + excluded.cost_cents;
  INSERT INTO creator_days AS d (creator_id, day, earned_cents)
    SELECT creator_id, (created_at AT TIME ZONE 'UTC')::date, sum(accrued_cents)
    FROM added WHERE campaign_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (creator_id, day) DO UPDATE SET earned_cents = d.earned_cents + excluded.earned_cents;
  RETURN NULL;
END $$;
CREATE TRIGGER earning_accruals_days AFTER INSERT ON earning_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_accrual_days();

-- Its arguments: the measure, and 1 for rows that are new or -1 for rows that are gone.
CREATE FUNCTION count_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO marketplace_day_parts (measure, day, amount)
    SELECT TG_ARGV[0], (created_at AT TIME ZONE 'UTC')::date, count(*) * TG_ARGV[1]::int
    FROM changed GROUP BY 2;
  RETURN NULL;
END $$;
CREATE TRIGGER campaigns_days_added AFTER INSERT ON campaigns
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('campaigns', 1);
CREATE TRIGGER campaigns_days_removed AFTER DELETE ON campaigns
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('campaigns', '-1');

CREATE FUNCTION count_submissions_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO marketplace_day_parts (measure, day, amount)
    SELECT 'submissions', (submitted_at AT TIME ZONE 'UTC')::date, count(*) * TG_ARGV[0]::int
    FROM changed GROUP BY 2;
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_days_added AFTER INSERT ON submissions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_submissions_by_day(1);
CREATE TRIGGER submissions_days_removed AFTER DELETE ON submissions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_submissions_by_day('-1');

CREATE FUNCTION count_users_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO marketplace_day_parts (measure, day, amount)
    SELECT role || 's', (created_at AT TIME ZONE 'UTC')::date, count(*) * TG_ARGV[0]::int
    FROM changed GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE TRIGGER users_days_added AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users_by_day(1);
CREATE TRIGGER users_days_removed AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users_by_day('-1');

CREATE FUNCTION apply_payout_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'paid' THEN
    INSERT INTO marketplace_day_parts (measure, day, amount)
      VALUES ('paid_cents', (OLD.settled_at AT TIME ZONE 'UTC')::date, -OLD.total_cents);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'paid' THEN
    INSERT INTO marketplace_day_parts (measure, day, amount)
      VALUES ('paid_cents', (NEW.settled_at AT TIME ZONE 'UTC')::date, NEW.total_cents);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payouts_days AFTER INSERT OR DELETE OR UPDATE OF status, settled_at, total_cents
  ON payouts FOR EACH ROW EXECUTE FUNCTION apply_payout_days();

-- A day's views are what its highest counted snapshots added to the days before.
CREATE TEMPORARY TABLE gained ON COMMIT DROP AS
  SELECT s.campaign_id, s.creator_id, h.day, h.view_count - coalesce(
    lag(h.view_count) OVER (PARTITION BY h.submission_id ORDER BY h.day), 0) AS view_count
  FROM (SELECT submission_id, (snapshot_time AT TIME ZONE 'UTC')::date AS day,
      max(max(view_count)) OVER (PARTITION BY submission_id
        ORDER BY (snapshot_time AT TIME ZONE 'UTC')::date) AS view_count
    FROM submission_metrics WHERE counted GROUP BY 1, 2) h
  JOIN submissions s ON s.id = h.submission_id;
INSERT INTO campaign_days (campaign_id, day, view_count)
  SELECT campaign_id, day, sum(view_count) FROM gained GROUP BY 1, 2 HAVING sum(view_count) > 0;
INSERT INTO creator_days (creator_id, day, view_count)
  SELECT creator_id, day, sum(view_count) FROM gained GROUP BY 1, 2 HAVING sum(view_count) > 0;
INSERT INTO campaign_days AS d (campaign_id, day, cost_cents)
  SELECT campaign_id, (created_at AT TIME ZONE 'UTC')::date, sum(accrued_cents) FROM earning_accruals
  WHERE campaign_id IS NOT NULL AND kind <> 'goodwill' GROUP BY 1, 2
  ON CONFLICT (campaign_id, day) DO UPDATE SET cost_cents = excluded.cost_cents;
INSERT INTO creator_days AS d (creator_id, day, earned_cents)
  SELECT creator_id, (created_at AT TIME ZONE 'UTC')::date, sum(accrued_cents) FROM earning_accruals
  WHERE campaign_id IS NOT NULL GROUP BY 1, 2
  ON CONFLICT (creator_id, day) DO UPDATE SET earned_cents = excluded.earned_cents;
INSERT INTO marketplace_days (measure, day, amount)
  SELECT 'views', day, sum(view_count) FROM gained GROUP BY 2 HAVING sum(view_count) > 0
  UNION ALL SELECT 'paid_cents', (settled_at AT TIME ZONE 'UTC')::date, sum(total_cents)
  FROM payouts WHERE status = 'paid' GROUP BY 2
  UNION ALL SELECT role || 's', (created_at AT TIME ZONE 'UTC')::date, count(*) FROM users GROUP BY 1, 2
  UNION ALL SELECT 'campaigns', (created_at AT TIME ZONE 'UTC')::date, count(*) FROM campaigns GROUP BY 2
  UNION ALL SELECT 'submissions', (submitted_at AT TIME ZONE 'UTC')::date, count(*)
  FROM submissions GROUP BY 2;
