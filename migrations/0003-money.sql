-- The ledger, what posts earn, and payouts. Amounts are whole cents of usd.
CREATE TYPE ledger_type AS ENUM
  ('brand_fund', 'creator_earn', 'platform_fee', 'refund', 'adjustment');
CREATE TYPE payout_status AS ENUM ('queued', 'paid', 'failed');

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
CREATE INDEX ledger_entries_debit_idx ON ledger_entries (debit_account, seq);
CREATE INDEX ledger_entries_credit_idx ON ledger_entries (credit_account, seq);
CREATE INDEX ledger_entries_campaign_idx ON ledger_entries (campaign_id, seq);
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Guarded accounts: a balance that can never be negative. asset:stripe, income and expense
-- have no row here, or every payment would queue on it.
CREATE TABLE ledger_accounts (
  name text PRIMARY KEY,
  balance_cents bigint NOT NULL DEFAULT 0 CONSTRAINT balance_never_negative CHECK (balance_cents >= 0)
) WITH (fillfactor = 60);

CREATE FUNCTION is_guarded_account(name text) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT name LIKE 'campaign:%' OR name LIKE 'creator:%' OR name LIKE 'receivable:%'
$$;

-- What people owe us grows by debits; what we owe them grows by credits.
CREATE FUNCTION account_sign(name text) RETURNS integer IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN name LIKE 'receivable:%' THEN -1 ELSE 1 END
$$;

-- Balances follow entries inside the database, so that no writer can post one without the other.
-- One statement may insert thousands of entries; accounts are locked in the order of their names.
CREATE FUNCTION apply_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (name)
    SELECT account FROM (
      SELECT debit_account AS account FROM posted UNION SELECT credit_account FROM posted
    ) touched
    WHERE is_guarded_account(account)
      AND NOT EXISTS (SELECT FROM ledger_accounts WHERE ledger_accounts.name = account)
    ORDER BY account
    ON CONFLICT (name) DO NOTHING;
  PERFORM 1 FROM ledger_accounts WHERE name IN (
    SELECT debit_account FROM posted UNION SELECT credit_account FROM posted
  ) ORDER BY name FOR NO KEY UPDATE;
  UPDATE ledger_accounts SET balance_cents = balance_cents + change.amount
    FROM (
      SELECT account, sum(amount) AS amount FROM (
        SELECT credit_account AS account, amount_cents * account_sign(credit_account) AS amount
          FROM posted WHERE is_guarded_account(credit_account)
        UNION ALL
        SELECT debit_account, -amount_cents * account_sign(debit_account)
          FROM posted WHERE is_guarded_account(debit_account)
      ) leg GROUP BY account
    ) change
    WHERE ledger_accounts.name = change.account AND change.amount <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION apply_ledger_entries();

-- The reward before the bonus: the minimum gates, the maximum caps, 0 means no cap.
CREATE FUNCTION earned_cents(views bigint, rate bigint, minimum bigint, maximum bigint)
RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE
    WHEN floor(views::numeric * rate / 1000) < minimum THEN 0
    WHEN maximum = 0 THEN floor(views::numeric * rate / 1000)::bigint
    ELSE least(floor(views::numeric * rate / 1000), maximum)::bigint
  END
$$;

-- One row per submission with the sums that its history adds up to.
CREATE TABLE submission_totals (
  submission_id uuid PRIMARY KEY REFERENCES submissions,
  campaign_id uuid NOT NULL,
  creator_id uuid NOT NULL,
  view_count bigint NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  accrued_cents bigint NOT NULL DEFAULT 0 CHECK (accrued_cents >= 0),
  bonus_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_cents >= 0),
  -- Every kind of accrual, corrections included.
  earned_cents bigint NOT NULL DEFAULT 0,
  last_read_at timestamptz
) WITH (fillfactor = 60);
CREATE INDEX submission_totals_campaign_idx ON submission_totals (campaign_id);
CREATE INDEX submission_totals_creator_idx ON submission_totals (creator_id);

CREATE TABLE creator_totals (
  creator_id uuid PRIMARY KEY REFERENCES creators,
  earned_cents bigint NOT NULL DEFAULT 0,
  paid_cents bigint NOT NULL DEFAULT 0 CHECK (paid_cents >= 0)
) WITH (fillfactor = 60);

-- When a post is read next, apart from the totals because this column is indexed and changes often.
CREATE TABLE tracking_schedule (
  submission_id uuid PRIMARY KEY REFERENCES submissions,
  platform platform NOT NULL,
  social_account_id uuid NOT NULL,
  next_read_at timestamptz NOT NULL,
  views_per_hour double precision NOT NULL DEFAULT 0,
  missed_count integer NOT NULL DEFAULT 0,
  leased_until timestamptz
) WITH (fillfactor = 60);
CREATE INDEX tracking_schedule_due_idx ON tracking_schedule (platform, next_read_at);

