-- expand
-- A program that polls for types that come seldom would read every event since its last.
CREATE INDEX CONCURRENTLY IF NOT EXISTS published_events_type_idx ON published_events (type, seq);
