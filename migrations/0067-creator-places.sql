-- How many creators a campaign takes at most; NULL: any number.
ALTER TABLE campaigns ADD COLUMN creators_max integer CHECK (creators_max BETWEEN 1 AND 10000);

-- The creators of a campaign, with their posts that are not rejected: one with none has no place. A statement that
-- adds, rejects or takes back a post counts it here too; the past follows in the next migration.
CREATE TABLE campaign_creators (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creators,
  post_count integer NOT NULL,
  PRIMARY KEY (campaign_id, creator_id)
) WITH (fillfactor = 80);
ALTER TABLE campaign_counts ADD COLUMN creator_count integer NOT NULL DEFAULT 0;

-- The version before this one still runs, with no right to the new table.
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
