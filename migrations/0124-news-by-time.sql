-- A page that has just been loaded asks for its person's news since then.
CREATE INDEX notifications_made_idx ON notifications (user_id, made_at);
