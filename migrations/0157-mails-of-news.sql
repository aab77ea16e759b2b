-- expand

-- Each mail that is deleted is looked for among all notifications: without an index a slice of old mails read them a thousand times.
CREATE INDEX CONCURRENTLY IF NOT EXISTS notifications_of_mail_idx ON notifications (mail_id) WHERE mail_id IS NOT NULL;
