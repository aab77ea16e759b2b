-- Short numbers for people, beside the ids: R-2026-0042 for a receipt, P-1042 for a payout.

-- Receipts are numbered within their year (UTC) without a gap, as accounts are in many countries: a payment gets its number at the
-- end of the transaction that books it, so the year's counter is the last thing it waits for, and is released by its commit.
CREATE TABLE IF NOT EXISTS receipt_counters (
  year integer PRIMARY KEY,
  last_number integer NOT NULL CHECK (last_number > 0)
);

CREATE OR REPLACE FUNCTION next_receipt_number(paid_at timestamptz) RETURNS text VOLATILE LANGUAGE plpgsql AS $$
DECLARE
  paid_in integer := extract(year FROM paid_at AT TIME ZONE 'UTC');
  found integer;
BEGIN
  INSERT INTO receipt_counters AS c (year, last_number) VALUES (paid_in, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = c.last_number + 1
    RETURNING last_number INTO found;
  RETURN format('R-%s-%s', paid_in, lpad(found::text, greatest(4, length(found::text)), '0'));
END $$;

-- As the owner: the application has no business with the counter. An older version's payments get their number here, too.
CREATE OR REPLACE FUNCTION give_receipt_number() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE campaign_funding SET receipt_number = next_receipt_number(settled_at)
    WHERE id = NEW.id AND status = 'succeeded' AND receipt_number IS NULL;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION give_receipt_number() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION next_receipt_number(timestamptz) FROM PUBLIC;
COMMIT;
-- A query of its own
-- Both tables are written all day, and would queue behind a lock that waits for a backup: it is tried for a moment, again and again.
-- The indexes are empty until the numbers come, so that each takes one quick look at its table.
DO $$
DECLARE
  change text;
BEGIN
  FOREACH change IN ARRAY ARRAY[
    'ALTER TABLE campaign_funding ADD COLUMN IF NOT EXISTS receipt_number text',
    'ALTER TABLE payouts ADD COLUMN IF NOT EXISTS number bigint',
    'CREATE UNIQUE INDEX IF NOT EXISTS campaign_funding_receipt_number_key ON campaign_funding (receipt_number)
      WHERE receipt_number IS NOT NULL',
    'CREATE UNIQUE INDEX IF NOT EXISTS payouts_number_key ON payouts (number) WHERE number IS NOT NULL'] LOOP
    LOOP
      PERFORM set_config('lock_timeout', '200ms', true);
      BEGIN
        EXECUTE change;
        EXIT;
      EXCEPTION WHEN lock_not_available THEN NULL;
      END;
      COMMIT;
      PERFORM pg_sleep(0.5);
    END LOOP;
    COMMIT;
  END LOOP;
END $$;
-- A query of its own
-- The rows that exist, in their order, a thousand at a time. Whoever writes meanwhile leaves rows without a number for the last step.
DO $$
DECLARE
  last_at timestamptz := '-infinity';
  last_id uuid := '00000000-0000-0000-0000-000000000000';
  row_id uuid;
  reached integer;
BEGIN
  LOOP
    -- In the order of every other transaction: a refund that locks its campaign's payments would otherwise end this one.
    PERFORM FROM campaign_funding WHERE id IN (SELECT id FROM campaign_funding
        WHERE status = 'succeeded' AND (settled_at, id) > (last_at, last_id) ORDER BY settled_at, id LIMIT 1000)
      ORDER BY id FOR NO KEY UPDATE;
    reached := 0;
    FOR last_at, row_id IN
      SELECT settled_at, id FROM campaign_funding
        WHERE status = 'succeeded' AND (settled_at, id) > (last_at, last_id)
        ORDER BY settled_at, id LIMIT 1000
    LOOP
      UPDATE campaign_funding SET receipt_number = next_receipt_number(settled_at)
        WHERE id = row_id AND receipt_number IS NULL;
      last_id := row_id;
      reached := reached + 1;
    END LOOP;
    COMMIT;
    EXIT WHEN reached < 1000;
  END LOOP;
END $$;
-- A query of its own
DO $$
DECLARE
  last_at timestamptz := '-infinity';
  last_id uuid := '00000000-0000-0000-0000-000000000000';
  given bigint := (SELECT coalesce(max(number), 1000) FROM payouts);
  reached integer;
BEGIN
  LOOP
    WITH following AS (
      SELECT id, created_at, given + row_number() OVER (ORDER BY created_at, id) AS number FROM (
        SELECT id, created_at FROM payouts WHERE (created_at, id) > (last_at, last_id) AND number IS NULL
          ORDER BY created_at, id LIMIT 1000) p
    ), numbered AS (
      UPDATE payouts p SET number = f.number FROM following f WHERE p.id = f.id RETURNING p.id, p.created_at, p.number
    )
    SELECT count(*), coalesce(max(n.number), given),
        coalesce((array_agg(n.created_at ORDER BY n.number DESC))[1], last_at),
        coalesce((array_agg(n.id ORDER BY n.number DESC))[1], last_id)
      INTO reached, given, last_at, last_id FROM numbered n;
    COMMIT;
    EXIT WHEN reached < 1000;
  END LOOP;
END $$;
-- A query of its own
-- From here on the database numbers every row itself: receipts without a gap, payouts by a sequence, which nobody waits for.
DO $$
DECLARE
  row_id uuid;
  given bigint;
BEGIN
  LOOP
    PERFORM set_config('lock_timeout', '200ms', true);
    BEGIN
      LOCK TABLE campaign_funding IN SHARE ROW EXCLUSIVE MODE;
      FOR row_id IN SELECT id FROM campaign_funding WHERE status = 'succeeded' AND receipt_number IS NULL
        ORDER BY settled_at, id LOOP
        UPDATE campaign_funding SET receipt_number = next_receipt_number(settled_at) WHERE id = row_id;
      END LOOP;
      IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'campaign_funding_receipt') THEN
        CREATE CONSTRAINT TRIGGER campaign_funding_receipt AFTER INSERT OR UPDATE OF status ON campaign_funding
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'succeeded')
          EXECUTE FUNCTION give_receipt_number();
      END IF;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN NULL;
    END;
    COMMIT;
    PERFORM pg_sleep(0.5);
  END LOOP;
  COMMIT;
  LOOP
    PERFORM set_config('lock_timeout', '200ms', true);
    BEGIN
      LOCK TABLE payouts IN ACCESS EXCLUSIVE MODE;
      SELECT coalesce(max(number), 1000) INTO given FROM payouts;
      FOR row_id IN SELECT id FROM payouts WHERE number IS NULL ORDER BY created_at, id LOOP
        given := given + 1;
        UPDATE payouts SET number = given WHERE id = row_id;
      END LOOP;
      IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'payouts'::regclass AND attname = 'number'
        AND attidentity <> '') THEN
        ALTER TABLE payouts ALTER COLUMN number SET NOT NULL;
        EXECUTE format('ALTER TABLE payouts ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (START WITH %s)',
          given + 1);
      END IF;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN NULL;
    END;
    COMMIT;
    PERFORM pg_sleep(0.5);
  END LOOP;
END $$;
