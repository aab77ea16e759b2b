-- How far each part of a rule of the books was checked: what changed since is checked every minute, and a walk looks at
-- the whole history in slices.
CREATE TABLE books_marks (
  -- The rule and whom it is about, as in "I06 submission".
  part text PRIMARY KEY,
  -- What was written before was found to hold, or is in a broken slice, or awaits the first walk.
  checked_until timestamptz NOT NULL,
  -- Null when no walk is under way.
  walk_began_at timestamptz,
  -- The last subject that the walk has looked at; null at its beginning.
  walk_after text,
  walk_worked_ms double precision NOT NULL DEFAULT 0,
  walk_due_at timestamptz NOT NULL,
  -- When a walk last reached the end.
  walked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Where a walk found a rule broken: each check looks there again until it holds.
CREATE TABLE books_broken_slices (
  part text NOT NULL,
  -- Subjects after the one and up to the other; null is the end of all.
  after_id text,
  upto_id text,
  found_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (part, after_id, upto_id)
);

-- What is neither an earning, a fee nor a hold's end is rare, and is looked for by its event. Writers wait for this
-- index about a second for a million entries.
CREATE INDEX ledger_entries_rare_idx ON ledger_entries (event, seq)
  WHERE type IN ('refund', 'adjustment') AND event <> 'hold-released';

-- The highest id that is made within that time after another one.
CREATE FUNCTION id_later(id uuid, within interval) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT (lpad(to_hex(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint
    + (extract(epoch FROM within) * 1000)::bigint), 12, '0') || 'ffffffffffffffffffff')::uuid
$$;
