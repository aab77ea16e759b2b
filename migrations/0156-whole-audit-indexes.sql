-- contract: after 0143

-- 0155 holds what they are needed for. An older process finds the same rows, a page of a rare filter more slowly.
DROP INDEX CONCURRENTLY IF EXISTS audit_log_action_idx;
-- A query of its own
DROP INDEX CONCURRENTLY IF EXISTS audit_log_object_type_idx;
-- A query of its own
DROP INDEX CONCURRENTLY IF EXISTS audit_log_actor_kind_idx;
-- A query of its own
DROP INDEX CONCURRENTLY IF EXISTS audit_log_actor_idx;
