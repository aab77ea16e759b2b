-- What a card can still take is one sum. Where a campaign's money and its payments were split in other proportions (a debt or
-- a loss was paid in between), the budget goes back to a payment's fee part as well, or the fee to its amount: at most the whole.
ALTER TABLE campaign_funding
  DROP CONSTRAINT campaign_funding_check1,
  DROP CONSTRAINT campaign_funding_check2,
  ADD CONSTRAINT campaign_funding_refunded_not_negative
    CHECK (refunded_amount_cents >= 0 AND refunded_fee_cents >= 0);
