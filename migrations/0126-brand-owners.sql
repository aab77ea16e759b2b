-- A person may own several brands, and a suspended brand is a fact of the brand: its campaigns take neither posts nor payments.
-- Each step commits on its own, so that no lock is waited for while another one is held, and each can run again.

-- In the order in which one of several is chosen.
CREATE INDEX IF NOT EXISTS brands_owner_idx ON brands (owner_user_id, created_at, id);

-- A person is found by every brand they own ...
CREATE OR REPLACE FUNCTION person_words(person uuid) RETURNS text VOLATILE LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT search_words(u.display_name, u.email, r.handle,
      (SELECT string_agg(b.name, E'\n ' ORDER BY b.created_at, b.id) FROM brands b WHERE b.owner_user_id = u.id))
    FROM users u LEFT JOIN creators r ON r.user_id = u.id
    WHERE u.id = person);
END $$;

-- ... and not by one they gave away.
CREATE OR REPLACE FUNCTION renew_brand_owners_search() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE person_search SET words = person_words(user_id) WHERE user_id IN (OLD.owner_user_id, NEW.owner_user_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER brands_search_owner AFTER UPDATE OF owner_user_id ON brands
  FOR EACH ROW WHEN (OLD.owner_user_id <> NEW.owner_user_id) EXECUTE FUNCTION renew_brand_owners_search();
COMMIT;
-- A query of its own
-- Every request reads brands, and would queue behind a lock that waits for a backup: it is tried for a moment, again and again.
-- Nobody asked here for a refund that was made at the provider's dashboard, or is known only from the provider after a restore.
DO $$
DECLARE
  change text;
BEGIN
  FOREACH change IN ARRAY ARRAY[
    'brands DROP CONSTRAINT IF EXISTS brands_owner_user_id_key, ADD COLUMN IF NOT EXISTS suspended_at timestamptz',
    'refunds ALTER COLUMN requested_by DROP NOT NULL'] LOOP
    LOOP
      PERFORM set_config('lock_timeout', '200ms', true);
      BEGIN
        EXECUTE 'ALTER TABLE ' || change;
        EXIT;
      EXCEPTION WHEN lock_not_available THEN NULL;
      END;
      COMMIT;
      PERFORM pg_sleep(0.5);
    END LOOP;
    COMMIT;
  END LOOP;
END $$;
-- A query of its own
BEGIN;

-- For a server of the version before, which marks the person alone. This version marks both, and finds nothing to do here; the
-- trigger goes a release later.
CREATE OR REPLACE FUNCTION suspend_brands_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brands SET suspended_at = NEW.suspended_at
    WHERE owner_user_id = NEW.id AND (suspended_at IS NULL) <> (NEW.suspended_at IS NULL);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_suspend_brands AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at) EXECUTE FUNCTION suspend_brands_of_owner();
COMMIT;
BEGIN;

-- Whoever is restored meanwhile is waited for.
UPDATE brands b SET suspended_at = u.suspended_at
  FROM (SELECT id, suspended_at FROM users WHERE suspended_at IS NOT NULL AND role = 'brand' ORDER BY id FOR SHARE) u
  WHERE b.owner_user_id = u.id AND b.suspended_at IS NULL;
