-- How a brand decided about posts, so that no screen reads every decision. The past follows in the next migration.
CREATE TABLE brand_reviews (
  brand_id uuid PRIMARY KEY REFERENCES brands,
  approved_count bigint NOT NULL,
  rejected_count bigint NOT NULL,
  -- Of the approved: those that the deadline approved.
  automatic_count bigint NOT NULL,
  -- How many were decided within each of review_bounds() hours and within no shorter one.
  decided_within bigint[] NOT NULL
) WITH (fillfactor = 60);

-- In hours. The last is the longest deadline, and holds whatever took longer.
CREATE FUNCTION review_bounds() RETURNS integer[] IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT ARRAY[1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168, 240, 360, 720]
$$;

-- The shortest of these hours within which half of the posts were decided; null without any.
CREATE FUNCTION median_review_hours(decided_within bigint[]) RETURNS integer
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT min(bound) FROM (
    SELECT bound, sum(decided) OVER (ORDER BY bound) * 2 >= sum(decided) OVER () AS is_half,
      sum(decided) OVER () AS total
    FROM unnest(review_bounds(), decided_within) AS within (bound, decided)
  ) reached WHERE is_half AND total > 0
$$;

CREATE FUNCTION add_counts(counts bigint[], others bigint[]) RETURNS bigint[]
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT array_agg(count + other ORDER BY place)
  FROM unnest(counts, others) WITH ORDINALITY AS pair (count, other, place)
$$;

-- Decisions of brands, admins and deadlines about posts in review. Withdrawn posts, and those that our own checks
-- reject, say nothing about a brand.
CREATE FUNCTION brand_decisions(change submission_status_changes)
RETURNS TABLE (brand_id uuid, is_approved boolean, is_automatic boolean, decided_within bigint[])
STABLE LANGUAGE sql AS $$
  SELECT c.brand_id, change.to_status = 'approved', change.actor_kind = 'system',
    (SELECT array_agg((place = taken.place_of_hours)::int::bigint ORDER BY place)
      FROM generate_subscripts(review_bounds(), 1) AS place)
  FROM submissions s JOIN campaigns c ON c.id = s.campaign_id
  CROSS JOIN LATERAL (
    SELECT least(count(*) + 1, cardinality(review_bounds())) AS place_of_hours
    FROM unnest(review_bounds()) AS bound
    WHERE change.at > bound * interval '1 hour'
      + CASE WHEN s.resubmitted_at <= change.at THEN s.resubmitted_at ELSE s.submitted_at END
  ) taken
  WHERE s.id = change.submission_id AND change.from_status = 'pending'
    AND (change.to_status = 'approved'
      OR change.to_status = 'rejected' AND change.actor_kind IN ('brand', 'admin'))
$$;

CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_reviews AS k (brand_id, approved_count, rejected_count, automatic_count, decided_within)
    SELECT d.brand_id, is_approved::int, (NOT is_approved)::int, (is_approved AND is_automatic)::int,
      d.decided_within
    FROM brand_decisions(NEW) d
    ON CONFLICT (brand_id) DO UPDATE SET approved_count = k.approved_count + excluded.approved_count,
      rejected_count = k.rejected_count + excluded.rejected_count,
      automatic_count = k.automatic_count + excluded.automatic_count,
      decided_within = add_counts(k.decided_within, excluded.decided_within);
  RETURN NULL;
END $$;
-- The version before this one still runs, with no right to the new table.
ALTER FUNCTION count_reviews() SECURITY DEFINER SET search_path = public, pg_temp;
CREATE TRIGGER submission_status_changes_reviews AFTER INSERT ON submission_status_changes
  FOR EACH ROW WHEN (NEW.from_status = 'pending') EXECUTE FUNCTION count_reviews();
