-- Why a post was not read last, how often in a row, and since when its platform says it is not there.
ALTER TABLE tracking_schedule
  ADD COLUMN trouble text,
  ADD COLUMN failed_count integer NOT NULL DEFAULT 0,
  ADD COLUMN absent_since timestamptz;

-- Why an account has to be connected again.
ALTER TABLE social_accounts
  ADD COLUMN reconnect_reason text CHECK (reconnect_reason IN ('expired', 'permission'));
UPDATE social_accounts SET reconnect_reason = 'expired' WHERE needs_reconnect_at IS NOT NULL;

-- What a platform itself fails at, in its own words; a success deletes the row.
CREATE TABLE platform_troubles (
  platform platform PRIMARY KEY,
  trouble text NOT NULL,
  reason text,
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
