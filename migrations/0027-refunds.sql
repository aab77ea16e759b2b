-- Money on its way back to the cards it came from: one row is one refund at the provider.
CREATE TYPE refund_status AS ENUM ('requested', 'succeeded', 'failed');

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  funding_id uuid NOT NULL REFERENCES campaign_funding,
  requested_by uuid NOT NULL REFERENCES users,
  -- The creators' part, and the fee part that nobody had earned.
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
  status refund_status NOT NULL DEFAULT 'requested',
  stripe_refund_id text UNIQUE,
  attempt integer NOT NULL DEFAULT 1,
  -- One call to the provider at a time, as for payouts.
  calling_until timestamptz,
  calls_count integer NOT NULL DEFAULT 0,
  first_call_at timestamptz,
  unknown_since timestamptz,
  looked_at timestamptz,
  needs_admin boolean NOT NULL DEFAULT false,
  waits_for_money boolean NOT NULL DEFAULT false,
  -- The provider's words, and its code; for admins.
  reason text,
  refusal_code text,
  settled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (amount_cents + fee_cents > 0),
  CHECK ((status = 'requested') = (settled_at IS NULL)),
  CHECK (status <> 'succeeded' OR stripe_refund_id IS NOT NULL),
  CHECK (status <> 'failed' OR reason IS NOT NULL)
);
CREATE INDEX refunds_campaign_idx ON refunds (campaign_id, created_at DESC, id DESC);
CREATE INDEX refunds_funding_idx ON refunds (funding_id);
CREATE INDEX refunds_open_idx ON refunds (created_at) WHERE status = 'requested';

-- A refund that reached the card may still come back from the bank.
CREATE FUNCTION check_refund_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN
    (('requested', 'succeeded'), ('requested', 'failed'), ('succeeded', 'failed'))
  THEN
    RAISE EXCEPTION 'a refund cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refunds_edge BEFORE UPDATE OF status ON refunds
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_refund_edge();

-- Asked back and not failed: no payment is refunded beyond what it brought.
ALTER TABLE campaign_funding
  ADD COLUMN refunded_amount_cents bigint NOT NULL DEFAULT 0
    CHECK (refunded_amount_cents BETWEEN 0 AND amount_cents),
  ADD COLUMN refunded_fee_cents bigint NOT NULL DEFAULT 0
    CHECK (refunded_fee_cents BETWEEN 0 AND fee_cents);

-- What reached the brand's cards again of the creators' part.
ALTER TABLE campaigns ADD COLUMN refunded_cents bigint NOT NULL DEFAULT 0
  CHECK (refunded_cents >= 0);
CREATE OR REPLACE FUNCTION campaign_left_cents(campaign campaigns) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.funded_cents - campaign.paid_out_cents - campaign.refunded_cents
$$;

-- Nothing can earn in it anymore: what is left is the brand's.
CREATE FUNCTION is_campaign_over(campaign campaigns) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.status = 'completed' AND NOT EXISTS (SELECT FROM submissions s
    WHERE s.campaign_id = campaign.id AND s.status IN ('pending', 'approved'))
$$;
