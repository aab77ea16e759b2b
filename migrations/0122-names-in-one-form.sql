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

-- Writers of these tables wait for it: a few seconds for a million rows.
CREATE INDEX IF NOT EXISTS campaigns_name_form_idx ON campaigns
  USING gin ((' ' || search_form(name)) gin_trgm_ops);
CREATE INDEX IF NOT EXISTS brands_name_form_idx ON brands
  USING gin ((' ' || search_form(name)) gin_trgm_ops);
DROP INDEX IF EXISTS campaigns_name_words_idx, brands_name_words_idx;
-- What is in an expression's index is known to the planner only from then on.
ANALYZE campaigns, brands;

-- From here on words are written in that form. Who was writing them in the old one is waited for; then the rows from before
-- follow, without a lock. Every statement above may run again.
COMMIT;
BEGIN;
LOCK TABLE post_search, person_search IN SHARE ROW EXCLUSIVE MODE;
COMMIT;
BEGIN;
UPDATE post_search SET words = search_form(words)
  WHERE octet_length(words) > char_length(words) AND words <> search_form(words);
UPDATE person_search SET words = search_form(words)
  WHERE octet_length(words) > char_length(words) AND words <> search_form(words);
