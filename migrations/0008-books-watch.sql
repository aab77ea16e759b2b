-- A run of the invariants vouches for the books only for a while, and only when everything that stops
-- payouts was checked and held; runs of before vouch for nothing, so that payouts wait for the next one.
ALTER TABLE invariant_runs
  ADD COLUMN clean_until timestamptz,
  -- What could not be checked, and why.
  ADD COLUMN unchecked jsonb NOT NULL DEFAULT '[]',
  -- Transfers made before this instant agree with the payouts; null when they were not compared or do not.
  ADD COLUMN transfers_compared_at timestamptz;
