-- What a creator says they changed before a second try. The server limits its length: a check here would read every post while all
-- others wait. Every page reads posts, and would queue behind a lock that waits: it is tried for a moment, again and again.
COMMIT;
-- A query of its own
DO $$
BEGIN
  LOOP
    PERFORM set_config('lock_timeout', '200ms', true);
    BEGIN
      ALTER TABLE submissions ADD COLUMN IF NOT EXISTS resubmit_changes text;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN NULL;
    END;
    COMMIT;
    PERFORM pg_sleep(0.5);
  END LOOP;
END $$;
-- A query of its own
BEGIN;
