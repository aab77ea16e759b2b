-- Of what was given up for a lost chargeback: what money that came back to its campaign has paid since.
ALTER TABLE chargebacks
  ADD COLUMN recovered_from_budget_cents bigint NOT NULL DEFAULT 0
    CHECK (recovered_from_budget_cents >= 0),
  ADD COLUMN recovered_from_fee_cents bigint NOT NULL DEFAULT 0 CHECK (recovered_from_fee_cents >= 0),
  ADD CONSTRAINT chargebacks_recovered_within_loss
    CHECK (recovered_from_budget_cents + recovered_from_fee_cents <= written_off_cents);

-- What waits for a bank, and what waits for an admin once the bank has kept the money.
ALTER TABLE campaigns DROP CONSTRAINT campaigns_pause_reason_check;
ALTER TABLE campaigns ADD CONSTRAINT campaigns_pause_reason_check CHECK (pause_reason IN
  ('manual', 'budget_exhausted', 'funding_disputed', 'funding_lost', 'admin', 'suspended'));
UPDATE campaigns c SET pause_reason = 'funding_lost'
WHERE pause_reason = 'funding_disputed'
  AND EXISTS (SELECT FROM chargebacks b WHERE b.campaign_id = c.id AND b.status = 'lost');

-- The sentence about money back beside the button that was pressed to pay; null for payments before it was kept.
ALTER TABLE campaign_funding ADD COLUMN agreed_text text;
