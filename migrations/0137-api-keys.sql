-- A brand, or the installation, has keys by which programs call as it. No row of data is written.
COMMIT;
-- A query of its own
CALL run_when_free(
  -- A living person stands behind each key: whoever made it, then the brand's owner. Of the key itself only its hash is kept
  -- (rules §8).
  $$CREATE TABLE IF NOT EXISTS api_keys (
      id uuid PRIMARY KEY,
      -- Null: the installation's own.
      brand_id uuid REFERENCES brands,
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
      -- What a list shows: the key's beginning, which opens nothing.
      prefix text NOT NULL,
      token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
      created_by uuid NOT NULL REFERENCES users,
      sponsor_user_id uuid NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      expires_at timestamptz,
      last_used_at timestamptz,
      last_network cidr,
      replaced_by uuid REFERENCES api_keys,
      revoked_at timestamptz,
      revoked_by uuid REFERENCES users,
      -- How many days before its end its people were told last.
      warned_days integer,
      -- When they were told last that it was used from a new network.
      network_told_at timestamptz
    )$$,
  'CREATE INDEX IF NOT EXISTS api_keys_brand_idx ON api_keys (brand_id, created_at DESC, id DESC)',
  'CREATE INDEX IF NOT EXISTS api_keys_sponsor_idx ON api_keys (sponsor_user_id)',
  'CREATE INDEX IF NOT EXISTS api_keys_created_by_idx ON api_keys (created_by)',
  'CREATE INDEX IF NOT EXISTS api_keys_revoked_by_idx ON api_keys (revoked_by) WHERE revoked_by IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS api_keys_replaced_by_idx ON api_keys (replaced_by) WHERE replaced_by IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS api_keys_end_idx ON api_keys (expires_at) WHERE revoked_at IS NULL AND expires_at IS NOT NULL',
  -- By which key it was done.
  'ALTER TABLE audit_log ADD COLUMN IF NOT EXISTS key_id uuid',
  'ALTER TABLE submission_status_changes ADD COLUMN IF NOT EXISTS key_id uuid',
  'ALTER TABLE campaign_status_changes ADD COLUMN IF NOT EXISTS key_id uuid',
  'ALTER TABLE kept_approvals ADD COLUMN IF NOT EXISTS key_id uuid',
  -- Beside `idempotency_keys`, which are people's: a key is a caller of its own, and names its calls as it likes.
  $$CREATE TABLE IF NOT EXISTS idempotent_calls (
      caller_id uuid NOT NULL,
      key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
      request_hash bytea NOT NULL,
      holder text,
      claim_id uuid,
      outcome jsonb,
      answer_status integer,
      answer_body text,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (caller_id, key)
    )$$,
  'CREATE INDEX IF NOT EXISTS idempotent_calls_created_at_idx ON idempotent_calls (created_at)'
);
-- A query of its own
BEGIN;
