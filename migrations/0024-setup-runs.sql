-- What the checks of keys, addresses and accounts at outside parties found, for 30 days.
CREATE TABLE setup_runs (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  checks jsonb NOT NULL,
  failed_count integer NOT NULL CHECK (failed_count >= 0)
);
CREATE INDEX setup_runs_at_idx ON setup_runs (at);
