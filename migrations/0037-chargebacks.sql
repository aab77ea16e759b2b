-- Payments that a cardholder claims back from their bank: one row is one dispute at the provider.
CREATE TABLE chargebacks (
  id uuid PRIMARY KEY,
  stripe_dispute_id text NOT NULL UNIQUE,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  funding_id uuid NOT NULL REFERENCES campaign_funding,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- The provider's own fee for it; booked with its other fees.
  provider_fee_cents bigint NOT NULL DEFAULT 0,
  reason text NOT NULL,
  -- A question of the bank: no money has moved yet.
  is_inquiry boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('needs_response', 'under_review', 'won', 'lost', 'closed')),
  due_at timestamptz,
  -- Where the money was taken from: the campaign's unspent budget and fee, and what the brand owes.
  from_budget_cents bigint NOT NULL DEFAULT 0 CHECK (from_budget_cents >= 0),
  from_fee_cents bigint NOT NULL DEFAULT 0 CHECK (from_fee_cents >= 0),
  owed_cents bigint NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  -- Of what the brand owed: paid from money that came back to the campaign, and given up.
  paid_from_budget_cents bigint NOT NULL DEFAULT 0 CHECK (paid_from_budget_cents >= 0),
  paid_from_fee_cents bigint NOT NULL DEFAULT 0 CHECK (paid_from_fee_cents >= 0),
  written_off_cents bigint NOT NULL DEFAULT 0 CHECK (written_off_cents >= 0),
  freeze_id uuid REFERENCES money_freezes,
  -- What an admin has to look at: the provider said something that does not fit.
  problem text,
  opened_at timestamptz NOT NULL,
  looked_at timestamptz NOT NULL,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (from_budget_cents + from_fee_cents + owed_cents
    = CASE WHEN is_inquiry THEN 0 ELSE amount_cents END),
  CHECK (paid_from_budget_cents + paid_from_fee_cents + written_off_cents
    = CASE WHEN status = 'lost' THEN owed_cents ELSE 0 END),
  CHECK ((status IN ('won', 'lost', 'closed')) = (closed_at IS NOT NULL)),
  CHECK (is_inquiry OR status <> 'closed'),
  CHECK (NOT is_inquiry OR status NOT IN ('won', 'lost'))
);
CREATE INDEX chargebacks_campaign_idx ON chargebacks (campaign_id);
CREATE INDEX chargebacks_funding_idx ON chargebacks (funding_id);
CREATE INDEX chargebacks_open_idx ON chargebacks (due_at)
  WHERE status IN ('needs_response', 'under_review');
CREATE INDEX chargebacks_opened_idx ON chargebacks (opened_at DESC, id DESC);

-- Forward only, whatever order the news comes in; a lost one may still be won.
CREATE FUNCTION chargeback_rank(is_inquiry boolean, status text) RETURNS integer
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN is_inquiry THEN 0 ELSE 3 END + CASE status WHEN 'needs_response' THEN 0
    WHEN 'under_review' THEN 1 WHEN 'won' THEN 3 ELSE 2 END
$$;
CREATE FUNCTION check_chargeback_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF chargeback_rank(NEW.is_inquiry, NEW.status) < chargeback_rank(OLD.is_inquiry, OLD.status) THEN
    RAISE EXCEPTION 'a chargeback cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER chargebacks_edge BEFORE UPDATE OF status, is_inquiry ON chargebacks
  FOR EACH ROW EXECUTE FUNCTION check_chargeback_edge();

-- What an admin has decided to tell the bank, once for an inquiry and once for a chargeback.
CREATE TABLE chargeback_responses (
  id uuid PRIMARY KEY,
  chargeback_id uuid NOT NULL REFERENCES chargebacks,
  is_to_inquiry boolean NOT NULL,
  kind text NOT NULL CHECK (kind IN ('evidence', 'acceptance')),
  -- As sent: the texts of the evidence, or the reason for accepting the loss.
  content jsonb NOT NULL,
  -- How often the provider had been sent evidence before.
  submissions_before integer NOT NULL,
  requested_by uuid NOT NULL REFERENCES users,
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'sent', 'failed')),
  attempt integer NOT NULL DEFAULT 1,
  -- One call to the provider at a time, as for payouts.
  calling_until timestamptz,
  calls_count integer NOT NULL DEFAULT 0,
  unknown_since timestamptz,
  needs_admin boolean NOT NULL DEFAULT false,
  -- The provider's words; for admins.
  reason text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((status = 'requested') = (settled_at IS NULL)),
  CHECK (status <> 'failed' OR reason IS NOT NULL)
);
CREATE UNIQUE INDEX chargeback_responses_once ON chargeback_responses (chargeback_id, is_to_inquiry)
  WHERE status <> 'failed';
CREATE INDEX chargeback_responses_open_idx ON chargeback_responses (created_at)
  WHERE status = 'requested';

-- A bank's report that a card was used in fraud, before anybody claims the payment back.
CREATE TABLE fraud_warnings (
  id uuid PRIMARY KEY,
  stripe_warning_id text NOT NULL UNIQUE,
  funding_id uuid NOT NULL REFERENCES campaign_funding,
  fraud_type text NOT NULL,
  -- The provider says that the payment is neither disputed nor refunded whole.
  is_actionable boolean NOT NULL,
  -- An admin has decided what to do about it.
  decided_by uuid REFERENCES users,
  decision text CHECK (decision IN ('refunded', 'kept')),
  decision_reason text,
  decided_at timestamptz,
  warned_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(decided_by, decision, decision_reason, decided_at) IN (0, 4))
);
CREATE INDEX fraud_warnings_funding_idx ON fraud_warnings (funding_id);
CREATE INDEX fraud_warnings_warned_idx ON fraud_warnings (warned_at DESC, id DESC);

-- Of a payment's two parts: what the bank holds or has taken back.
ALTER TABLE campaign_funding
  ADD COLUMN charged_back_amount_cents bigint NOT NULL DEFAULT 0
    CHECK (charged_back_amount_cents >= 0),
  ADD COLUMN charged_back_fee_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_fee_cents >= 0);

-- What chargebacks took of a campaign's unspent budget and fee.
ALTER TABLE campaigns
  ADD COLUMN charged_back_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_cents >= 0),
  ADD COLUMN charged_back_fee_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_fee_cents >= 0);
CREATE OR REPLACE FUNCTION campaign_left_cents(campaign campaigns) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.funded_cents - campaign.paid_out_cents - campaign.refunded_cents
    - campaign.charged_back_cents
$$;

-- A payment of the campaign is claimed back, and the bank has not decided: nothing goes live.
CREATE FUNCTION is_campaign_disputed(campaign uuid) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM chargebacks b WHERE b.campaign_id = campaign AND NOT b.is_inquiry
    AND b.status IN ('needs_response', 'under_review'))
$$;

-- The same, or its bank asks about one: nothing is refunded.
CREATE FUNCTION is_campaign_questioned(campaign uuid) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM chargebacks b WHERE b.campaign_id = campaign
    AND b.status IN ('needs_response', 'under_review'))
$$;

DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['chargebacks', 'chargeback_responses', 'fraud_warnings']
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT '
      'EXECUTE FUNCTION refuse_truncate()', kept || '_no_truncate', kept);
  END LOOP;
END $$;
