-- A brand shows its results by links, without a sign-in. No row of data is written.
COMMIT;
-- A query of its own
CALL run_when_free(
  -- A link opens with its token: the hash finds it, the sealed one lets its brand copy it again (rules §8).
  $$CREATE TABLE IF NOT EXISTS report_links (
      id uuid PRIMARY KEY,
      brand_id uuid NOT NULL REFERENCES brands,
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
      -- Null: all of the brand's, later ones too. A draft that was deleted stays named here and is in no report.
      campaign_ids uuid[] CHECK (cardinality(campaign_ids) BETWEEN 1 AND 100),
      token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      sealed_token text NOT NULL,
      password_hash text,
      shows_money boolean NOT NULL,
      shows_creators boolean NOT NULL,
      -- The first UTC day that it shows; null for the campaigns' whole time.
      since date,
      expires_at timestamptz NOT NULL,
      opened_count integer NOT NULL DEFAULT 0,
      last_opened_at timestamptz,
      created_by uuid NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      revoked_at timestamptz
    )$$,
  'CREATE INDEX IF NOT EXISTS report_links_brand_idx ON report_links (brand_id, created_at DESC, id DESC)',
  'CREATE INDEX IF NOT EXISTS report_links_created_by_idx ON report_links (created_by)',
  -- Deleted by their end.
  'CREATE INDEX IF NOT EXISTS report_links_end_idx ON report_links (least(expires_at, revoked_at))'
);
-- A query of its own
BEGIN;
