-- A payment that no campaign can take: its money is in the books under an account of its own until it is
-- back on the card.
CREATE OR REPLACE FUNCTION is_guarded_account(name text) RETURNS boolean
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT name LIKE 'campaign:%' OR name LIKE 'creator:%' OR name LIKE 'receivable:%'
    OR name LIKE 'stray:%'
$$;

-- Its refund belongs to the exception that found it, and to no campaign.
ALTER TABLE refunds ALTER COLUMN campaign_id DROP NOT NULL, ALTER COLUMN funding_id DROP NOT NULL,
  ADD COLUMN exception_id uuid REFERENCES book_exceptions,
  -- Who paid it, where that is known.
  ADD COLUMN brand_id uuid REFERENCES brands,
  ADD CONSTRAINT refunds_of_one CHECK (CASE WHEN exception_id IS NULL
    THEN campaign_id IS NOT NULL AND funding_id IS NOT NULL AND brand_id IS NULL
    ELSE campaign_id IS NULL AND funding_id IS NULL AND fee_cents = 0 END);
-- One of ours at a time; those made at the provider's dashboard are apart.
CREATE UNIQUE INDEX refunds_one_stray ON refunds (exception_id)
  WHERE exception_id IS NOT NULL AND status = 'requested' AND NOT made_elsewhere;
CREATE INDEX refunds_stray_idx ON refunds (exception_id) WHERE exception_id IS NOT NULL;
CREATE INDEX refunds_stray_brand_idx ON refunds (brand_id) WHERE brand_id IS NOT NULL;

-- `returned`: its payment went, or goes, back to its card.
ALTER TABLE book_exceptions DROP CONSTRAINT book_exceptions_state_check,
  DROP CONSTRAINT book_exceptions_end_check;
ALTER TABLE book_exceptions
  -- Who made a payment that goes back, where that is known.
  ADD COLUMN payer_brand_id uuid REFERENCES brands,
  ADD CONSTRAINT book_exceptions_state_check
    CHECK (state IN ('open', 'explained', 'booked', 'settled', 'returned')),
  ADD CONSTRAINT book_exceptions_end_check
    CHECK ((state IN ('booked', 'settled', 'returned')) = (ended_at IS NOT NULL));
