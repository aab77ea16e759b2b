-- The outbox keeps what a mail is about, how it looks and how sending it went.
ALTER TABLE mails
  -- The version before this one writes changes of accounts only, and names no kind.
  ADD COLUMN kind text NOT NULL DEFAULT 'security',
  ADD COLUMN user_id uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN html text,
  -- The single-use link in it, until it is sent.
  ADD COLUMN sealed_secret text,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  -- A process is sending it, or died doing so, unless it was sent or failed since.
  ADD COLUMN tried_at timestamptz,
  -- What the mail server said when it refused it last.
  ADD COLUMN failure text;
DROP INDEX mails_created_at_idx;
CREATE INDEX mails_listed_idx ON mails (created_at, id);
CREATE INDEX mails_unsent_idx ON mails (created_at, id) WHERE sent_at IS NULL;
