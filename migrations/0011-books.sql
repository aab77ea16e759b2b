-- The books: what the provider says it moved, how that differs from the ledger, and how far every invariant was checked.

-- The provider's side -------------------------------------------------------------------------------------------------

-- What the payment provider holds for us, as last read: one row, because we hold one currency.
CREATE TABLE provider_balance (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  available_cents bigint NOT NULL,
  -- Card payments that have not settled yet.
  pending_cents bigint NOT NULL,
  read_at timestamptz NOT NULL,
  -- What was owed when the provider was asked what it holds: summed then, from each account and each hold, so that no screen
  -- sums them. {"nowCents", "frozenCents", "inCampaignsCents", "maturing": [{"at", "cents"}]}; null in what an earlier version read.
  dues jsonb
);

-- The provider's own list of what moved our balance: every balance transaction, as it was first read.
CREATE TABLE provider_transactions (
  id text PRIMARY KEY,
  type text NOT NULL,
  reporting_category text NOT NULL,
  -- What it moved: a payment, a refund, a transfer, a dispute; a fee or money of the operator's, by its
  -- own id. The ledger is compared with the provider by these.
  subject_kind text NOT NULL CHECK
    (subject_kind IN ('payment', 'refund', 'transfer', 'dispute', 'fee', 'operator', 'other')),
  subject_ref text NOT NULL,
  payment_intent_id text,
  -- Whether it carries our mark, another installation's, or none.
  mark text NOT NULL CHECK (mark IN ('ours', 'foreign', 'none')),
  -- The row of ours that it names, in the provider's words.
  names text,
  amount_cents bigint NOT NULL,
  fee_cents bigint NOT NULL,
  net_cents bigint GENERATED ALWAYS AS (amount_cents - fee_cents) STORED,
  created_at timestamptz NOT NULL,
  available_on timestamptz NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX provider_transactions_subject_idx ON provider_transactions (subject_kind, subject_ref);
CREATE INDEX provider_transactions_payment_idx ON provider_transactions (payment_intent_id)
  WHERE payment_intent_id IS NOT NULL;
CREATE TRIGGER provider_transactions_append_only BEFORE UPDATE OR DELETE ON provider_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Each comparison with the provider, and what it saw.
CREATE TABLE book_comparisons (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Transactions created before this are stored; null when the provider could not be read.
  compared_until timestamptz,
  -- A look further back than the usual overlap.
  is_deep boolean NOT NULL DEFAULT false,
  failure text,
  -- What the provider held while its list was read, and what its transactions add up to; null while
  -- the balance changed meanwhile.
  balance_cents bigint,
  listed_cents bigint,
  CHECK ((compared_until IS NULL) = (failure IS NOT NULL)),
  CHECK ((balance_cents IS NULL) = (listed_cents IS NULL))
);
CREATE INDEX book_comparisons_at_idx ON book_comparisons (at DESC);

-- A difference between the two sides has a name and a person; what it takes to end it is in its notes.
CREATE TABLE book_exceptions (
  id uuid PRIMARY KEY,
  subject_kind text NOT NULL,
  subject_ref text NOT NULL,
  provider_cents bigint NOT NULL,
  ledger_cents bigint NOT NULL,
  -- `booked`: an entry ended it. `settled`: the missing side came without anyone's doing. `returned`: its payment went, or
  -- goes, back to its card.
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'explained', 'booked', 'settled', 'returned')),
  owner_id uuid REFERENCES users,
  -- Who made a payment that goes back, where that is known.
  payer_brand_id uuid REFERENCES brands,
  -- A payment that no campaign took and no card could take back: paid to its payer outside of the provider.
  paid_otherwise_cents bigint NOT NULL DEFAULT 0 CHECK (paid_otherwise_cents >= 0),
  -- What the payer finds on their statement; of the last time.
  paid_reference text,
  found_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (provider_cents <> ledger_cents),
  CONSTRAINT book_exceptions_end_check
    CHECK ((state IN ('booked', 'settled', 'returned')) = (ended_at IS NOT NULL)),
  CONSTRAINT book_exceptions_paid_check CHECK ((paid_otherwise_cents > 0) = (paid_reference IS NOT NULL))
);
CREATE UNIQUE INDEX book_exceptions_one_unsettled ON book_exceptions (subject_kind, subject_ref)
  WHERE state IN ('open', 'explained');
