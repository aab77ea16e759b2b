-- Payments that a cardholder claims back from their bank, and what a campaign waits for while the bank decides.

-- One row is one dispute at the provider.
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
  freeze_id uuid REFERENCES money_freezes,
  -- What an admin has to look at: the provider said something that does not fit.
  problem text,

  -- Where the money was taken from: the campaign's unspent budget and fee, and what the brand owes.
  from_budget_cents bigint NOT NULL DEFAULT 0 CHECK (from_budget_cents >= 0),
  from_fee_cents bigint NOT NULL DEFAULT 0 CHECK (from_fee_cents >= 0),
  owed_cents bigint NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  -- Of what the brand owed: what came back to the campaign while the bank decides. It waits for the decision, and counts if
  -- the payment is lost.
  covered_from_budget_cents bigint NOT NULL DEFAULT 0 CHECK (covered_from_budget_cents >= 0),
  covered_from_fee_cents bigint NOT NULL DEFAULT 0 CHECK (covered_from_fee_cents >= 0),
  -- Of it once lost: paid from money that came back to the campaign, and given up.
  paid_from_budget_cents bigint NOT NULL DEFAULT 0 CHECK (paid_from_budget_cents >= 0),
  paid_from_fee_cents bigint NOT NULL DEFAULT 0 CHECK (paid_from_fee_cents >= 0),
  written_off_cents bigint NOT NULL DEFAULT 0 CHECK (written_off_cents >= 0),
  -- Of what was given up: what money that came back to its campaign has paid since.
  recovered_from_budget_cents bigint NOT NULL DEFAULT 0 CHECK (recovered_from_budget_cents >= 0),
  recovered_from_fee_cents bigint NOT NULL DEFAULT 0 CHECK (recovered_from_fee_cents >= 0),

  opened_at timestamptz NOT NULL,
  looked_at timestamptz NOT NULL,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (from_budget_cents + from_fee_cents + owed_cents
    = CASE WHEN is_inquiry THEN 0 ELSE amount_cents END),
  CONSTRAINT chargebacks_check2 CHECK ((status IN ('won', 'lost', 'closed')) = (closed_at IS NOT NULL)),
  CONSTRAINT chargebacks_check3 CHECK (is_inquiry OR status <> 'closed'),
  CONSTRAINT chargebacks_check4 CHECK (NOT is_inquiry OR status NOT IN ('won', 'lost')),
  CONSTRAINT chargebacks_covered_within_owed
    CHECK (covered_from_budget_cents + covered_from_fee_cents <= owed_cents),
  CONSTRAINT chargebacks_loss_whole
    CHECK (paid_from_budget_cents + paid_from_fee_cents + written_off_cents = CASE WHEN status = 'lost'
      THEN owed_cents - covered_from_budget_cents - covered_from_fee_cents ELSE 0 END),
  CONSTRAINT chargebacks_recovered_within_loss
    CHECK (recovered_from_budget_cents + recovered_from_fee_cents <= written_off_cents)
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
  -- The provider's words; for admins.
  reason text,
  -- As of payouts.
  attempt integer NOT NULL DEFAULT 1,
  calling_until timestamptz,
  calls_count integer NOT NULL DEFAULT 0,
  last_call_at timestamptz,
  unknown_since timestamptz,
  needs_admin boolean NOT NULL DEFAULT false,
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

-- Money can still come to it: it has not ended, and no bank has kept a payment of it, or one has still to decide.
CREATE FUNCTION can_get_money(campaign campaigns) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT (campaign.status <> 'completed' AND NOT 'funding_lost' = ANY(campaign.pause_reasons))
    OR is_campaign_disputed(campaign.id)
$$;

-- What the posts of a campaign wait for. One that has the money for a bonus left has paid its posts all they waited for.
CREATE FUNCTION campaign_waits_cents(campaign campaigns) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN campaign_left_cents(campaign) > campaign.flat_bonus_cents OR NOT can_get_money(campaign) THEN 0
    ELSE coalesce((SELECT sum(post_waits_cents(s, t))
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.campaign_id = campaign.id AND s.status IN ('approved', 'locked', 'paid')), 0)::bigint END
$$;
