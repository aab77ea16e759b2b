-- A list shows it of every campaign's brand: computed when a decision is counted, not when it is shown. A restore from a
-- dump computes it too, with no path to look for functions.
ALTER FUNCTION median_review_hours(bigint[]) SET search_path = public, pg_temp;
ALTER TABLE brand_reviews ADD COLUMN median_hours integer
  GENERATED ALWAYS AS (median_review_hours(decided_within)) STORED;
