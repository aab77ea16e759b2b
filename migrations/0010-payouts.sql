-- Withdrawals of creators, and what holds them.
CREATE TYPE payout_status AS ENUM ('queued', 'paid', 'failed');

CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  creator_id uuid NOT NULL REFERENCES creators,
  total_cents bigint NOT NULL CHECK (total_cents >= 1000),
  destination text NOT NULL,
  status payout_status NOT NULL DEFAULT 'queued',
  -- The provider's words, for admins; a creator reads a sentence of ours, chosen by the code of the refusal, which is null where
  -- an admin failed the payout in their own words.
  reason text,
  refusal_code text,
  stripe_transfer_id text UNIQUE,
  -- Paid outside of the provider, because it cannot be sent there: what the person finds on their statement.
  paid_reference text CHECK (length(paid_reference) BETWEEN 1 AND 200),
  -- What of a paid transfer came back. In full, the payout has failed.
  reversed_cents bigint NOT NULL DEFAULT 0
    CONSTRAINT payouts_check3 CHECK (reversed_cents BETWEEN 0 AND total_cents),
  -- The failed payout that it tries again.
  retries_payout_id uuid UNIQUE REFERENCES payouts,

  attempt integer NOT NULL DEFAULT 1,
  -- One call to the provider at a time; a crash frees the payout when this has passed.
  calling_until timestamptz,
  calls_count integer NOT NULL DEFAULT 0,
  first_call_at timestamptz,
  -- When the provider was last called for the row: who waited longest for a call is looked at first.
  last_call_at timestamptz,
  -- The provider's list was read last and named no transfer.
  looked_at timestamptz,
  -- Since when the outcome of a call under the present attempt's key is not known.
  unknown_since timestamptz,
  -- The provider's available balance was too low at the last try.
  waits_for_money boolean NOT NULL DEFAULT false,
  needs_admin boolean NOT NULL DEFAULT false,

  -- Held by an admin; so is, without this, a queued payout of a suspended creator. `released_at`: an admin sent it all the
  -- same; it counts for the hold or suspension it came after.
  held_at timestamptz,
  held_reason text,
  released_at timestamptz,

  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CHECK ((status = 'queued') = (settled_at IS NULL)),
  CONSTRAINT payouts_check2 CHECK (status <> 'failed' OR reason IS NOT NULL),
  CONSTRAINT payouts_held_check CHECK ((held_at IS NULL) = (held_reason IS NULL)),
  CONSTRAINT payouts_paid_by
    CHECK (status <> 'paid' OR num_nonnulls(stripe_transfer_id, paid_reference) = 1)
);
CREATE UNIQUE INDEX payouts_one_open ON payouts (creator_id) WHERE status = 'queued';
CREATE INDEX payouts_creator_idx ON payouts (creator_id, created_at DESC, id DESC);
CREATE INDEX payouts_created_idx ON payouts (created_at DESC, id DESC);
CREATE INDEX payouts_settled_idx ON payouts (settled_at) WHERE status <> 'queued';
CREATE INDEX payouts_held_idx ON payouts (held_at) WHERE held_at IS NOT NULL;
CREATE INDEX payouts_words_idx ON payouts
  USING gin ((' ' || lower(id::text || ' ' || coalesce(stripe_transfer_id, ''))) gin_trgm_ops);

CREATE FUNCTION check_payout_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN
    (('queued', 'paid'), ('queued', 'failed'), ('paid', 'failed'))
  THEN
    RAISE EXCEPTION 'a payout cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payouts_edge BEFORE UPDATE OF status ON payouts
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_payout_edge();
CREATE TRIGGER payouts_stay BEFORE DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payouts_keep_id BEFORE UPDATE OF id ON payouts
  FOR EACH ROW WHEN (NEW.id <> OLD.id) EXECUTE FUNCTION refuse_change();

-- What a payout is the sum of. This link, not a sum, prevents paying twice.
CREATE TABLE payout_accruals (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  payout_id uuid NOT NULL REFERENCES payouts,
  accrued_cents bigint NOT NULL
);
CREATE INDEX payout_accruals_payout_idx ON payout_accruals (payout_id)
  INCLUDE (accrual_id, accrued_cents);

-- What the provider returned of a transfer.
CREATE TABLE payout_reversals (
  stripe_reversal_id text PRIMARY KEY,
  payout_id uuid NOT NULL REFERENCES payouts,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  at timestamptz NOT NULL
);
CREATE INDEX payout_reversals_payout_idx ON payout_reversals (payout_id);
CREATE TRIGGER payout_reversals_append_only BEFORE UPDATE OR DELETE ON payout_reversals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The bank accounts and cards a creator's payout account pays to, as the provider names them.
CREATE TABLE payout_destinations (
  creator_id uuid NOT NULL REFERENCES creators,
  fingerprint text NOT NULL,
  PRIMARY KEY (creator_id, fingerprint)
);
CREATE INDEX payout_destinations_fingerprint_idx ON payout_destinations (fingerprint);

-- Who holds a creator's payouts, each for a reason of their own: a release ends one of them.
-- creators.review_hold_at and review_hold_reason are those of all that are open together.
CREATE TABLE creator_payout_holds (
  id uuid PRIMARY KEY,
  creator_id uuid NOT NULL REFERENCES creators,
  reason text NOT NULL,
  -- Null for holds from before this was written down, where the audit log does not say it.
  held_by uuid REFERENCES users,
  held_at timestamptz NOT NULL,
  released_by uuid REFERENCES users,
  released_at timestamptz,
  CHECK (num_nonnulls(released_by, released_at) IN (0, 2))
);
CREATE INDEX creator_payout_holds_open_idx ON creator_payout_holds (creator_id, held_at)
  WHERE released_at IS NULL;
