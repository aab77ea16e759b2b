-- What a program may read of what happened, and be sent: for each event that concerns more than the house, its public form.
CREATE TABLE published_events (
  id uuid PRIMARY KEY,
  seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- The event's own key: each is published once.
  key text NOT NULL UNIQUE,
  type text NOT NULL,
  -- Whose it is; null for what only the installation's programs hear of.
  brand_id uuid,
  object_id uuid NOT NULL,
  -- Whose name is in `data`: an erasure empties it.
  creator_id uuid,
  data jsonb NOT NULL CHECK (octet_length(data::text) <= 20000),
  at timestamptz NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX published_events_brand_idx ON published_events (brand_id, seq);
CREATE INDEX published_events_creator_idx ON published_events (creator_id) WHERE creator_id IS NOT NULL;
-- Deleted by age.
CREATE INDEX published_events_published_idx ON published_events (published_at);
-- Of a row that stands only `data` may change, and whose name is in it: an erasure leaves names out.
CREATE TRIGGER published_events_append_only
  BEFORE UPDATE OF id, seq, key, type, brand_id, object_id, at, published_at ON published_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
INSERT INTO event_progress (reader, seq) SELECT 'publishing', coalesce(max(seq), 0) FROM events;
