-- expand

-- A brand's rejected posts are few among its posts, and are listed and searched.
CREATE INDEX CONCURRENTLY IF NOT EXISTS submissions_rejected_campaign_idx ON submissions (campaign_id, submitted_at DESC, id DESC)
  WHERE status = 'rejected';
