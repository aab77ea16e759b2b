-- The one form of names, in which they are searched: compatibility forms resolved, accents and signs that show nothing removed,
-- plain apostrophes and hyphens, small letters. É, E with a combining accent and e are the same, İ, ı and I too, and ß is ss.
-- contract/src/texts/search-form.ts brings what is searched for to the same form. Lowering must not depend on the database's
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
    CREATE OR REPLACE FUNCTION search_form_beyond_ascii(words text) RETURNS text
    IMMUTABLE STRICT PARALLEL SAFE LANGUAGE plpgsql AS $$
    BEGIN
      words := regexp_replace(normalize(words, NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061c\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g');
      words := translate(lower(words%1$s), 'ıøłđðħŧς’‘ʼ‐–—', 'iolddhtσ''''''---');
      words := replace(replace(words, 'ß', 'ss'), 'þ', 'th');
      RETURN replace(replace(words, 'æ', 'ae'), 'œ', 'oe');
    END $$;
    -- Inlined by the planner; most names are ASCII.
    CREATE OR REPLACE FUNCTION search_form(words text) RETURNS text
    IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN CASE WHEN octet_length(words) = char_length(words) THEN lower(words%1$s)
      ELSE search_form_beyond_ascii(words) END;
  $create$, collation_name);
END $migration$;

CREATE OR REPLACE FUNCTION search_words(VARIADIC names text[]) RETURNS text
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT search_form(E'\n ' || array_to_string(names, E'\n '))
$$;

-- Writers of each table wait for it: a few seconds for a million rows. Nothing is waited for here while another lock is held,
-- or whoever has locked a campaign's row and writes it next would wait in a circle.
CREATE INDEX IF NOT EXISTS campaigns_name_form_idx ON campaigns
  USING gin ((' ' || search_form(name)) gin_trgm_ops);
COMMIT;
BEGIN;
CREATE INDEX IF NOT EXISTS brands_name_form_idx ON brands
  USING gin ((' ' || search_form(name)) gin_trgm_ops);
COMMIT;
BEGIN;
-- What is in an expression's index is known to the planner only from then on.
ANALYZE campaigns, brands;
COMMIT;
BEGIN;
-- From here on words are written in that form. Who was writing them in the old one is waited for.
LOCK TABLE post_search IN SHARE ROW EXCLUSIVE MODE;
COMMIT;
BEGIN;
LOCK TABLE person_search IN SHARE ROW EXCLUSIVE MODE;
COMMIT;
-- A query of its own
-- The rows from before follow, a few at a time. Nobody is waited for: who holds a row writes it in the new form, or
-- has let it go by the second pass. Every statement of this file may run again.
DO $$
DECLARE
  done uuid;
  upto uuid;
BEGIN
  FOR pass IN 1..2 LOOP
    done := '00000000-0000-0000-0000-000000000000';
    LOOP
      upto := (SELECT id FROM (SELECT submission_id AS id FROM post_search WHERE submission_id > done
        ORDER BY submission_id LIMIT 1000) batch ORDER BY id DESC LIMIT 1);
      EXIT WHEN upto IS NULL;
      UPDATE post_search p SET words = search_form(p.words)
        FROM (SELECT submission_id FROM post_search
          WHERE submission_id > done AND submission_id <= upto
            AND octet_length(words) > char_length(words) AND words <> search_form(words)
          FOR UPDATE SKIP LOCKED) old
        WHERE p.submission_id = old.submission_id;
      COMMIT;
      done := upto;
    END LOOP;
    done := '00000000-0000-0000-0000-000000000000';
    LOOP
      upto := (SELECT id FROM (SELECT user_id AS id FROM person_search WHERE user_id > done
        ORDER BY user_id LIMIT 1000) batch ORDER BY id DESC LIMIT 1);
      EXIT WHEN upto IS NULL;
      UPDATE person_search p SET words = search_form(p.words)
        FROM (SELECT user_id FROM person_search
          WHERE user_id > done AND user_id <= upto
            AND octet_length(words) > char_length(words) AND words <> search_form(words)
          FOR UPDATE SKIP LOCKED) old
        WHERE p.user_id = old.user_id;
      COMMIT;
      done := upto;
    END LOOP;
  END LOOP;
END $$;
-- A query of its own
-- The indexes of the old form need their tables alone for a moment. On busy tables that may not come: then they stay, and cost
-- only a little at each write, rather than keep the server from starting.
DO $$
DECLARE
  old_index text;
BEGIN
  FOREACH old_index IN ARRAY ARRAY['campaigns_name_words_idx', 'brands_name_words_idx'] LOOP
    FOR attempt IN 1..20 LOOP
      PERFORM set_config('lock_timeout', '300ms', true);
      BEGIN
        EXECUTE format('DROP INDEX IF EXISTS %I', old_index);
      EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
        IF attempt = 20 THEN RAISE WARNING 'The unused index % is still there: its table was busy.', old_index; END IF;
      END;
      COMMIT;
      EXIT WHEN to_regclass(old_index) IS NULL;
      PERFORM pg_sleep(0.2);
    END LOOP;
  END LOOP;
END $$;
-- A query of its own
BEGIN;