CREATE TABLE settlements (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE submission_metrics (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  snapshot_time timestamptz NOT NULL,
  view_count bigint CHECK (view_count >= 0),
  like_count bigint CHECK (like_count >= 0),
  comment_count bigint CHECK (comment_count >= 0),
  share_count bigint CHECK (share_count >= 0),
  source metric_source NOT NULL DEFAULT 'manual',
  counted boolean NOT NULL,
  note text,
  settlement_id uuid REFERENCES settlements,
  UNIQUE (submission_id, snapshot_time),
  CHECK (NOT counted OR view_count IS NOT NULL)
);

-- What one settlement found in each campaign: enough to compute it again (invariant I16).
CREATE TABLE settlement_campaigns (
  settlement_id uuid NOT NULL REFERENCES settlements,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  spendable_cents bigint NOT NULL CHECK (spendable_cents >= 0),
  demand_cents bigint NOT NULL CHECK (demand_cents > 0),
  granted_cents bigint NOT NULL CHECK (granted_cents BETWEEN 0 AND demand_cents),
  PRIMARY KEY (settlement_id, campaign_id),
  CHECK (granted_cents = least(spendable_cents, demand_cents))
);

-- What each submission asked for in a settlement that could not pay everybody.
CREATE TABLE settlement_demands (
  settlement_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  submission_id uuid NOT NULL REFERENCES submissions,
  due_cents bigint NOT NULL CHECK (due_cents > 0),
  granted_cents bigint NOT NULL CHECK (granted_cents BETWEEN 0 AND due_cents),
  PRIMARY KEY (settlement_id, submission_id),
  FOREIGN KEY (settlement_id, campaign_id) REFERENCES settlement_campaigns
);

CREATE TABLE earning_accruals (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  campaign_id uuid NOT NULL,
  creator_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('views', 'bonus', 'goodwill', 'correction', 'recovery')),
  views_at_snapshot bigint NOT NULL CHECK (views_at_snapshot >= 0),
  rate_per_k_views_cents bigint NOT NULL,
  accrued_cents bigint NOT NULL
    CHECK (accrued_cents > 0 OR (accrued_cents < 0 AND kind IN ('correction', 'recovery'))),
  settlement_id uuid,
  matures_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'views') = (settlement_id IS NOT NULL))
);
CREATE INDEX earning_accruals_submission_idx ON earning_accruals (submission_id, created_at);
CREATE INDEX earning_accruals_creator_idx ON earning_accruals (creator_id, created_at);
CREATE UNIQUE INDEX earning_accruals_one_bonus ON earning_accruals (submission_id) WHERE kind = 'bonus';
CREATE TRIGGER earning_accruals_append_only BEFORE UPDATE OR DELETE ON earning_accruals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Where an accrual's money is: a row here while it matures, ...
CREATE TABLE accrual_holds (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  creator_id uuid NOT NULL,
  accrued_cents bigint NOT NULL,
  matures_at timestamptz NOT NULL
);
CREATE INDEX accrual_holds_matures_idx ON accrual_holds (matures_at);
CREATE INDEX accrual_holds_creator_idx ON accrual_holds (creator_id, matures_at);

-- ... a row here while it is withdrawable, ...
CREATE TABLE accrual_withdrawables (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  creator_id uuid NOT NULL,
  accrued_cents bigint NOT NULL
);
CREATE INDEX accrual_withdrawables_creator_idx ON accrual_withdrawables (creator_id);

-- ... a row here while a dispute or a chargeback freezes it, ...
CREATE TABLE accrual_freezes (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  creator_id uuid NOT NULL,
  accrued_cents bigint NOT NULL,
  cause text NOT NULL
);
CREATE INDEX accrual_freezes_creator_idx ON accrual_freezes (creator_id);

CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  creator_id uuid NOT NULL REFERENCES creators,
  total_cents bigint NOT NULL CHECK (total_cents >= 1000),
  stripe_transfer_id text UNIQUE,
  status payout_status NOT NULL DEFAULT 'queued',
  destination text NOT NULL,
  attempt integer NOT NULL DEFAULT 1,
  -- One call to the provider at a time; a crash frees the payout when this has passed.
  calling_until timestamptz,
  calls_count integer NOT NULL DEFAULT 0,
  first_call_at timestamptz,
  -- Since when the outcome of a call under the present attempt's key is not known.
  unknown_since timestamptz,
  needs_admin boolean NOT NULL DEFAULT false,
  reason text,
  settled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'queued') = (settled_at IS NULL)),
  CHECK (status <> 'paid' OR stripe_transfer_id IS NOT NULL),
  CHECK (status <> 'failed' OR reason IS NOT NULL)
);
CREATE UNIQUE INDEX payouts_one_open ON payouts (creator_id) WHERE status = 'queued';
CREATE INDEX payouts_creator_idx ON payouts (creator_id, created_at DESC, id DESC);
CREATE INDEX payouts_queued_idx ON payouts (created_at) WHERE status = 'queued';

-- ... and a row here once it went out. This link, not a sum, prevents paying twice.
CREATE TABLE payout_accruals (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  payout_id uuid NOT NULL REFERENCES payouts,
  accrued_cents bigint NOT NULL
);
CREATE INDEX payout_accruals_payout_idx ON payout_accruals (payout_id);

CREATE FUNCTION check_payout_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN
    (('queued', 'paid'), ('queued', 'failed'), ('paid', 'failed'))
  THEN
    RAISE EXCEPTION 'a payout cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payouts_edge BEFORE UPDATE OF status ON payouts
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_payout_edge();

-- The webhook inbox: an event is stored before it is answered and handled after.
CREATE TABLE provider_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  object_id text NOT NULL,
  account_id text,
  received_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  deferred_until timestamptz,
  processed_at timestamptz,
  outcome text
);
CREATE INDEX provider_events_open_idx ON provider_events (received_at) WHERE processed_at IS NULL;

-- Each run of the invariants in production; a violation stops payouts until a later run is clean.
CREATE TABLE invariant_runs (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  violations jsonb NOT NULL,
  stops_payouts boolean NOT NULL
);
CREATE INDEX invariant_runs_at_idx ON invariant_runs (at DESC);
