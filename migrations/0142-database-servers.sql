-- Each start of a database server that this database has run on. A standby that took over, a copy started in the server's place
-- and a restart are each another one, and may have forgotten what the provider did: nothing is sent before it was compared.
CREATE TABLE IF NOT EXISTS database_servers (
  -- What pg_postmaster_start_time() says there.
  started_at timestamptz PRIMARY KEY,
  -- Calls that were begun before this moment, on the server before, may still be under way.
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  -- When the last comparison with the provider began that this server's history passed.
  compared_at timestamptz
);
-- The release before vouched for the server that is migrated.
INSERT INTO database_servers (started_at, first_seen_at, compared_at)
  VALUES (pg_postmaster_start_time(), now() - interval '2 minutes', now()) ON CONFLICT DO NOTHING;
