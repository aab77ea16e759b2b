-- The accounts at platforms that people connect, and what platforms tell us about them.
CREATE TYPE platform AS ENUM ('tiktok', 'instagram', 'youtube', 'x');

-- Money needs proof (rules §3): only what comes from a verified account earns and holds a post.
CREATE TABLE social_accounts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  platform platform NOT NULL,
  platform_user_id text NOT NULL,
  username text NOT NULL,
  follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
  -- The account's id for our app alone, which Meta may name in its callbacks.
  app_user_id text,
  instagram_business_account_id text,
  facebook_page_id text,
  tiktok_open_id text,
  -- Tokens are AES-256-GCM ciphertext bound to this row (rules §8).
  access_token text,
  refresh_token text,
  token_expires_at timestamptz,
  tiktok_refresh_expires_at timestamptz,
  scopes text,
  -- One refresh at a time: platforms that rotate tokens accept each refresh token once.
  token_refresh_leased_until timestamptz,
  -- Why an account has to be connected again, and since when.
  needs_reconnect_at timestamptz,
  reconnect_reason text CHECK (reconnect_reason IN ('expired', 'permission')),
  ownership_code text,
  verified_at timestamptz,
  -- A claim ends for good when someone else proves that the account is theirs.
  evicted_at timestamptz,
  removed_at timestamptz,
  connected_at timestamptz NOT NULL DEFAULT now(),
  CHECK (evicted_at IS NULL OR (removed_at IS NOT NULL AND verified_at IS NULL)),
  -- TikTok and Instagram accounts are proven by the authorization that adds them.
  CHECK (verified_at IS NOT NULL OR platform IN ('youtube', 'x'))
);
CREATE UNIQUE INDEX social_accounts_one_owner ON social_accounts (platform, platform_user_id)
  WHERE verified_at IS NOT NULL AND removed_at IS NULL;
CREATE UNIQUE INDEX social_accounts_once_per_user
  ON social_accounts (user_id, platform, platform_user_id) WHERE removed_at IS NULL;
-- A channel, whoever has it.
CREATE INDEX social_accounts_identity_idx ON social_accounts (platform, platform_user_id);
CREATE INDEX social_accounts_app_user_idx ON social_accounts (platform, app_user_id)
  WHERE app_user_id IS NOT NULL;
CREATE INDEX social_accounts_reconnect_idx ON social_accounts (needs_reconnect_at)
  WHERE needs_reconnect_at IS NOT NULL;

-- An authorization at a platform that is under way.
CREATE TABLE oauth_states (
  state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  session_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  platform platform NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What a platform itself fails at, in its own words; a success deletes the row.
CREATE TABLE platform_troubles (
  platform platform PRIMARY KEY,
  trouble text NOT NULL,
  reason text,
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);

-- What people asked a platform to have erased here; the code is all that names the request.
CREATE TABLE data_erasures (
  code text PRIMARY KEY,
  platform platform NOT NULL,
  accounts_count integer NOT NULL CHECK (accounts_count >= 0),
  erased_at timestamptz NOT NULL
);
