-- A payment that no campaign took and no card could take back: paid to its payer outside of the provider.
ALTER TABLE book_exceptions
  ADD COLUMN paid_otherwise_cents bigint NOT NULL DEFAULT 0 CHECK (paid_otherwise_cents >= 0),
  -- What the payer finds on their statement; of the last time.
  ADD COLUMN paid_reference text,
  ADD CONSTRAINT book_exceptions_paid_check CHECK ((paid_otherwise_cents > 0) = (paid_reference IS NOT NULL));
ALTER TABLE book_exception_notes DROP CONSTRAINT book_exception_notes_action_check,
  ADD CONSTRAINT book_exception_notes_action_check
    CHECK (action IN ('take', 'explain', 'book', 'refund', 'pay', 'reopen'));
