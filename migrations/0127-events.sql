-- What happened, as one list that is read by whoever reports it: people's notifications first.

-- Each is found once, by its key, in the table that records it anyway. `seq` is in the order of the commits, because one process
-- writes at a time. A body has ids, numbers and codes, and nothing that people wrote or are called: an erasure needs no change here.
CREATE TABLE events (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  type text NOT NULL,
  -- Whose it is: a brand's, one person's alone, or neither.
  brand_id uuid,
  user_id uuid,
  object_id uuid NOT NULL,
  body jsonb NOT NULL CHECK (octet_length(body::text) <= 20000),
  at timestamptz NOT NULL,
  collected_at timestamptz NOT NULL,
  CHECK (brand_id IS NULL OR user_id IS NULL)
);
-- Deleted by age, and changed in no other way.
CREATE INDEX events_collected_idx ON events (collected_at);
CREATE TRIGGER events_append_only
  BEFORE UPDATE OF seq, key, type, brand_id, user_id, object_id, body, at, collected_at ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Until when everything that happened is in the list. It begins where notifications were collected until. They keep their own
-- row for a version that still runs beside this one.
CREATE TABLE event_collection (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  collected_until timestamptz NOT NULL,
  -- How things are is read once a minute: each such query reads every live campaign.
  states_read_at timestamptz NOT NULL DEFAULT '2000-01-01'
);
INSERT INTO event_collection (collected_until) SELECT told_until FROM notification_progress;

-- How far each reader is; they read apart from each other.
CREATE TABLE event_progress (
  reader text PRIMARY KEY,
  seq bigint NOT NULL
);
INSERT INTO event_progress (reader, seq) VALUES ('notifications', 0);

-- What a reader could not read. It goes on with the others, and tries these again.
CREATE TABLE event_failures (
  reader text NOT NULL REFERENCES event_progress,
  seq bigint NOT NULL REFERENCES events ON DELETE CASCADE,
  failures integer NOT NULL CHECK (failures > 0),
  retry_at timestamptz NOT NULL,
  PRIMARY KEY (reader, seq)
);
CREATE INDEX event_failures_seq_idx ON event_failures (seq);
