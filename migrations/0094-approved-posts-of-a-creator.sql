-- What a creator's approved posts are summed by, without reading the posts: settlements write none of these columns. An
-- index on an existing table makes its writers wait, about two seconds for a million rows.
CREATE INDEX submissions_creator_approved_idx ON submissions (creator_id, campaign_id)
  INCLUDE (id, social_account_id, status, proven_at) WHERE approved_at IS NOT NULL;
-- For a profile, which says how many of them its creator was in.
CREATE INDEX campaigns_completed_idx ON campaigns (id) WHERE status = 'completed';
