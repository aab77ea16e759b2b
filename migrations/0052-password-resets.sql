-- Links with which someone who lost their password sets a new one.
CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Where it was mailed; null for a link that was made for the person by hand.
  email text,
  -- Null when made on the server's command line.
  made_by_user_id uuid REFERENCES users ON DELETE CASCADE CHECK (made_by_user_id IS NULL OR email IS NULL),
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user_id_idx ON password_resets (user_id);
CREATE INDEX password_resets_made_by_user_id_idx ON password_resets (made_by_user_id);
CREATE INDEX password_resets_expires_at_idx ON password_resets (expires_at);
