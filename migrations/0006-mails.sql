-- The outbox: every mail is kept; where mail is configured it is also sent.
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  to_address text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mails_created_at_idx ON mails (created_at);
