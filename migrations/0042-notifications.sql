-- What people are told. A row for each person and piece of news: (key, user_id) makes it once, whatever
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
  UNIQUE (key, user_id)
);
CREATE INDEX notifications_user_idx ON notifications (user_id, at DESC, id DESC) WHERE is_shown;
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE is_shown AND read_at IS NULL;
CREATE INDEX notifications_mail_idx ON notifications (mail_due_at) WHERE mail_id IS NULL;

-- Only what differs from the default.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('product', 'mail')),
  is_on boolean NOT NULL,
  PRIMARY KEY (user_id, kind, channel)
);

-- Until when everything that happened has been told. People of an installation that is older than this
-- are not told what they have long seen.
CREATE TABLE notification_progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  told_until timestamptz NOT NULL
);
INSERT INTO notification_progress (told_until)
  SELECT CASE WHEN EXISTS (SELECT FROM users) THEN now() ELSE '2000-01-01' END;

-- Each is read from where the last look ended.
CREATE INDEX submission_status_changes_at_idx ON submission_status_changes (at);
CREATE INDEX campaign_status_changes_at_idx ON campaign_status_changes (at);
CREATE INDEX campaign_funding_settled_idx ON campaign_funding (settled_at);
CREATE INDEX refunds_settled_idx ON refunds (settled_at);
CREATE INDEX payouts_held_idx ON payouts (held_at) WHERE held_at IS NOT NULL;
CREATE INDEX money_freezes_opened_idx ON money_freezes (opened_at);
CREATE INDEX money_freezes_closed_idx ON money_freezes (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX social_accounts_reconnect_idx ON social_accounts (needs_reconnect_at)
  WHERE needs_reconnect_at IS NOT NULL;
CREATE INDEX audit_log_sign_in_idx ON audit_log (at) WHERE action = 'user.sign-in';
