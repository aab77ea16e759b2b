-- The ledger: append-only and double-entry. ARCHITECTURE.md lists the accounts.
CREATE TYPE ledger_type AS ENUM
  ('brand_fund', 'creator_earn', 'platform_fee', 'refund', 'adjustment');

-- Guarded accounts have a balance that can never be negative. asset:stripe, income and expense have none, or every
-- payment would queue on it.
CREATE FUNCTION is_guarded_account(name text) RETURNS boolean
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT name LIKE 'campaign:%' OR name LIKE 'creator:%' OR name LIKE 'receivable:%'
    OR name LIKE 'stray:%'
$$;

-- What moves at the provider, of the operator or as an expense is few beside what settlements book between campaigns and
-- creators, and is summed by each check of the books and by the page that shows where the money is.
CREATE FUNCTION is_own_account(name text) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT name LIKE 'asset:%' OR name LIKE 'equity:%' OR name LIKE 'expense:%'
$$;

-- What people owe us grows by debits; what we owe them grows by credits.
CREATE FUNCTION account_sign(name text) RETURNS integer IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN name LIKE 'receivable:%' THEN -1 ELSE 1 END
$$;

CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  type ledger_type NOT NULL,
  event text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  debit_account text NOT NULL,
  credit_account text NOT NULL CHECK (credit_account <> debit_account),
  campaign_id uuid,
  submission_id uuid,
  user_id uuid,
  idempotency_key text NOT NULL UNIQUE,
  reverses_entry_id uuid REFERENCES ledger_entries,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE INDEX ledger_entries_debit_idx ON ledger_entries (debit_account, seq);
CREATE INDEX ledger_entries_credit_idx ON ledger_entries (credit_account, seq);
CREATE INDEX ledger_entries_campaign_idx ON ledger_entries (campaign_id, seq);
-- Few entries are no earnings, ...
CREATE INDEX ledger_entries_other_idx ON ledger_entries (campaign_id, seq)
  WHERE type <> 'creator_earn' AND campaign_id IS NOT NULL;
-- ... fewer are none of those that stand in `ledger_days`: each is a row of its own in a brand's ledger, ...
CREATE INDEX ledger_entries_single_idx ON ledger_entries (campaign_id, seq)
  WHERE event NOT IN ('accrual', 'platform-fee') AND campaign_id IS NOT NULL;
-- ... and what is neither an earning, a fee nor a hold's end is rare, and is looked for by its event.
CREATE INDEX ledger_entries_rare_idx ON ledger_entries (event, seq)
  WHERE type IN ('refund', 'adjustment') AND event <> 'hold-released';
-- What changes a creator's balance beside what they earn; the end of a write-off among it.
CREATE INDEX ledger_entries_statement_idx ON ledger_entries (user_id, created_at)
  WHERE event IN ('payout-paid', 'payout-reversed', 'debt-written-off', 'debt-write-off-undone');
-- No settlement writes it.
CREATE INDEX ledger_entries_own_idx ON ledger_entries (event, debit_account, credit_account, amount_cents)
  WHERE is_own_account(debit_account) OR is_own_account(credit_account);

CREATE TABLE ledger_accounts (
  name text PRIMARY KEY,
  balance_cents bigint NOT NULL DEFAULT 0 CONSTRAINT balance_never_negative CHECK (balance_cents >= 0)
) WITH (fillfactor = 60);
-- The few accounts of refunds on their way, among one or more for each campaign and creator. An account's name never changes, so
-- no update of its balance pays for this.
CREATE INDEX ledger_accounts_refunding_idx ON ledger_accounts (name) WHERE name LIKE 'campaign:%:refunding';

-- Balances follow entries inside the database, so that no writer can post one without the other, even for a role that may
-- not write balances (rules §8). A settlement posts thousands of entries at once: accounts are locked in the order of their
-- names.
CREATE FUNCTION apply_ledger_entries() RETURNS trigger
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
REVOKE EXECUTE ON FUNCTION apply_ledger_entries() FROM PUBLIC;
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION apply_ledger_entries();

-- A post is paid for a few cents many times a day. Each day of a post's views, and of a campaign's fee, is one row of
-- the brand's ledger, which stays where its first entry is.
CREATE TABLE ledger_days (
  campaign_id uuid NOT NULL REFERENCES campaigns,
  -- Null for the fee, which is a campaign's.
  submission_id uuid REFERENCES submissions,
  event text NOT NULL CHECK (event IN ('accrual', 'platform-fee')),
  -- In UTC.
  day date NOT NULL,
  first_entry_id uuid NOT NULL,
  first_seq bigint NOT NULL,
  last_seq bigint NOT NULL,
  amount_cents bigint NOT NULL,
  entry_count integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (campaign_id, submission_id, event, day)
) WITH (fillfactor = 60);
CREATE INDEX ledger_days_order_idx ON ledger_days (campaign_id, first_seq);

-- SECURITY DEFINER, as functions that keep a sum: a server of another version may not have a right to its table. A sum is
-- changed by the table's unique index, where there is nothing to plan: a join that was planned while the table was small
-- takes half a minute once it is not.
CREATE FUNCTION apply_ledger_days() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_days AS d (campaign_id, submission_id, event, day, first_entry_id, first_seq,
      last_seq, amount_cents, entry_count)
    SELECT campaign_id, submission_id, event, (created_at AT TIME ZONE 'UTC')::date,
      (array_agg(id ORDER BY seq))[1], min(seq), max(seq), sum(amount_cents), count(*)
    FROM posted WHERE event IN ('accrual', 'platform-fee') AND campaign_id IS NOT NULL
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (campaign_id, submission_id, event, day) DO UPDATE SET
      last_seq = greatest(d.last_seq, excluded.last_seq),
      amount_cents = d.amount_cents + excluded.amount_cents,
      entry_count = d.entry_count + excluded.entry_count;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_days AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION apply_ledger_days();