CREATE INDEX book_exceptions_found_idx ON book_exceptions (found_at DESC, id DESC);

CREATE TABLE book_exception_notes (
  id uuid PRIMARY KEY,
  exception_id uuid NOT NULL REFERENCES book_exceptions,
  -- Null for what the comparison itself found.
  user_id uuid REFERENCES users,
  action text NOT NULL
    CHECK (action IN ('take', 'explain', 'book', 'refund', 'pay', 'dispute', 'reopen')),
  note text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX book_exception_notes_exception_idx ON book_exception_notes (exception_id, at);
CREATE TRIGGER book_exception_notes_append_only BEFORE UPDATE OR DELETE ON book_exception_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A database that was restored from a backup does not know what was paid since: payouts and refunds stand
-- still while a row here is open.
CREATE TABLE restores (
  id uuid PRIMARY KEY,
  -- The moment that was restored: what the provider did since is listed, matched and booked.
  backup_at timestamptz NOT NULL,
  restored_at timestamptz NOT NULL DEFAULT now(),
  -- The last comparison with the provider, what it booked in all, and what it could not.
  compared_at timestamptz,
  booked jsonb NOT NULL DEFAULT '[]',
  left_over jsonb NOT NULL DEFAULT '[]',
  -- Everything is booked.
  opened_at timestamptz,
  CHECK (opened_at IS NULL OR compared_at IS NOT NULL)
);
CREATE INDEX restores_open_idx ON restores (restored_at) WHERE opened_at IS NULL;

-- Invariants ----------------------------------------------------------------------------------------------------------

-- Each run of the invariants in production; a violation stops payouts until a later run is clean. A run vouches for the
-- books only for a while, and only when everything that stops payouts was checked and held.
CREATE TABLE invariant_runs (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  violations jsonb NOT NULL,
  -- What could not be checked, and why.
  unchecked jsonb NOT NULL DEFAULT '[]',
  stops_payouts boolean NOT NULL,
  clean_until timestamptz,
  -- Transfers made before this instant agree with the payouts; null when they were not compared or do not.
  transfers_compared_at timestamptz,
  -- Where the money was: it is summed from every account and every fee, too much for a page.
  money jsonb
);
CREATE INDEX invariant_runs_at_idx ON invariant_runs (at DESC);

-- How far each part of a rule of the books was checked: what changed since is checked every minute, and a walk looks at
-- the whole history in slices.
CREATE TABLE books_marks (
  -- The rule and whom it is about, as in "I06 submission".
  part text PRIMARY KEY,
  -- What was written before was found to hold, or is in a broken slice, or awaits the first walk.
  checked_until timestamptz NOT NULL,
  -- Null when no walk is under way.
  walk_began_at timestamptz,
  -- The last subject that the walk has looked at; null at its beginning.
  walk_after text,
  walk_worked_ms double precision NOT NULL DEFAULT 0,
  walk_due_at timestamptz NOT NULL,
  -- When a walk last reached the end.
  walked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Where a walk found a rule broken: each check looks there again until it holds.
CREATE TABLE books_broken_slices (
  part text NOT NULL,
  -- Subjects after the one and up to the other; null is the end of all.
  after_id text,
  upto_id text,
  found_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (part, after_id, upto_id)
);

-- What an account's and a campaign's entries add up to, up to and with one entry: a check of what is new adds only what came
-- since to it. Checks alone write here. A walk compares each row with all its entries (rule I39), and a row that is deleted is
-- summed up again.
CREATE TABLE books_account_sums (
  name text PRIMARY KEY,
  -- The number of the last entry that may be in the sum.
  upto_seq bigint NOT NULL,
  balance_cents bigint NOT NULL,
  -- The lowest balance after any of these entries.
  lowest_cents bigint NOT NULL
) WITH (fillfactor = 60);

CREATE TABLE books_campaign_sums (
  campaign_id uuid PRIMARY KEY,
  upto_seq bigint NOT NULL,
  -- Of the events that settlements write; the others are few, and read each time.
  accrual_cents bigint NOT NULL,
  fee_cents bigint NOT NULL
) WITH (fillfactor = 60);
