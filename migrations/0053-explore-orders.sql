-- Explore sorted by rate and by end; the condition and expression are those of its statements.
CREATE INDEX campaigns_live_rate_idx ON campaigns (reward_rate_per_k_views_cents DESC, id DESC)
  WHERE status = 'live';
CREATE INDEX campaigns_live_end_idx
  ON campaigns (coalesce(ends_at, '9999-12-31 00:00:00+00'::timestamptz), id) WHERE status = 'live';
