-- Goodwill is the marketplace's expense: a post's earnings include it, what it cost its brand does not.
ALTER TABLE submission_totals
  ADD COLUMN goodwill_cents bigint NOT NULL DEFAULT 0 CHECK (goodwill_cents >= 0);
UPDATE submission_totals t SET goodwill_cents = g.cents
  FROM (SELECT submission_id, sum(accrued_cents) AS cents FROM earning_accruals
    WHERE kind = 'goodwill' GROUP BY submission_id) g
  WHERE g.submission_id = t.submission_id;

CREATE FUNCTION post_cost_cents(post submission_totals) RETURNS bigint
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT post.earned_cents - post.goodwill_cents
$$;
