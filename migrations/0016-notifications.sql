-- What people are told: in the product, by mail and by push; and what they write to the operator.

-- The outbox: every mail is kept, with what it is about, how it looks and how sending it went; where mail is configured it is
-- also sent.
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  -- Mails about changes of accounts name no kind.
  kind text NOT NULL DEFAULT 'security',
  user_id uuid REFERENCES users ON DELETE SET NULL,
  to_address text NOT NULL,
  -- A mail to the operator is answered to whoever wrote the message.
  reply_to text,
  subject text NOT NULL,
  body text NOT NULL,
  html text,
  -- The single-use link in it, until it is sent.
  sealed_secret text,
  created_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  -- A process is sending it, or died doing so, unless it was sent or failed since.
  tried_at timestamptz,
  -- When an admin last asked to send it again.
  asked_at timestamptz,
  -- What the mail server said when it refused it last.
  failure text,
  sent_at timestamptz
);
CREATE INDEX mails_listed_idx ON mails (created_at, id);
CREATE INDEX mails_unsent_idx ON mails (created_at, id) WHERE sent_at IS NULL;
CREATE INDEX mails_address_words_idx ON mails USING gin ((' ' || lower(to_address)) gin_trgm_ops);
-- Both are looked up when an account is deleted.
CREATE INDEX mails_user_id_idx ON mails (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX mails_reply_to_idx ON mails (reply_to) WHERE reply_to IS NOT NULL AND user_id IS NULL;

-- A row for each person and piece of news: (key, user_id) makes it once, whatever
-- crashes. `seq` is in the order of the commits, because one process writes at a time.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  -- The page of the product that it is about.
  path text NOT NULL CHECK (path LIKE '/%'),
  at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  -- False where this person does not want this kind in the product.
  is_shown boolean NOT NULL,
  read_at timestamptz,
  -- Null where it is not mailed.
  mail_due_at timestamptz,
  mail_id uuid REFERENCES mails ON DELETE SET NULL,
  -- Null where it is not pushed, or was.
  push_due_at timestamptz,
  UNIQUE (key, user_id)
);
CREATE INDEX notifications_user_idx ON notifications (user_id, at DESC, id DESC) WHERE is_shown;
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE is_shown AND read_at IS NULL;
-- A page that has just been loaded asks for its person's news since then.
CREATE INDEX notifications_made_idx ON notifications (user_id, made_at);
CREATE INDEX notifications_mail_idx ON notifications (mail_due_at) WHERE mail_id IS NULL;
CREATE INDEX notifications_push_idx ON notifications (push_due_at) WHERE push_due_at IS NOT NULL;

-- Only what differs from the default.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('product', 'mail', 'push')),
  is_on boolean NOT NULL,
  PRIMARY KEY (user_id, kind, channel)
);

-- Until when everything that happened has been told.
CREATE TABLE notification_progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  told_until timestamptz NOT NULL,
  -- Live campaigns are looked at for a low budget once a minute: each look reads all of them.
  slow_look_at timestamptz NOT NULL DEFAULT '2000-01-01'
);
INSERT INTO notification_progress (told_until) VALUES ('2000-01-01');

-- Push: what a browser shows while the product is closed --------------------------------------------------------------

-- The key pair names this installation to the push services; its private half is sealed.
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

-- Messages ------------------------------------------------------------------------------------------------------------

-- What people write to the operator. A report is a message about a campaign.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  topic text NOT NULL,
  campaign_id uuid REFERENCES campaigns,
  -- Of a visitor only the address is known.
  user_id uuid REFERENCES users,
  email text,
  text text NOT NULL CHECK (text <> '' AND length(text) <= 2000),
  created_at timestamptz NOT NULL,
  answer text CHECK (answer <> '' AND length(answer) <= 2000),
  answered_at timestamptz,
  answered_by uuid REFERENCES users,
  CHECK ((user_id IS NULL) <> (email IS NULL)),
  CHECK (campaign_id IS NULL OR user_id IS NOT NULL),
  CHECK (num_nulls(answer, answered_at, answered_by) IN (0, 3))
);
-- The same words sent again are one message, with or without an Idempotency-Key.
CREATE UNIQUE INDEX messages_open_words_key
  ON messages (coalesce(user_id::text, email), md5(text))
  WHERE answered_at IS NULL AND campaign_id IS NULL;
CREATE UNIQUE INDEX messages_open_report_key ON messages (user_id, campaign_id)
  WHERE answered_at IS NULL AND campaign_id IS NOT NULL;
CREATE INDEX messages_newest_idx ON messages (created_at DESC, id DESC);
CREATE INDEX messages_open_idx ON messages (created_at DESC, id DESC) WHERE answered_at IS NULL;
CREATE INDEX messages_answered_idx ON messages (answered_at) WHERE answered_at IS NOT NULL;
CREATE INDEX messages_user_idx ON messages (user_id);
CREATE INDEX messages_email_idx ON messages (email) WHERE email IS NOT NULL;
