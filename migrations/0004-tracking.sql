-- Calls made to each platform in the current window of its quota, shared by all workers.
CREATE TABLE platform_calls (
  platform platform NOT NULL,
  -- What the platform counts by: the app as a whole, or one account.
  scope text NOT NULL,
  window_starts_at timestamptz NOT NULL,
  calls integer NOT NULL CHECK (calls > 0),
  PRIMARY KEY (platform, scope)
) WITH (fillfactor = 60);
