-- Admins read every list of the marketplace, newest first.
CREATE INDEX users_created_idx ON users (created_at DESC, id DESC);
CREATE INDEX campaigns_created_idx ON campaigns (created_at DESC, id DESC);
CREATE INDEX submissions_submitted_idx ON submissions (submitted_at DESC, id DESC);
CREATE INDEX payouts_created_idx ON payouts (created_at DESC, id DESC);
CREATE INDEX payouts_settled_idx ON payouts (settled_at) WHERE status <> 'queued';

-- What a person gave as the reason, in words.
ALTER TABLE campaign_status_changes ADD COLUMN note text;
