-- expand

-- The log's filters, of what is rare in it: sign-ins, approvals and acts of creators and the system are found by reading the log in
-- its order, where they are most of it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_rare_actions_idx ON audit_log (action, at DESC, id DESC)
  WHERE action <> 'user.sign-in' AND action <> 'submission.approve';
-- A query of its own
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_rare_types_idx ON audit_log (object_type, at DESC, id DESC)
  WHERE object_type <> 'user' AND object_type <> 'submission';
-- A query of its own
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_admins_idx ON audit_log (at DESC, id DESC) WHERE actor_kind = 'admin';
-- A query of its own
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_people_idx ON audit_log (actor_user_id, at DESC, id DESC)
  WHERE actor_user_id IS NOT NULL;
