-- The newest posts that have finished earning, of one platform: what like campaigns brought.
CREATE INDEX submissions_finished_idx ON submissions (platform, locked_at DESC, id DESC)
  WHERE status IN ('locked', 'paid') AND proven_at IS NOT NULL;
