-- People, how they get in, and the accounts they connect.
CREATE TYPE user_role AS ENUM ('brand', 'creator', 'admin');
CREATE TYPE kyc_status AS ENUM ('pending', 'verified', 'rejected');
CREATE TYPE platform AS ENUM ('tiktok', 'instagram', 'youtube', 'x');

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  role user_role NOT NULL DEFAULT 'creator',
  email text NOT NULL CHECK (email = btrim(email) AND length(email) BETWEEN 3 AND 254),
  password text NOT NULL CHECK (password LIKE '$argon2id$%'),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 80),
  avatar_url text,
  kyc_status kyc_status NOT NULL DEFAULT 'pending',
  stripe_customer_id text,
  stripe_account_id text,
  suspended_at timestamptz,
  suspended_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL))
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));

CREATE TABLE brands (
  id uuid PRIMARY KEY,
  owner_user_id uuid NOT NULL UNIQUE REFERENCES users,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  logo_url text,
  website text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE creators (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users,
  handle text NOT NULL CHECK (handle ~ '^[A-Za-z0-9_]{3,30}$'),
  bio text CHECK (length(bio) <= 500),
  country text,
  city text,
  timezone text,
  languages text[] NOT NULL DEFAULT '{}',
  content_categories text[] NOT NULL DEFAULT '{}',
  is_verified boolean NOT NULL DEFAULT false,
  featured_submission_ids uuid[] NOT NULL DEFAULT '{}',
  payout_account_status text NOT NULL DEFAULT 'not_connected'
    CHECK (payout_account_status IN ('not_connected', 'pending', 'connected', 'restricted')),
  payout_problem text,
  payout_country text CHECK (payout_country ~ '^[A-Z]{2}$'),
  stripe_connect_account_id text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX creators_handle_key ON creators (lower(handle));

-- Only the hash of a session's token is kept (rules §8).
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_remembered boolean NOT NULL,
  signed_in_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE sign_in_failures (
  account_key text NOT NULL,
  address text NOT NULL,
  failed_count integer NOT NULL CHECK (failed_count > 0),
  last_failed_at timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (account_key, address)
);

CREATE TABLE invitations (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  email text NOT NULL,
  role user_role NOT NULL CHECK (role IN ('brand', 'admin')),
  brand_name text,
  invited_by_user_id uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK ((role = 'brand') = (brand_name IS NOT NULL))
);

CREATE TABLE social_accounts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  platform platform NOT NULL,
  platform_user_id text NOT NULL,
  username text NOT NULL,
  follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
  -- Tokens are AES-256-GCM ciphertext bound to this row (rules §8).
  access_token text,
  refresh_token text,
  token_expires_at timestamptz,
  scopes text,
  instagram_business_account_id text,
  facebook_page_id text,
  tiktok_open_id text,
  tiktok_refresh_expires_at timestamptz,
  verified_at timestamptz,
  ownership_code text,
  needs_reconnect_at timestamptz,
  -- One refresh at a time: platforms that rotate tokens accept each refresh token once.
  token_refresh_leased_until timestamptz,
  removed_at timestamptz,
  connected_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX social_accounts_one_owner ON social_accounts (platform, platform_user_id)
  WHERE verified_at IS NOT NULL AND removed_at IS NULL;
CREATE UNIQUE INDEX social_accounts_once_per_user
  ON social_accounts (user_id, platform, platform_user_id) WHERE removed_at IS NULL;

CREATE TABLE oauth_states (
  state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  session_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  platform platform NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('creator', 'brand', 'admin', 'system')),
  actor_user_id uuid,
  action text NOT NULL,
  object_type text NOT NULL,
  object_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  request_id text
);
CREATE INDEX audit_log_object_idx ON audit_log (object_id, at);
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The first answer to a browser's Idempotency-Key; the same key answers with it again.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  answer_status integer,
  answer_body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

CREATE TABLE uploads (
  key text PRIMARY KEY CHECK (key ~ '^[a-z0-9-]+\.webp$'),
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Facts about this installation, such as when its demo data was loaded.
CREATE TABLE installation (
  fact text PRIMARY KEY,
  value text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
