-- Read and submitted to only by those who joined by its link.
ALTER TABLE campaigns ADD COLUMN is_invite_only boolean NOT NULL DEFAULT false;

-- The one link of a campaign that works. The hash finds it; sealed, its brand can copy it again.
CREATE TABLE campaign_links (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  sealed_token text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Who joined stays, whatever happens to the link.
CREATE TABLE campaign_joins (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creators,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, creator_id)
);
CREATE INDEX campaign_joins_newest_idx ON campaign_joins (campaign_id, joined_at DESC, creator_id DESC);
CREATE INDEX campaign_joins_creator_idx ON campaign_joins (creator_id, joined_at DESC, campaign_id DESC);
