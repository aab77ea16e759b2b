-- What a browser shows while the product is closed. The key pair names this installation to the push services; its
-- private half is sealed.
CREATE TABLE push_keys (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  public_key text NOT NULL,
  sealed_private_key text NOT NULL
);

-- A browser that asked for it, for as long as its session lasts.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  session_token_hash bytea NOT NULL REFERENCES sessions ON UPDATE CASCADE ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_user_idx ON push_subscriptions (user_id, created_at);
CREATE INDEX push_subscriptions_session_idx ON push_subscriptions (session_token_hash);

ALTER TABLE notification_preferences DROP CONSTRAINT notification_preferences_channel_check;
ALTER TABLE notification_preferences
  ADD CONSTRAINT notification_preferences_channel_check CHECK (channel IN ('product', 'mail', 'push'));

-- Null where it is not pushed, or was.
ALTER TABLE notifications ADD COLUMN push_due_at timestamptz;
CREATE INDEX notifications_push_idx ON notifications (push_due_at) WHERE push_due_at IS NOT NULL;
