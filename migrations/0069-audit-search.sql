-- The audit log as admins read it: newest first, by who acted, what happened and what it is about.
CREATE INDEX audit_log_at_idx ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_actor_kind_idx ON audit_log (actor_kind, at DESC, id DESC);
CREATE INDEX audit_log_actor_idx ON audit_log (actor_user_id, at DESC, id DESC);
CREATE INDEX audit_log_action_idx ON audit_log (action, at DESC, id DESC);
CREATE INDEX audit_log_object_type_idx ON audit_log (object_type, at DESC, id DESC);
