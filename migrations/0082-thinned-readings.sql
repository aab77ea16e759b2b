-- A reading goes only where a later one of its day says at least as much: what a post earned stays provable (I06).
CREATE FUNCTION refuse_losing_a_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.source <> 'api' OR OLD.note IS NOT NULL OR NOT EXISTS (
    SELECT FROM submission_metrics later
    WHERE later.submission_id = OLD.submission_id AND later.snapshot_time > OLD.snapshot_time
      AND later.snapshot_time < date_trunc('day', OLD.snapshot_time, 'UTC') + interval '1 day'
      AND (NOT OLD.counted OR later.counted AND later.view_count >= OLD.view_count))
  THEN
    RAISE EXCEPTION 'this reading is the last of its day' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER submission_metrics_stay BEFORE DELETE ON submission_metrics
  FOR EACH ROW EXECUTE FUNCTION refuse_losing_a_count();

-- The lowest id made at a moment, and the moment at which an id was made: ids are in the order of their milliseconds.
CREATE FUNCTION first_id_at(at timestamptz) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
CREATE FUNCTION id_time(id uuid) RETURNS timestamptz IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)
$$;
