-- What every other part uses: how rows are protected, ids and texts, the audit log, and facts about the installation.
--
-- The baseline ends with 0017. Amounts are whole cents of usd (`_cents`), times are `timestamptz`, ids are UUIDs whose first
-- 48 bits are the millisecond in which they were made. A unit stands last in a name. Triggers fire in the order of
-- their names.

-- Searches for parts of words, with an index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Protection ----------------------------------------------------------------------------------------------------------

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Row triggers do not see TRUNCATE. The tables that are never emptied are listed in 0017.
CREATE FUNCTION refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never emptied', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Ids and texts -------------------------------------------------------------------------------------------------------

-- The lowest id made at a moment, and the moment at which an id was made: ids are in the order of their milliseconds.
CREATE FUNCTION first_id_at(at timestamptz) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
CREATE FUNCTION id_time(id uuid) RETURNS timestamptz IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)
$$;

-- The highest id that is made within that time after another one.
CREATE FUNCTION id_later(id uuid, within interval) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT (lpad(to_hex(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint
    + (extract(epoch FROM within) * 1000)::bigint), 12, '0') || 'ffffffffffffffffffff')::uuid
$$;

-- The one form of names, in which they are searched: compatibility forms resolved, accents and signs that show nothing removed,
-- plain apostrophes and hyphens, small letters. É, E with a combining accent and e are the same, İ, ı and I too, and ß is ss.
-- contract/src/input/search-form.ts brings what is searched for to the same form. Lowering must not depend on the database's
-- locale: the C locale knows only ASCII, and the Turkish one gives a small I no dot.
DO $migration$
DECLARE
  collation_name text := CASE
    WHEN lower('Ж') = 'ж' AND lower('I') = 'i' THEN ''
    WHEN EXISTS (SELECT FROM pg_collation WHERE collname = 'pg_c_utf8') THEN ' COLLATE pg_c_utf8'
    WHEN EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') THEN ' COLLATE "und-x-icu"'
    ELSE '' END;
BEGIN
  EXECUTE format($create$
    CREATE FUNCTION search_form_beyond_ascii(words text) RETURNS text
    IMMUTABLE STRICT PARALLEL SAFE LANGUAGE plpgsql AS $$
    BEGIN
      words := regexp_replace(normalize(words, NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061c\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g');
      words := translate(lower(words%1$s), 'ıøłđðħŧς’‘ʼ‐–—', 'iolddhtσ''''''---');
      words := replace(replace(words, 'ß', 'ss'), 'þ', 'th');
      RETURN replace(replace(words, 'æ', 'ae'), 'œ', 'oe');
    END $$;
    -- Inlined by the planner; most names are ASCII.
    CREATE FUNCTION search_form(words text) RETURNS text
    IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN CASE WHEN octet_length(words) = char_length(words) THEN lower(words%1$s)
      ELSE search_form_beyond_ascii(words) END;
  $create$, collation_name);
END $migration$;

-- The audit log -------------------------------------------------------------------------------------------------------

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
-- As admins read it: newest first, by who acted, what happened and what it is about.
CREATE INDEX audit_log_at_idx ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_actor_kind_idx ON audit_log (actor_kind, at DESC, id DESC);
CREATE INDEX audit_log_actor_idx ON audit_log (actor_user_id, at DESC, id DESC);
CREATE INDEX audit_log_action_idx ON audit_log (action, at DESC, id DESC);
CREATE INDEX audit_log_object_type_idx ON audit_log (object_type, at DESC, id DESC);
CREATE INDEX audit_log_object_idx ON audit_log (object_id, at);
CREATE INDEX audit_log_sign_in_idx ON audit_log (at) WHERE action = 'user.sign-in';

-- What names a person in the audit log. The names of campaigns and what admins wrote are not among it.
CREATE FUNCTION without_names(state jsonb) RETURNS jsonb IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT state - ARRAY['email', 'displayName', 'username', 'brandName', 'name', 'website', 'logoUrl', 'legalName',
    'billingAddress', 'taxNumber']
$$;

-- A row of the audit log may lose the names in it and nothing else.
CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON audit_log FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'before' - 'after' IS DISTINCT FROM to_jsonb(OLD) - 'before' - 'after'
    OR NEW.before IS DISTINCT FROM without_names(OLD.before)
    OR NEW.after IS DISTINCT FROM without_names(OLD.after))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_stays BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Beside the audit log, which is kept for ever: these rows are deleted after 90 days.
CREATE TABLE audit_origins (
  audit_id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- A /24 of IPv4 or a /64 of IPv6: enough to recognise a stranger, less than an address.
  network cidr,
  user_agent text CHECK (length(user_agent) <= 200)
);
CREATE INDEX audit_origins_at_idx ON audit_origins (at);

-- The installation ----------------------------------------------------------------------------------------------------

-- Facts about this installation, such as when its demo data was loaded.
CREATE TABLE installation (
  fact text PRIMARY KEY,
  value text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

-- What the checks of keys, addresses and accounts at outside parties found, for 30 days.
CREATE TABLE setup_runs (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  checks jsonb NOT NULL,
  failed_count integer NOT NULL CHECK (failed_count >= 0)
);
CREATE INDEX setup_runs_at_idx ON setup_runs (at);

-- One table of counts for every limit, in the shape that rate-limiter-flexible reads and writes; its
-- statements name no columns, so their order matters too. The key says which limit, whom it counts
-- and when the window began.
CREATE TABLE limit_counts (
  key text PRIMARY KEY,
  points integer NOT NULL,
  -- Milliseconds since 1970; the window is over, and the row is swept from then on.
  expire bigint NOT NULL
) WITH (fillfactor = 60);
CREATE INDEX limit_counts_expire_idx ON limit_counts (expire);
