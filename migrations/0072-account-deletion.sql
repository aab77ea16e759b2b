-- A person who leaves: nothing that names them stays where the books do not need it.

-- A deleted account is a suspended one that nobody can restore, so whatever a suspension stops stays stopped.
ALTER TABLE users
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT users_deleted_are_suspended CHECK (deleted_at IS NULL OR suspended_at IS NOT NULL);

ALTER TABLE submissions
  DROP CONSTRAINT submissions_lock_reason_check,
  ADD CONSTRAINT submissions_lock_reason_check
    CHECK (lock_reason IN ('window', 'cap', 'budget', 'gone', 'ended', 'not_owner', 'deleted'));

-- Whose mails.
CREATE INDEX mails_user_id_idx ON mails (user_id) WHERE user_id IS NOT NULL;

-- What names a person in the audit log. The names of campaigns and what admins wrote are not among it.
CREATE FUNCTION without_names(state jsonb) RETURNS jsonb IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT state - ARRAY['email', 'displayName', 'brandName', 'name', 'website', 'logoUrl', 'legalName',
    'billingAddress', 'taxNumber']
$$;

-- A row of the audit log may lose the names in it and nothing else.
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON audit_log FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'before' - 'after' IS DISTINCT FROM to_jsonb(OLD) - 'before' - 'after'
    OR NEW.before IS DISTINCT FROM without_names(OLD.before)
    OR NEW.after IS DISTINCT FROM without_names(OLD.after))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_stays BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The application may not update the audit log; this does it for a deleted account only.
CREATE FUNCTION forget_in_audit(person uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE audit_log SET before = without_names(before), after = without_names(after)
  WHERE EXISTS (SELECT FROM users WHERE id = person AND deleted_at IS NOT NULL)
    AND object_id = ANY (ARRAY[person] || ARRAY(
      SELECT (after ->> 'invitationId')::uuid FROM audit_log
      WHERE object_id = person AND action = 'user.accept-invitation'))
    AND (before IS DISTINCT FROM without_names(before) OR after IS DISTINCT FROM without_names(after))
$$;
