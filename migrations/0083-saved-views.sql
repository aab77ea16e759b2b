-- Filters of a list that a person named, to come back to; only they read them.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  page text NOT NULL,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 40),
  -- Names and values as in the address of the page.
  filters jsonb NOT NULL CHECK (jsonb_typeof(filters) = 'object'),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_views_name_idx ON saved_views (user_id, page, lower(name));
