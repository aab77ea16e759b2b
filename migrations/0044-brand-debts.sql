-- What a refund made at the provider's dashboard returned beyond what its campaign had left: the brand owes it.
ALTER TABLE refunds
  ADD COLUMN owed_cents bigint NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  -- Of it, what the brand's other money has paid since, and what was given up.
  ADD COLUMN owed_paid_cents bigint NOT NULL DEFAULT 0 CHECK (owed_paid_cents >= 0),
  ADD COLUMN owed_written_off_cents bigint NOT NULL DEFAULT 0 CHECK (owed_written_off_cents >= 0),
  DROP CONSTRAINT refunds_check,
  ADD CONSTRAINT refunds_total_check CHECK (amount_cents + fee_cents + owed_cents > 0),
  ADD CONSTRAINT refunds_owed_check CHECK (owed_paid_cents + owed_written_off_cents <= owed_cents),
  ADD CONSTRAINT refunds_owed_by_brand CHECK (owed_cents = 0 OR campaign_id IS NOT NULL);
CREATE INDEX refunds_owed_idx ON refunds (campaign_id) WHERE owed_cents > 0;

-- Of a payment: what went back beyond its campaign's money. A payment goes back at most whole.
ALTER TABLE campaign_funding
  ADD COLUMN refunded_beyond_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_beyond_cents >= 0),
  ADD CONSTRAINT campaign_funding_refunded_at_most_whole CHECK (refunded_amount_cents
    + refunded_fee_cents + refunded_beyond_cents <= amount_cents + fee_cents);

-- Of a campaign's unspent budget and fee: what paid such debts.
ALTER TABLE campaigns
  ADD COLUMN debt_paid_cents bigint NOT NULL DEFAULT 0 CHECK (debt_paid_cents >= 0),
  ADD COLUMN debt_paid_fee_cents bigint NOT NULL DEFAULT 0 CHECK (debt_paid_fee_cents >= 0);
CREATE OR REPLACE FUNCTION campaign_left_cents(campaign campaigns) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.funded_cents - campaign.paid_out_cents - campaign.refunded_cents
    - campaign.charged_back_cents - campaign.debt_paid_cents
$$;

-- Which campaign paid how much of a debt, so that it gets the money back if the refund fails after all.
CREATE TABLE brand_debt_payments (
  refund_id uuid NOT NULL REFERENCES refunds,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  budget_cents bigint NOT NULL CHECK (budget_cents >= 0),
  fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
  PRIMARY KEY (refund_id, campaign_id)
);
CREATE INDEX brand_debt_payments_campaign_idx ON brand_debt_payments (campaign_id);
CREATE TRIGGER brand_debt_payments_no_truncate BEFORE TRUNCATE ON brand_debt_payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
