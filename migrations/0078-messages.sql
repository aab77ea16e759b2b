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

-- A mail to the operator is answered to whoever wrote the message.
ALTER TABLE mails ADD COLUMN reply_to text;
-- Both are looked up when an account with the address is deleted.
CREATE INDEX mails_reply_to_idx ON mails (reply_to) WHERE reply_to IS NOT NULL AND user_id IS NULL;
CREATE INDEX messages_email_idx ON messages (email) WHERE email IS NOT NULL;
