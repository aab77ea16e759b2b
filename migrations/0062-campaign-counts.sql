-- How many posts a campaign has and how many views they count, so that no list counts them. A statement that
-- adds posts or views adds them here too; the past follows in the next migration.
CREATE TABLE campaign_counts (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns ON DELETE CASCADE,
  post_count bigint NOT NULL DEFAULT 0,
  view_count bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 60);

CREATE FUNCTION count_campaign_posts() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION count_campaign_views() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- The version before this one still runs, with no right to the new table.
ALTER FUNCTION count_campaign_posts() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION count_campaign_views() SECURITY DEFINER SET search_path = public, pg_temp;
