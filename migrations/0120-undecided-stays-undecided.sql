-- A reversal takes money that is set aside; undone, what nobody has decided sets it aside again.

ALTER TABLE accrual_corrections
  -- It was frozen because its creator was suspended, and nobody had decided about it.
  ADD COLUMN was_suspended boolean NOT NULL DEFAULT false;

ALTER TABLE submission_totals
  -- The part of what is owed again that is such money.
  ADD COLUMN owed_again_suspended_cents bigint NOT NULL DEFAULT 0
    CHECK (owed_again_suspended_cents BETWEEN 0 AND owed_again_cents),
  -- The part of it that had been paid out: it pays the debt of its reversal.
  ADD COLUMN owed_again_paid_cents bigint NOT NULL DEFAULT 0
    CHECK (owed_again_paid_cents BETWEEN 0 AND owed_again_cents - owed_again_suspended_cents),
  -- The part of what is due for its views that had been frozen so; what they earn is frozen for the suspension again.
  ADD COLUMN due_suspended_cents bigint NOT NULL DEFAULT 0 CHECK (due_suspended_cents >= 0);

-- When the provider was last called for the answer: who waited longest for a call is looked at first.
ALTER TABLE chargeback_responses ADD COLUMN last_call_at timestamptz;
