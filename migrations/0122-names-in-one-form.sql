-- The one form of names and of what is searched for: compatibility forms resolved, accents and signs that show nothing
-- removed, plain apostrophes and hyphens, small letters. É, E with a combining accent and e are the same, İ, ı and I too, and ß is ss. Only the database
-- brings texts to it, so that what is stored and what is searched for never differ. A text in ASCII keeps its form.
CREATE OR REPLACE FUNCTION search_form(words text) RETURNS text
IMMUTABLE STRICT PARALLEL SAFE LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(words) > char_length(words) THEN
    words := regexp_replace(normalize(words, NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061c\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g');
    words := translate(words, 'ıøØłŁđĐðÐħĦŧŦς’‘ʼ‐–—', 'ioollddddhhttσ''''''---');
    words := replace(replace(replace(words, 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th');
    words := replace(replace(replace(words, 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae');
    words := replace(replace(words, 'œ', 'oe'), 'Œ', 'oe');
  END IF;
  -- In a Turkish locale a small I has no dot.
  RETURN translate(lower(words), 'ı', 'i');
END $$;

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
