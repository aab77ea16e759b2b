-- Sums that screens read instead of history. Triggers keep them, in the statement that changes what they sum; whoever writes
-- views or accruals holds the locks of the campaign and the creator. I20 compares days, months and counts with what they sum.
--
-- SECURITY DEFINER: a server of another version may not have a right to a sum's table.

-- Days, hours and months, in UTC --------------------------------------------------------------------------------------

CREATE TABLE campaign_days (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  day date NOT NULL,
  view_count bigint NOT NULL DEFAULT 0,
  -- Without goodwill, which is the marketplace's expense.
  cost_cents bigint NOT NULL DEFAULT 0,
  -- The days of one campaign lie on as many pages, because each settlement writes one day of many campaigns. With the
  -- sums in its index, the history of a brand with hundreds of campaigns is read from the index alone.
  PRIMARY KEY (campaign_id, day) INCLUDE (view_count, cost_cents)
) WITH (fillfactor = 60);

-- What campaigns spent in each hour, so that a pace is a short sum however many posts earn.
CREATE TABLE campaign_hours (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  spent_cents bigint NOT NULL,
  PRIMARY KEY (campaign_id, hour)
) WITH (fillfactor = 60);

CREATE TABLE creator_days (
  creator_id uuid NOT NULL REFERENCES creators,
  day date NOT NULL,
  view_count bigint NOT NULL DEFAULT 0,
  earned_cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (creator_id, day)
) WITH (fillfactor = 60);

-- By campaign, so that a statement does not read every accrual.
CREATE TABLE creator_months (
  creator_id uuid NOT NULL REFERENCES creators,
  -- Its first day.
  month date NOT NULL,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  earned_cents bigint NOT NULL DEFAULT 0,
  taken_back_cents bigint NOT NULL DEFAULT 0,
  goodwill_cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (creator_id, month, campaign_id)
) WITH (fillfactor = 60);

-- What was earned, in one reading of it. A settlement that counts its days itself is left out of the days.
CREATE FUNCTION apply_accruals() RETURNS trigger
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
REVOKE EXECUTE ON FUNCTION apply_accruals() FROM PUBLIC;
CREATE TRIGGER earning_accruals_sums AFTER INSERT ON earning_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_accruals();

-- The one pace of a campaign: a day of its last `days`, or of those since it went live where it is younger; its first day
-- counts whole. Nothing where it does not run (rules §2).
CREATE FUNCTION campaign_burn_cents(campaign campaigns, at timestamptz, days integer) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN campaign.status IN ('live', 'paused') THEN round((
    SELECT coalesce(greatest(sum(h.spent_cents), 0), 0) FROM campaign_hours h
    WHERE h.campaign_id = campaign.id AND h.hour > at - make_interval(days => days) AND h.hour <= at
  ) / greatest(1, least(days, extract(epoch FROM at - campaign.live_at) / 86400)))::bigint ELSE 0 END
$$;

-- Posts, views and creators of a campaign -----------------------------------------------------------------------------

CREATE TABLE campaign_counts (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns ON DELETE CASCADE,
  post_count bigint NOT NULL DEFAULT 0,
  view_count bigint NOT NULL DEFAULT 0,
  creator_count integer NOT NULL DEFAULT 0
) WITH (fillfactor = 60);

-- Its argument: 1 for posts that are new or -1 for posts that are gone.
CREATE FUNCTION count_campaign_posts() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO campaign_counts AS k (campaign_id, post_count)
    SELECT campaign_id, count(*) * TG_ARGV[0]::int FROM changed GROUP BY 1 ORDER BY 1
    ON CONFLICT (campaign_id) DO UPDATE SET post_count = k.post_count + excluded.post_count;
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_counts_added AFTER INSERT ON submissions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_campaign_posts(1);
CREATE TRIGGER submissions_counts_removed AFTER DELETE ON submissions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_campaign_posts('-1');

CREATE FUNCTION count_campaign_views() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO campaign_counts AS k (campaign_id, view_count)
      SELECT campaign_id, sum(view_count) FROM added GROUP BY 1 HAVING sum(view_count) <> 0 ORDER BY 1
      ON CONFLICT (campaign_id) DO UPDATE SET view_count = k.view_count + excluded.view_count;
  ELSE
    INSERT INTO campaign_counts AS k (campaign_id, view_count)
      SELECT campaign_id, sum(n.view_count - o.view_count)
      FROM added n JOIN removed o USING (campaign_id, day) GROUP BY 1
      HAVING sum(n.view_count - o.view_count) <> 0 ORDER BY 1
      ON CONFLICT (campaign_id) DO UPDATE SET view_count = k.view_count + excluded.view_count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER campaign_days_counts_added AFTER INSERT ON campaign_days
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_campaign_views();
CREATE TRIGGER campaign_days_counts_changed AFTER UPDATE ON campaign_days
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_campaign_views();

-- The creators of a campaign, with their posts that are not rejected: one with none has no place.
CREATE TABLE campaign_creators (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creators,
  post_count integer NOT NULL,
  PRIMARY KEY (campaign_id, creator_id)
) WITH (fillfactor = 80);

CREATE FUNCTION count_campaign_creators() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  post submissions := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  change integer := CASE WHEN TG_OP = 'DELETE' OR post.status = 'rejected' THEN -1 ELSE 1 END;
  counted integer;
