-- A settlement posts thousands of entries and accruals at once, and these triggers were a fifth of its time: each read
-- them three times, named the time zone for each of them, and locked each sum before it changed it. They keep the same sums.

-- Balances follow entries inside the database, so that no writer can post one without the other.
-- Accounts are locked in the order of their names.
CREATE OR REPLACE FUNCTION apply_ledger_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  accounts text[];
  amounts bigint[];
BEGIN
  SELECT array_agg(account ORDER BY account), array_agg(amount ORDER BY account) INTO accounts, amounts
    FROM (
      SELECT account, sum(amount)::bigint * account_sign(account) AS amount FROM (
        SELECT credit_account AS account, sum(amount_cents) AS amount FROM posted GROUP BY 1
        UNION ALL SELECT debit_account, -sum(amount_cents) FROM posted GROUP BY 1
      ) leg WHERE is_guarded_account(account) GROUP BY account
    ) change;
  IF accounts IS NULL THEN RETURN NULL; END IF;
  INSERT INTO ledger_accounts (name)
    SELECT account FROM unnest(accounts) account
    WHERE NOT EXISTS (SELECT FROM ledger_accounts WHERE name = account)
    ORDER BY account
    ON CONFLICT (name) DO NOTHING;
  PERFORM 1 FROM ledger_accounts WHERE name = ANY (accounts) ORDER BY name FOR NO KEY UPDATE;
  UPDATE ledger_accounts SET balance_cents = balance_cents + amount
    FROM unnest(accounts, amounts) AS change (account, amount)
    WHERE name = account AND amount <> 0;
  RETURN NULL;
END $$;

-- All but the first entry of a post's day find its row. Whoever posts holds the campaign's lock.
CREATE OR REPLACE FUNCTION apply_ledger_days() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
-- By the index, even where a plan made for a small table is used again later.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  known bigint;
BEGIN
  WITH added_up AS (
    UPDATE ledger_days d SET last_seq = greatest(d.last_seq, p.last_seq),
      amount_cents = d.amount_cents + p.amount_cents, entry_count = d.entry_count + p.entry_count
    FROM (
      SELECT campaign_id, submission_id, event, (created_at AT TIME ZONE 'UTC')::date AS day,
        max(seq) AS last_seq, sum(amount_cents) AS amount_cents, count(*) AS entry_count
      FROM posted WHERE event = 'accrual' GROUP BY 1, 2, 3, 4
    ) p
    WHERE d.campaign_id = p.campaign_id AND d.submission_id = p.submission_id
      AND d.event = p.event AND d.day = p.day
    RETURNING p.entry_count
  )
  SELECT coalesce(sum(entry_count), 0) INTO known FROM added_up;
  IF known = (SELECT count(*) FROM posted
      WHERE event IN ('accrual', 'platform-fee') AND campaign_id IS NOT NULL)
  THEN RETURN NULL; END IF;
  INSERT INTO ledger_days AS d (campaign_id, submission_id, event, day, first_entry_id, first_seq,
      last_seq, amount_cents, entry_count)
    SELECT campaign_id, submission_id, event, (created_at AT TIME ZONE 'UTC')::date,
      (array_agg(id ORDER BY seq))[1], min(seq), max(seq), sum(amount_cents), count(*)
    FROM posted p WHERE event IN ('accrual', 'platform-fee') AND campaign_id IS NOT NULL
      AND (known = 0 OR NOT EXISTS (SELECT FROM ledger_days k
        WHERE k.campaign_id = p.campaign_id AND k.submission_id = p.submission_id
          AND k.event = p.event AND k.day = (p.created_at AT TIME ZONE 'UTC')::date))
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (campaign_id, submission_id, event, day) DO UPDATE SET
      last_seq = greatest(d.last_seq, excluded.last_seq),
      amount_cents = d.amount_cents + excluded.amount_cents,
      entry_count = d.entry_count + excluded.entry_count;
  RETURN NULL;
END $$;

-- The sums by day, hour and month of what was earned, in one reading of it: three triggers until now.
CREATE FUNCTION apply_accruals() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  WITH earned AS MATERIALIZED (
    SELECT campaign_id, creator_id, kind, created_at, created_at AT TIME ZONE 'UTC' AS at_utc, cents
    FROM (
      SELECT campaign_id, creator_id, kind, created_at, sum(accrued_cents) AS cents
      FROM added GROUP BY 1, 2, 3, 4
    ) g
  ), campaign_day AS (
    INSERT INTO campaign_days AS d (campaign_id, day, cost_cents)
    SELECT campaign_id, at_utc::date, sum(cents) FROM earned
    WHERE campaign_id IS NOT NULL AND kind <> 'goodwill' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, day) DO UPDATE SET cost_cents = d.cost_cents + excluded.cost_cents
  ), creator_day AS (
    INSERT INTO creator_days AS d (creator_id, day, earned_cents)
    SELECT creator_id, at_utc::date, sum(cents) FROM earned
    WHERE campaign_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (creator_id, day) DO UPDATE SET earned_cents = d.earned_cents + excluded.earned_cents
  ), creator_month AS (
    INSERT INTO creator_months AS m
      (creator_id, month, campaign_id, earned_cents, taken_back_cents, goodwill_cents)
    SELECT creator_id, date_trunc('month', at_utc)::date, campaign_id,
      coalesce(sum(cents) FILTER (WHERE kind NOT IN ('correction', 'goodwill')), 0),
      -coalesce(sum(cents) FILTER (WHERE kind = 'correction'), 0),
      coalesce(sum(cents) FILTER (WHERE kind = 'goodwill'), 0)
    FROM earned WHERE campaign_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, month, campaign_id) DO UPDATE SET
      earned_cents = m.earned_cents + excluded.earned_cents,
      taken_back_cents = m.taken_back_cents + excluded.taken_back_cents,
      goodwill_cents = m.goodwill_cents + excluded.goodwill_cents
  )
  INSERT INTO campaign_hours AS h (campaign_id, hour, spent_cents)
    SELECT campaign_id, date_trunc('hour', created_at, 'UTC'), sum(cents) FROM earned
    WHERE kind IN ('views', 'bonus', 'correction', 'reinstated') GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, hour) DO UPDATE SET spent_cents = h.spent_cents + excluded.spent_cents;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION apply_accruals() FROM PUBLIC;
DROP TRIGGER earning_accruals_days ON earning_accruals;
DROP TRIGGER earning_accruals_hours ON earning_accruals;
DROP TRIGGER earning_accruals_months ON earning_accruals;
CREATE TRIGGER earning_accruals_sums AFTER INSERT ON earning_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_accruals();
DROP FUNCTION apply_accrual_days();
DROP FUNCTION apply_campaign_hours();
DROP FUNCTION apply_accrual_months();

-- Whether a post is under a freeze is asked for each reading.
CREATE INDEX money_freezes_open_post_idx ON money_freezes (submission_id) WHERE closed_at IS NULL;
