-- Card payments of brands: towards a campaign, and back to the card.
CREATE TYPE funding_status AS ENUM ('succeeded', 'pending', 'failed');
CREATE TYPE refund_status AS ENUM ('requested', 'succeeded', 'failed');

-- The webhook inbox: an event is stored before it is answered and handled after.
CREATE TABLE provider_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  object_id text NOT NULL,
  account_id text,
  received_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  deferred_until timestamptz,
  processed_at timestamptz,
  outcome text
);
CREATE INDEX provider_events_open_idx ON provider_events (received_at) WHERE processed_at IS NULL;

-- The row exists before the provider's PaymentIntent, so that no event is an orphan.
CREATE TABLE campaign_funding (
  id uuid PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  -- The name of its campaign when the payment was started. The provider is told this name, and on every later try the same
  -- one, because it refuses another body under the same key. Null for payments that were started before it was kept, whose
  -- description names the campaign's id.
  campaign_name text,
  brand_id uuid NOT NULL REFERENCES brands,
  stripe_payment_intent_id text UNIQUE,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  fee_cents bigint NOT NULL DEFAULT 0 CHECK (fee_cents >= 0),
  status funding_status NOT NULL DEFAULT 'pending',
  -- Confirmed by the payer and on its way through a bank. A pending payment without it was only begun.
  is_processing boolean NOT NULL DEFAULT false,
  last_error text,
  -- Paid while its campaign took no money, because of a claim or a loss: in the books as a payment of no campaign.
  set_apart_at timestamptz,
  -- The sentence about money back beside the button that was pressed to pay; null for payments before it was kept.
  agreed_text text,
  -- The card that paid, as the provider names it ("visa", "4242"), for the receipt. Null for payments that were
  -- settled before it was kept, and where the provider does not say.
  card_brand text,
  card_last4 text,

  -- Asked back and not failed: no payment is refunded beyond what it brought. What a card can still take is one sum: where the
  -- money was split in other proportions (a debt or a loss was paid in between), the budget goes back to a payment's fee
  -- part as well, or the fee to its amount.
  refunded_amount_cents bigint NOT NULL DEFAULT 0,
  refunded_fee_cents bigint NOT NULL DEFAULT 0,
  -- What went back beyond its campaign's money.
  refunded_beyond_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_beyond_cents >= 0),
  -- Of its two parts: what the bank holds or has taken back.
  charged_back_amount_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_amount_cents >= 0),
  charged_back_fee_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_fee_cents >= 0),

  created_at timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz,
  settled_at timestamptz,
  CHECK (status <> 'succeeded' OR (stripe_payment_intent_id IS NOT NULL AND settled_at IS NOT NULL)),
  CONSTRAINT campaign_funding_set_apart CHECK (set_apart_at IS NULL OR status = 'failed'),
  CONSTRAINT campaign_funding_refunded_not_negative
    CHECK (refunded_amount_cents >= 0 AND refunded_fee_cents >= 0),
  CONSTRAINT campaign_funding_refunded_at_most_whole CHECK (refunded_amount_cents
    + refunded_fee_cents + refunded_beyond_cents <= amount_cents + fee_cents)
);
CREATE INDEX campaign_funding_campaign_idx ON campaign_funding (campaign_id, created_at DESC);
CREATE INDEX campaign_funding_brand_idx ON campaign_funding (brand_id, created_at DESC);
CREATE INDEX campaign_funding_pending_idx ON campaign_funding (created_at) WHERE status = 'pending';
CREATE INDEX campaign_funding_settled_idx ON campaign_funding (settled_at);

-- Others may use the same provider account. What has no mark, such as a refund made by hand, belongs
-- to the payment or transfer that it undoes; what belongs to none is the account's own.
CREATE FUNCTION is_own_transaction(t provider_transactions) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE t.mark WHEN 'ours' THEN true WHEN 'foreign' THEN false
    ELSE t.subject_kind IN ('fee', 'operator')
      OR (t.subject_kind = 'other' AND t.payment_intent_id IS NULL)
      OR EXISTS (SELECT FROM campaign_funding f
        WHERE f.stripe_payment_intent_id = t.payment_intent_id)
      OR EXISTS (SELECT FROM provider_transactions o
        WHERE o.mark = 'ours' AND o.payment_intent_id = t.payment_intent_id)
      OR EXISTS (SELECT FROM provider_transactions o WHERE o.mark = 'ours'
        AND o.subject_kind = t.subject_kind AND o.subject_ref = t.subject_ref)
  END
$$;

