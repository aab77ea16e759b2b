-- A brand has people: its owner, who stays in `brands`, and members with a role. No row of data is written.

-- What a busy table is changed by would queue behind a lock that waits for a backup, and every request behind it: each change is
-- tried for a moment, again and again, and commits on its own. Call it in a query of its own.
CREATE OR REPLACE PROCEDURE run_when_free(VARIADIC changes text[]) LANGUAGE plpgsql AS $$
DECLARE
  change text;
BEGIN
  FOREACH change IN ARRAY changes LOOP
    LOOP
      PERFORM set_config('lock_timeout', '200ms', true);
      BEGIN
        EXECUTE change;
        EXIT;
      EXCEPTION WHEN lock_not_available THEN NULL;
      END;
      COMMIT;
      PERFORM pg_sleep(0.5);
    END LOOP;
    COMMIT;
  END LOOP;
END $$;
REVOKE EXECUTE ON PROCEDURE run_when_free(text[]) FROM PUBLIC;

-- An owner is no member, and only people who sign in as a brand are.
CREATE OR REPLACE FUNCTION check_brand_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM brands WHERE id = NEW.brand_id AND owner_user_id = NEW.user_id)
    OR NOT EXISTS (SELECT FROM users WHERE id = NEW.user_id AND role = 'brand') THEN
    RAISE EXCEPTION 'user % cannot be a member of brand %', NEW.user_id, NEW.brand_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
COMMIT;
-- A query of its own
CALL run_when_free(
  $$CREATE TABLE IF NOT EXISTS brand_members (
      brand_id uuid NOT NULL REFERENCES brands ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users,
      role text NOT NULL CHECK (role IN ('full', 'manager', 'finance', 'reviewer', 'viewer')),
      -- Gets no news of this brand.
      is_muted boolean NOT NULL DEFAULT false,
      added_by uuid NOT NULL REFERENCES users,
      added_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, user_id)
    )$$,
  'CREATE INDEX IF NOT EXISTS brand_members_user_idx ON brand_members (user_id)',
  'CREATE INDEX IF NOT EXISTS brand_members_added_by_idx ON brand_members (added_by)',
  -- A transfer takes the new owner out of the members and puts the old one in: the end counts.
  'DROP TRIGGER IF EXISTS brand_members_check ON brand_members',
  'CREATE CONSTRAINT TRIGGER brand_members_check AFTER INSERT OR UPDATE ON brand_members
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_brand_member()',
  -- Of a token only its hash is kept (rules §8).
  $$CREATE TABLE IF NOT EXISTS brand_invitations (
      id uuid PRIMARY KEY,
      token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      brand_id uuid NOT NULL REFERENCES brands ON DELETE CASCADE,
      email text NOT NULL,
      role text NOT NULL CHECK (role IN ('full', 'manager', 'finance', 'reviewer', 'viewer')),
      invited_by uuid NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      revoked_at timestamptz,
      CHECK (used_at IS NULL OR revoked_at IS NULL)
    )$$,
  'CREATE UNIQUE INDEX IF NOT EXISTS brand_invitations_open ON brand_invitations (brand_id, lower(email))
    WHERE used_at IS NULL AND revoked_at IS NULL',
  'CREATE INDEX IF NOT EXISTS brand_invitations_brand_idx ON brand_invitations (brand_id, created_at DESC, id DESC)',
  'CREATE INDEX IF NOT EXISTS brand_invitations_invited_by_idx ON brand_invitations (invited_by)',
  'CREATE INDEX IF NOT EXISTS brand_invitations_email_idx ON brand_invitations (lower(email))',
  $$CREATE OR REPLACE VIEW brand_people AS
      SELECT id AS brand_id, owner_user_id AS user_id, 'owner' AS role, created_at AS since FROM brands
      UNION ALL SELECT brand_id, user_id, role, added_at FROM brand_members$$,
  -- The brand chosen last: a hint, never a right.
  'ALTER TABLE sessions ADD COLUMN IF NOT EXISTS brand_id uuid',
  -- How many brands a person may own; an admin raises it for an agency.
  'ALTER TABLE users ADD COLUMN IF NOT EXISTS brands_max integer NOT NULL DEFAULT 1
    CHECK (brands_max BETWEEN 0 AND 500)',
  -- Whose person acted.
  'ALTER TABLE audit_log ADD COLUMN IF NOT EXISTS brand_id uuid',
  'CREATE INDEX IF NOT EXISTS audit_log_brand_idx ON audit_log (brand_id, at DESC, id DESC) WHERE brand_id IS NOT NULL'
);
-- A query of its own
BEGIN;
