-- People: users, and the brand or the creator that each of them is.
CREATE TYPE user_role AS ENUM ('brand', 'creator', 'admin');
CREATE TYPE kyc_status AS ENUM ('pending', 'verified', 'rejected');

CREATE TABLE users (
  id uuid PRIMARY KEY,
  role user_role NOT NULL DEFAULT 'creator',
  email text NOT NULL CHECK (email = btrim(email) AND length(email) BETWEEN 3 AND 254),
  email_proven_at timestamptz,
  -- Somebody else has proven this address since: it still signs its owner in and blocks nobody.
  email_released_at timestamptz,
  password text NOT NULL CHECK (password LIKE '$argon2id$%'),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 80),
  avatar_url text,
  kyc_status kyc_status NOT NULL DEFAULT 'pending',
  stripe_customer_id text,
  stripe_account_id text,
  suspended_at timestamptz,
  suspended_reason text,
  -- A deleted account is a suspended one that nobody can restore, so whatever a suspension stops stays stopped.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL)),
  CHECK (email_proven_at IS NULL OR email_released_at IS NULL),
  CONSTRAINT users_deleted_are_suspended CHECK (deleted_at IS NULL OR suspended_at IS NOT NULL)
);
-- Addresses block others once they are proven.
CREATE UNIQUE INDEX users_email_key ON users (lower(email)) WHERE email_released_at IS NULL;
CREATE INDEX users_released_email_idx ON users (lower(email)) WHERE email_released_at IS NOT NULL;
CREATE INDEX users_created_idx ON users (created_at DESC, id DESC);

-- When a person was suspended and restored; an open suspension is the mark on the user.
CREATE TABLE suspensions (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  suspended_at timestamptz NOT NULL,
  restored_at timestamptz,
  PRIMARY KEY (user_id, suspended_at),
  CHECK (restored_at >= suspended_at)
);

-- The times in which a person was suspended, up to `until`.
CREATE FUNCTION suspended_times(person uuid, until timestamptz) RETURNS tstzmultirange
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT coalesce(range_agg(tstzrange(x.suspended_at, greatest(x.suspended_at, x.restored_at))), '{}')
  FROM (
    SELECT suspended_at, restored_at FROM suspensions
      WHERE user_id = person AND restored_at IS NOT NULL
    UNION ALL SELECT suspended_at, until FROM users
      WHERE id = person AND suspended_at IS NOT NULL
  ) x
$$;

-- The application may not update the audit log; this does it for a deleted account only.
CREATE FUNCTION forget_in_audit(person uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE audit_log SET before = without_names(before), after = without_names(after)
  WHERE EXISTS (SELECT FROM users WHERE id = person AND deleted_at IS NOT NULL)
    AND object_id = ANY (ARRAY[person] || ARRAY(
      SELECT (after ->> 'invitationId')::uuid FROM audit_log
      WHERE object_id = person AND action = 'user.accept-invitation'))
    AND (before IS DISTINCT FROM without_names(before) OR after IS DISTINCT FROM without_names(after))
$$;

-- Which terms a person has accepted, and when; never changed, because it is proof.
CREATE TABLE terms_acceptances (
  user_id uuid NOT NULL REFERENCES users,
  -- The day of the text.
  version text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, version)
);
CREATE TRIGGER terms_acceptances_append_only BEFORE UPDATE OR DELETE ON terms_acceptances
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A key takes one image: used_at is set before the image is decoded. Once removed_at is set nobody
-- can use the image any more, and its file may be deleted.
CREATE TABLE uploads (
  key text PRIMARY KEY CHECK (key ~ '^[a-z0-9-]+\.webp$'),
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  removed_at timestamptz
);

-- Filters of a list that a person named, to come back to; only they read them.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  page text NOT NULL,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 40),
  -- Names and values as in the address of the page.
  filters jsonb NOT NULL CHECK (jsonb_typeof(filters) = 'object'),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_views_name_idx ON saved_views (user_id, page, lower(name));

-- Brands --------------------------------------------------------------------------------------------------------------

CREATE TABLE brands (
  id uuid PRIMARY KEY,
  owner_user_id uuid NOT NULL UNIQUE REFERENCES users,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  logo_url text,
  website text,
  -- What a brand's receipts say about it.
  legal_name text CHECK (length(legal_name) BETWEEN 1 AND 200),
  billing_address text CHECK (length(billing_address) BETWEEN 1 AND 500),
  tax_number text CHECK (length(tax_number) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brands_name_form_idx ON brands USING gin ((' ' || search_form(name)) gin_trgm_ops);

-- Creators ------------------------------------------------------------------------------------------------------------

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
  -- The account at the provider that payouts are sent to.
  stripe_connect_account_id text UNIQUE,
  payout_account_status text NOT NULL DEFAULT 'not_connected'
    CHECK (payout_account_status IN ('not_connected', 'pending', 'connected', 'restricted')),
  payout_problem text,
  payout_country text CHECK (payout_country ~ '^[A-Z]{2}$'),
  -- The last refusal to open it; null since it was opened.
  payout_link_refusal text,
  payout_link_refused_at timestamptz,
  -- What the creator's bank sent back to it, until it has another bank account.
  payout_returned_cents bigint CHECK (payout_returned_cents > 0),
  -- For a while after a change of the way in.
  payouts_held_until timestamptz,
  -- All payouts of the person; none is requested, and a queued one is not sent. Those of all holds that are open
  -- together (`creator_payout_holds`).
  review_hold_at timestamptz,
  review_hold_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT creators_review_hold_check CHECK ((review_hold_at IS NULL) = (review_hold_reason IS NULL))
);
COMMENT ON COLUMN creators.is_verified IS
  'Not read: derived from users.kyc_status and the proven social accounts whenever it is asked for.';
CREATE UNIQUE INDEX creators_handle_key ON creators (lower(handle));
CREATE INDEX creators_payout_link_refused_idx ON creators (payout_link_refused_at)
  WHERE payout_link_refused_at IS NOT NULL;

-- What a username looks like: 0 and o, 1, l and a capital I, m and rn cannot be told apart in many fonts. An underscore joins
-- words and tells no two usernames apart: "nordlys_studio" is read as "nordlysstudio".
CREATE FUNCTION handle_skeleton(handle text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT replace(lower(translate(handle, '01I_', 'oll')), 'rn', 'm') $$;
-- Not unique: usernames that were chosen before this was asked stay.
CREATE INDEX creators_handle_skeleton_idx ON creators (handle_skeleton(handle));

-- The money of a suspended person stands still until an admin releases it or takes it back.
CREATE FUNCTION is_creator_suspended(creator uuid) RETURNS boolean STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM creators c JOIN users u ON u.id = c.user_id
    WHERE c.id = creator AND u.suspended_at IS NOT NULL)
$$;

-- Whose posts a brand does not take any more. The reason is read by the brand alone.
CREATE TABLE creator_blocks (
  brand_id uuid NOT NULL REFERENCES brands,
  creator_id uuid NOT NULL REFERENCES creators,
  reason text NOT NULL CHECK (reason <> '' AND length(reason) <= 500),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, creator_id)
);
CREATE INDEX creator_blocks_newest_idx ON creator_blocks (brand_id, created_at DESC, creator_id DESC);
CREATE INDEX creator_blocks_creator_idx ON creator_blocks (creator_id);
