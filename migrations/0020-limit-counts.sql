-- One table of counts for every limit, in the shape that rate-limiter-flexible reads and writes; its
-- statements name no columns, so their order matters too. The key says which limit, whom it counts
-- and when the window began.
CREATE TABLE limit_counts (
  key text PRIMARY KEY,
  points integer NOT NULL,
  -- Milliseconds since 1970; the window is over, and the row is swept from then on.
  expire bigint NOT NULL
) WITH (fillfactor = 60);
CREATE INDEX limit_counts_expire_idx ON limit_counts (expire);

-- What was used of a platform's quota costs money. Calls are counted afresh.
INSERT INTO limit_counts (key, points, expire)
  SELECT scope || '@' || extract(epoch FROM window_starts_at)::bigint, used,
    extract(epoch FROM window_starts_at + interval '2 days')::bigint * 1000
  FROM usage_windows;
DROP TABLE usage_windows;
DROP TABLE call_windows;
