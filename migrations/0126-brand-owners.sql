-- A person may own several brands, and a suspended brand is a fact of the brand.
CREATE INDEX brands_owner_idx ON brands (owner_user_id, created_at);
ALTER TABLE brands DROP CONSTRAINT brands_owner_user_id_key;

-- A person is found by every brand they own.
CREATE OR REPLACE FUNCTION person_words(person uuid) RETURNS text VOLATILE LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT search_words(u.display_name, u.email, r.handle,
      (SELECT string_agg(b.name, E'\n ' ORDER BY b.created_at, b.id) FROM brands b WHERE b.owner_user_id = u.id))
    FROM users u LEFT JOIN creators r ON r.user_id = u.id
    WHERE u.id = person);
END $$;

-- Who gave a brand away is not found by its name any more.
CREATE FUNCTION renew_brand_owners_search() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE person_search SET words = person_words(user_id) WHERE user_id IN (OLD.owner_user_id, NEW.owner_user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER brands_search_owner AFTER UPDATE OF owner_user_id ON brands
  FOR EACH ROW WHEN (OLD.owner_user_id <> NEW.owner_user_id) EXECUTE FUNCTION renew_brand_owners_search();
COMMIT;
BEGIN;

-- Null for a refund that nobody asked for here: it was made at the provider's dashboard, or is known only from the provider
-- after a restore.
ALTER TABLE refunds ALTER COLUMN requested_by DROP NOT NULL;
