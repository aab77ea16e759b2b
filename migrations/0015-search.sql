-- What posts and people are found by, in the form of `search_form`, each name after a line's end and a space. Apart from
-- their rows, so that a decision about a post does not write the index of its words again.

CREATE FUNCTION search_words(VARIADIC names text[]) RETURNS text
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT search_form(E'\n ' || array_to_string(names, E'\n '))
$$;

-- Posts ---------------------------------------------------------------------------------------------------------------

CREATE TABLE post_search (
  submission_id uuid PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  brand_id uuid NOT NULL,
  submitted_at timestamptz NOT NULL,
  words text NOT NULL
);
CREATE INDEX post_search_words_idx ON post_search USING gin (words gin_trgm_ops);
CREATE INDEX post_search_submitted_idx ON post_search (submitted_at DESC, submission_id DESC);
CREATE INDEX post_search_brand_idx ON post_search (brand_id, submitted_at DESC, submission_id DESC);

CREATE FUNCTION add_post_search() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO post_search (submission_id, brand_id, submitted_at, words)
    SELECT s.id, c.brand_id, s.submitted_at,
      search_words(s.title, c.name, u.display_name, r.handle, a.username)
    FROM added s JOIN campaigns c ON c.id = s.campaign_id
    JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
    JOIN social_accounts a ON a.id = s.social_account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_search AFTER INSERT ON submissions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_post_search();

-- Volatile, so that an update that waited for a rename sees it.
CREATE FUNCTION post_words(submission uuid) RETURNS text VOLATILE LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT search_words(s.title, c.name, u.display_name, r.handle, a.username)
    FROM submissions s JOIN campaigns c ON c.id = s.campaign_id
    JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
    JOIN social_accounts a ON a.id = s.social_account_id
    WHERE s.id = submission);
END $$;

-- A text that was erased is found no more, and a new name is found at once.
CREATE FUNCTION renew_post_search() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'submissions' THEN
    UPDATE post_search SET words = post_words(submission_id) WHERE submission_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'campaigns' THEN
    UPDATE post_search SET words = post_words(submission_id)
      WHERE submission_id IN (SELECT id FROM submissions WHERE campaign_id = NEW.id);
  ELSIF TG_TABLE_NAME = 'creators' THEN
    UPDATE post_search SET words = post_words(submission_id)
      WHERE submission_id IN (SELECT id FROM submissions WHERE creator_id = NEW.id);
  ELSE
    UPDATE post_search SET words = post_words(submission_id) WHERE submission_id IN (
      SELECT s.id FROM creators r JOIN submissions s ON s.creator_id = r.id
      WHERE r.user_id = CASE TG_TABLE_NAME WHEN 'users' THEN NEW.id
        ELSE (to_jsonb(NEW) ->> 'user_id')::uuid END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_search_renew AFTER UPDATE OF title ON submissions
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION renew_post_search();
CREATE TRIGGER campaigns_search_renew AFTER UPDATE OF name ON campaigns
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION renew_post_search();
CREATE TRIGGER users_search_renew AFTER UPDATE OF display_name ON users
  FOR EACH ROW WHEN (OLD.display_name <> NEW.display_name) EXECUTE FUNCTION renew_post_search();
CREATE TRIGGER creators_search_renew AFTER UPDATE OF handle ON creators
  FOR EACH ROW WHEN (OLD.handle <> NEW.handle) EXECUTE FUNCTION renew_post_search();
CREATE TRIGGER social_accounts_search_renew AFTER UPDATE OF username ON social_accounts
  FOR EACH ROW WHEN (OLD.username <> NEW.username) EXECUTE FUNCTION renew_post_search();

-- People --------------------------------------------------------------------------------------------------------------

CREATE TABLE person_search (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  words text NOT NULL
);
CREATE INDEX person_search_words_idx ON person_search USING gin (words gin_trgm_ops);

CREATE FUNCTION person_words(person uuid) RETURNS text VOLATILE LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT search_words(u.display_name, u.email, r.handle, b.name)
    FROM users u LEFT JOIN creators r ON r.user_id = u.id LEFT JOIN brands b ON b.owner_user_id = u.id
    WHERE u.id = person);
END $$;

CREATE FUNCTION keep_person_search() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person uuid;
BEGIN
  person := CASE TG_TABLE_NAME WHEN 'users' THEN to_jsonb(NEW) ->> 'id'
    WHEN 'brands' THEN to_jsonb(NEW) ->> 'owner_user_id' ELSE to_jsonb(NEW) ->> 'user_id' END;
  INSERT INTO person_search (user_id, words) VALUES (person, person_words(person))
    ON CONFLICT (user_id) DO UPDATE SET words = person_words(person);
  RETURN NULL;
END $$;
CREATE TRIGGER users_search_kept AFTER INSERT OR UPDATE OF display_name, email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_person_search();
CREATE TRIGGER creators_search_kept AFTER INSERT OR UPDATE OF handle ON creators
  FOR EACH ROW EXECUTE FUNCTION keep_person_search();
CREATE TRIGGER brands_search_kept AFTER INSERT OR UPDATE OF name ON brands
  FOR EACH ROW EXECUTE FUNCTION keep_person_search();