-- Refunds -------------------------------------------------------------------------------------------------------------

-- Money on its way back to the cards it came from: one row is one refund at the provider. That of a payment which no
-- campaign could take belongs to the exception that found it, and to no campaign.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  campaign_id uuid REFERENCES campaigns,
  funding_id uuid REFERENCES campaign_funding,
  exception_id uuid REFERENCES book_exceptions,
  -- Who paid what belongs to an exception, where that is known.
  brand_id uuid REFERENCES brands,
  requested_by uuid NOT NULL REFERENCES users,
  -- Somebody made it at the provider's dashboard: booked like ours, and told to its brand.
  made_elsewhere boolean NOT NULL DEFAULT false,
  -- The creators' part, and the fee part that nobody had earned.
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
  -- What one made at the dashboard returned beyond what its campaign had left: the brand owes it. Of it, what the
  -- brand's other money has paid since, and what was given up.
  owed_cents bigint NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  owed_paid_cents bigint NOT NULL DEFAULT 0 CHECK (owed_paid_cents >= 0),
  owed_written_off_cents bigint NOT NULL DEFAULT 0 CHECK (owed_written_off_cents >= 0),
  status refund_status NOT NULL DEFAULT 'requested',
  -- The provider's words, and its code; for admins.
  reason text,
  refusal_code text,
  stripe_refund_id text UNIQUE,
  -- Paid outside of the provider, because it cannot be returned there: what the person finds on their statement.
  paid_reference text CHECK (length(paid_reference) BETWEEN 1 AND 200),
  -- The failed refund whose money it is; each is paid another way once.
  replaces_refund_id uuid UNIQUE REFERENCES refunds,

  -- As of payouts.
  attempt integer NOT NULL DEFAULT 1,
  calling_until timestamptz,
  calls_count integer NOT NULL DEFAULT 0,
  first_call_at timestamptz,
  last_call_at timestamptz,
  looked_at timestamptz,
  unknown_since timestamptz,
  waits_for_money boolean NOT NULL DEFAULT false,
  needs_admin boolean NOT NULL DEFAULT false,

  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CONSTRAINT refunds_total_check CHECK (amount_cents + fee_cents + owed_cents > 0),
  CONSTRAINT refunds_check1 CHECK ((status = 'requested') = (settled_at IS NULL)),
  CONSTRAINT refunds_check3 CHECK (status <> 'failed' OR reason IS NOT NULL),
  CONSTRAINT refunds_paid_by
    CHECK (status <> 'succeeded' OR num_nonnulls(stripe_refund_id, paid_reference) = 1),
  CONSTRAINT refunds_of_one CHECK (CASE WHEN exception_id IS NULL
    THEN campaign_id IS NOT NULL AND funding_id IS NOT NULL AND brand_id IS NULL
    ELSE campaign_id IS NULL AND funding_id IS NULL AND fee_cents = 0 END),
  CONSTRAINT refunds_owed_check CHECK (owed_paid_cents + owed_written_off_cents <= owed_cents),
  CONSTRAINT refunds_owed_by_brand CHECK (owed_cents = 0 OR campaign_id IS NOT NULL)
);
CREATE INDEX refunds_campaign_idx ON refunds (campaign_id, created_at DESC, id DESC);
CREATE INDEX refunds_funding_idx ON refunds (funding_id);
CREATE INDEX refunds_open_idx ON refunds (created_at) WHERE status = 'requested';
CREATE INDEX refunds_settled_idx ON refunds (settled_at);
CREATE INDEX refunds_owed_idx ON refunds (campaign_id) WHERE owed_cents > 0;
-- One of ours at a time; those made at the provider's dashboard are apart.
CREATE UNIQUE INDEX refunds_one_stray ON refunds (exception_id)
  WHERE exception_id IS NOT NULL AND status = 'requested' AND NOT made_elsewhere;
CREATE INDEX refunds_stray_idx ON refunds (exception_id) WHERE exception_id IS NOT NULL;
CREATE INDEX refunds_stray_brand_idx ON refunds (brand_id) WHERE brand_id IS NOT NULL;

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

-- Which campaign paid how much of a debt, so that it gets the money back if the refund fails after all.
CREATE TABLE brand_debt_payments (
  refund_id uuid NOT NULL REFERENCES refunds,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  budget_cents bigint NOT NULL CHECK (budget_cents >= 0),
  fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
  PRIMARY KEY (refund_id, campaign_id)
);
CREATE INDEX brand_debt_payments_campaign_idx ON brand_debt_payments (campaign_id);
