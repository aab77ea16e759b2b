-- When an admin last asked to send a mail again.
ALTER TABLE mails ADD COLUMN asked_at timestamptz;

-- Live campaigns are looked at for a low budget once a minute: each look reads all of them.
ALTER TABLE notification_progress ADD COLUMN slow_look_at timestamptz NOT NULL DEFAULT '2000-01-01';

-- What happened to a dispute is read from where the last look ended, as everything else is.
CREATE INDEX disputes_created_idx ON disputes (created_at);
CREATE INDEX disputes_answered_idx ON disputes (answered_at) WHERE answered_at IS NOT NULL;
