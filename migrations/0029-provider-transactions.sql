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
CREATE TRIGGER provider_transactions_no_truncate BEFORE TRUNCATE ON provider_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

-- Others may use the same provider account. What has no mark, such as a refund made by hand, belongs
-- to the payment or transfer that it undoes; what belongs to none is the account's own.
CREATE FUNCTION is_own_transaction(t provider_transactions) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE t.mark WHEN 'ours' THEN true WHEN 'foreign' THEN false
    ELSE t.subject_kind IN ('fee', 'operator')
      OR (t.subject_kind = 'other' AND t.payment_intent_id IS NULL)
      OR EXISTS (SELECT FROM campaign_funding f
        WHERE f.stripe_payment_intent_id = t.payment_intent_id)
      OR EXISTS (SELECT FROM provider_transactions o
        WHERE o.mark = 'ours' AND o.payment_intent_id = t.payment_intent_id)
      OR EXISTS (SELECT FROM provider_transactions o WHERE o.mark = 'ours'
        AND o.subject_kind = t.subject_kind AND o.subject_ref = t.subject_ref)
  END
$$;

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
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'explained', 'mended', 'settled')),
  owner_id uuid REFERENCES users,
  found_at timestamptz NOT NULL,
  -- Mended or settled: settled when the missing side came without anyone's doing.
  ended_at timestamptz,
  CHECK (provider_cents <> ledger_cents),
  CHECK ((state IN ('mended', 'settled')) = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX book_exceptions_one_unsettled ON book_exceptions (subject_kind, subject_ref)
  WHERE state IN ('open', 'explained');
CREATE INDEX book_exceptions_found_idx ON book_exceptions (found_at DESC, id DESC);
CREATE TRIGGER book_exceptions_no_truncate BEFORE TRUNCATE ON book_exceptions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

CREATE TABLE book_exception_notes (
  id uuid PRIMARY KEY,
  exception_id uuid NOT NULL REFERENCES book_exceptions,
  -- Null for what the comparison itself found.
  user_id uuid REFERENCES users,
  action text NOT NULL CHECK (action IN ('take', 'explain', 'mend', 'refund', 'reopen')),
  note text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX book_exception_notes_exception_idx ON book_exception_notes (exception_id, at);
CREATE TRIGGER book_exception_notes_append_only BEFORE UPDATE OR DELETE ON book_exception_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER book_exception_notes_no_truncate BEFORE TRUNCATE ON book_exception_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
