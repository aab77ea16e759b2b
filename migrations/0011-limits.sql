-- What one creator may have in one campaign. Beyond it nothing is submitted, and the system approves
-- nothing by itself.
ALTER TABLE campaigns
  ADD COLUMN pending_posts_max integer NOT NULL DEFAULT 3
    CHECK (pending_posts_max BETWEEN 1 AND 100),
  ADD COLUMN approved_posts_max integer NOT NULL DEFAULT 10
    CHECK (approved_posts_max BETWEEN 1 AND 1000);
CREATE INDEX submissions_campaign_creator_idx ON submissions (campaign_id, creator_id);

-- A funded draft can be ended, so that its money is not held by a campaign that never begins.
ALTER TABLE campaigns DROP CONSTRAINT campaigns_check7;
ALTER TABLE campaigns ADD CONSTRAINT campaigns_live_at_check CHECK (
  (status <> 'draft' OR live_at IS NULL)
  AND (status NOT IN ('live', 'paused') OR live_at IS NOT NULL)
);
CREATE OR REPLACE FUNCTION check_campaign_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN
    (('draft', 'live'), ('live', 'paused'), ('paused', 'live'),
     ('live', 'completed'), ('paused', 'completed'), ('draft', 'completed'))
  THEN
    RAISE EXCEPTION 'a campaign cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  IF (OLD.status, NEW.status) = ('draft', 'completed') AND OLD.funded_cents = 0 THEN
    RAISE EXCEPTION 'a draft that nobody funded cannot be completed'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

-- Confirmed by the payer and on its way through a bank. A pending payment without it was only begun.
ALTER TABLE campaign_funding ADD COLUMN is_processing boolean NOT NULL DEFAULT false;

-- What was used of a limited thing in the current window, shared by all processes: a platform's
-- quota, a person's attempts.
CREATE TABLE usage_windows (
  scope text PRIMARY KEY,
  window_starts_at timestamptz NOT NULL,
  used integer NOT NULL CHECK (used > 0)
) WITH (fillfactor = 60);
CREATE INDEX usage_windows_start_idx ON usage_windows (window_starts_at);
INSERT INTO usage_windows (scope, window_starts_at, used)
  SELECT platform || ':' || scope, window_starts_at, calls FROM platform_calls;
DROP TABLE platform_calls;
