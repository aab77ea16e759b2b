-- The audit log is shown without sign-ins, which are most of its entries: without this index a page would read past all of them.
-- Whoever acts writes to the log and waits while it is built, half a second for a million entries. Not concurrently: that waits
-- for another process that waits for this migration.
COMMIT;
-- A query of its own
DO $$
BEGIN
  LOOP
    PERFORM set_config('lock_timeout', '200ms', true);
    BEGIN
      CREATE INDEX IF NOT EXISTS audit_log_acts_idx ON audit_log (at DESC, id DESC)
        WHERE action <> 'user.sign-in' AND action <> 'user.sign-out' AND action <> 'user.confirm';
      EXIT;
    EXCEPTION WHEN lock_not_available THEN NULL;
    END;
    COMMIT;
    PERFORM pg_sleep(0.5);
  END LOOP;
END $$;
-- A query of its own
BEGIN;