BEGIN
  INSERT INTO campaign_creators AS k (campaign_id, creator_id, post_count)
    VALUES (post.campaign_id, post.creator_id, change)
    ON CONFLICT (campaign_id, creator_id) DO UPDATE SET post_count = k.post_count + excluded.post_count
    RETURNING k.post_count INTO counted;
  IF counted = (change + 1) / 2 THEN
    INSERT INTO campaign_counts AS k (campaign_id, creator_count) VALUES (post.campaign_id, change)
      ON CONFLICT (campaign_id) DO UPDATE SET creator_count = k.creator_count + excluded.creator_count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_creators_added AFTER INSERT ON submissions
  FOR EACH ROW WHEN (NEW.status <> 'rejected') EXECUTE FUNCTION count_campaign_creators();
CREATE TRIGGER submissions_creators_changed AFTER UPDATE OF status ON submissions
  FOR EACH ROW WHEN ((OLD.status = 'rejected') <> (NEW.status = 'rejected'))
  EXECUTE FUNCTION count_campaign_creators();
CREATE TRIGGER submissions_creators_removed AFTER DELETE ON submissions
  FOR EACH ROW WHEN (OLD.status <> 'rejected') EXECUTE FUNCTION count_campaign_creators();

-- How many more creators a campaign takes, everywhere the same; NULL: any number.
CREATE FUNCTION campaign_places_left(campaign campaigns) RETURNS integer STABLE PARALLEL SAFE
LANGUAGE sql AS $$
  SELECT CASE WHEN campaign.creators_max IS NOT NULL THEN greatest(0, campaign.creators_max
    - coalesce((SELECT creator_count FROM campaign_counts WHERE campaign_id = campaign.id), 0)) END
$$;

-- How a brand decides -------------------------------------------------------------------------------------------------

-- In hours. The last is the longest deadline, and holds whatever took longer.
CREATE FUNCTION review_bounds() RETURNS integer[] IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT ARRAY[1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168, 240, 360, 720]
$$;

-- The shortest of these hours within which half of the posts were decided; null without any. A restore from a dump computes
-- it with no path to look for functions.
CREATE FUNCTION median_review_hours(decided_within bigint[]) RETURNS integer
IMMUTABLE PARALLEL SAFE LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT min(bound) FROM (
    SELECT bound, sum(decided) OVER (ORDER BY bound) * 2 >= sum(decided) OVER () AS is_half,
      sum(decided) OVER () AS total
    FROM unnest(review_bounds(), decided_within) AS within (bound, decided)
  ) reached WHERE is_half AND total > 0
$$;

CREATE TABLE brand_reviews (
  brand_id uuid PRIMARY KEY REFERENCES brands,
  approved_count bigint NOT NULL,
  rejected_count bigint NOT NULL,
  -- Of the approved: those that the deadline approved.
  automatic_count bigint NOT NULL,
  -- How many were decided within each of review_bounds() hours and within no shorter one.
  decided_within bigint[] NOT NULL,
  -- A list shows it of every campaign's brand: computed when a decision is counted, not when it is shown.
  median_hours integer GENERATED ALWAYS AS (median_review_hours(decided_within)) STORED
) WITH (fillfactor = 60);

CREATE FUNCTION add_counts(counts bigint[], others bigint[]) RETURNS bigint[]
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT array_agg(count + other ORDER BY place)
  FROM unnest(counts, others) WITH ORDINALITY AS pair (count, other, place)
$$;

-- Decisions of brands, admins and deadlines about posts in review. Withdrawn posts, and those that our own checks
-- reject, say nothing about a brand.
CREATE FUNCTION brand_decisions(change submission_status_changes)
RETURNS TABLE (brand_id uuid, is_approved boolean, is_automatic boolean, decided_within bigint[])
STABLE LANGUAGE sql AS $$
  SELECT c.brand_id, change.to_status = 'approved', change.actor_kind = 'system',
    (SELECT array_agg((place = taken.place_of_hours)::int::bigint ORDER BY place)
      FROM generate_subscripts(review_bounds(), 1) AS place)
  FROM submissions s JOIN campaigns c ON c.id = s.campaign_id
  CROSS JOIN LATERAL (
    SELECT least(count(*) + 1, cardinality(review_bounds())) AS place_of_hours
    FROM unnest(review_bounds()) AS bound
    WHERE change.at > bound * interval '1 hour'
      + CASE WHEN s.resubmitted_at <= change.at THEN s.resubmitted_at ELSE s.submitted_at END
  ) taken
  WHERE s.id = change.submission_id AND change.from_status = 'pending'
    AND (change.to_status = 'approved'
      OR change.to_status = 'rejected' AND change.actor_kind IN ('brand', 'admin'))
$$;

CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO brand_reviews AS k (brand_id, approved_count, rejected_count, automatic_count, decided_within)
    SELECT d.brand_id, is_approved::int, (NOT is_approved)::int, (is_approved AND is_automatic)::int,
      d.decided_within
    FROM brand_decisions(NEW) d
    ON CONFLICT (brand_id) DO UPDATE SET approved_count = k.approved_count + excluded.approved_count,
      rejected_count = k.rejected_count + excluded.rejected_count,
      automatic_count = k.automatic_count + excluded.automatic_count,
      decided_within = add_counts(k.decided_within, excluded.decided_within);
  RETURN NULL;
END $$;
CREATE TRIGGER submission_status_changes_reviews AFTER INSERT ON submission_status_changes
  FOR EACH ROW WHEN (NEW.from_status = 'pending') EXECUTE FUNCTION count_reviews();

-- The whole marketplace -----------------------------------------------------------------------------------------------

-- One row a day would be one queue for all writers, so they add parts, which a worker sums up each minute; a reader adds both.
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
