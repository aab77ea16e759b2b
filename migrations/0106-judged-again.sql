-- When a person was suspended and restored; an open suspension is the mark on the user.
CREATE TABLE suspensions (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  suspended_at timestamptz NOT NULL,
  restored_at timestamptz,
  PRIMARY KEY (user_id, suspended_at),
  CHECK (restored_at >= suspended_at)
);
INSERT INTO suspensions (user_id, suspended_at)
  SELECT id, suspended_at FROM users WHERE suspended_at IS NOT NULL;

-- The times in which a person was suspended, up to `until`.
CREATE FUNCTION suspended_times(person uuid, until timestamptz) RETURNS tstzmultirange
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT coalesce(range_agg(tstzrange(x.suspended_at, greatest(x.suspended_at, x.restored_at))), '{}')
  FROM (
    SELECT suspended_at, restored_at FROM suspensions
      WHERE user_id = person AND restored_at IS NOT NULL
    UNION ALL SELECT suspended_at, until FROM users
      WHERE id = person AND suspended_at IS NOT NULL
  ) x
$$;

-- The times in which a campaign took no posts, up to `until`.
CREATE FUNCTION campaign_closed_times(campaign uuid, until timestamptz) RETURNS tstzmultirange
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT coalesce(range_agg(tstzrange(x.at, greatest(x.at, x.next_at))) FILTER (WHERE x.to_status <> 'live'), '{}')
  FROM (
    SELECT to_status, at, coalesce(lead(at) OVER (ORDER BY seq), until) AS next_at
    FROM campaign_status_changes WHERE campaign_id = campaign
  ) x
$$;

-- A deadline that began to run at `started`, later by the time in which it was stopped. Stopped now, it has as much time
-- left as when it stopped.
CREATE FUNCTION moved_deadline(started timestamptz, deadline timestamptz, stopped tstzmultirange)
RETURNS timestamptz IMMUTABLE PARALLEL SAFE LANGUAGE plpgsql AS $$
DECLARE
  stop tstzrange;
BEGIN
  FOR stop IN SELECT r FROM unnest(stopped) AS r ORDER BY lower(r) LOOP
    EXIT WHEN lower(stop) > deadline;
    IF upper(stop) > started THEN
      -- In seconds: days differ in length where clocks are changed.
      deadline := deadline
        + make_interval(secs => extract(epoch FROM upper(stop) - greatest(lower(stop), started))::double precision);
    END IF;
  END LOOP;
  RETURN deadline;
END $$;

-- What the system reads of a due post before it approves it.
CREATE TABLE approval_checks (
  submission_id uuid PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  next_check_at timestamptz NOT NULL,
  leased_until timestamptz,
  -- Failures in a row, and since when: they say nothing about the post.
  failed_count integer NOT NULL DEFAULT 0,
  unread_since timestamptz,
  seen_at timestamptz,
  -- Why the system leaves the post to an admin since.
  reasons text[] NOT NULL DEFAULT '{}',
  refused_at timestamptz,
  CHECK ((refused_at IS NULL) = (reasons = '{}'))
);
CREATE INDEX approval_checks_refused_idx ON approval_checks (refused_at) WHERE refused_at IS NOT NULL;

-- A reading by hand that never counts. So far a reading by hand that did not count at once was said never to count.
ALTER TABLE submission_metrics ADD COLUMN is_note boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT submission_metrics_note_check CHECK (NOT is_note OR source = 'manual' AND NOT counted);
UPDATE submission_metrics SET is_note = true WHERE source = 'manual' AND NOT counted;

-- Brand and admin may both approve a post: each approval is kept and undone by itself.
ALTER TABLE kept_approvals DROP CONSTRAINT kept_approvals_pkey,
  ADD PRIMARY KEY (submission_id, reviewer_user_id);

-- A channel, whoever has it.
CREATE INDEX social_accounts_identity_idx ON social_accounts (platform, platform_user_id);
