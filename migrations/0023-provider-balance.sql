-- What the payment provider holds for us, as last read: one row, because we hold one currency.
CREATE TABLE provider_balance (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  available_cents bigint NOT NULL,
  -- Card payments that have not settled yet.
  pending_cents bigint NOT NULL,
  read_at timestamptz NOT NULL
);

-- The provider's available balance was too low at the last try.
ALTER TABLE payouts ADD COLUMN waits_for_money boolean NOT NULL DEFAULT false;
