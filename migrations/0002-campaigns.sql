-- Campaigns, their funding, and the posts submitted to them.
CREATE TYPE campaign_status AS ENUM ('draft', 'live', 'paused', 'completed');
CREATE TYPE campaign_type AS ENUM ('ugc');
CREATE TYPE campaign_category AS ENUM ('personal_brand', 'fashion', 'lifestyle');
CREATE TYPE submission_status AS ENUM ('pending', 'approved', 'rejected', 'locked', 'paid');
CREATE TYPE funding_status AS ENUM ('succeeded', 'pending', 'failed');
CREATE TYPE dispute_status AS ENUM ('open', 'resolved', 'rejected');
CREATE TYPE metric_source AS ENUM ('api', 'manual');

CREATE TABLE campaigns (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brands,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  type campaign_type NOT NULL DEFAULT 'ugc',
  category campaign_category NOT NULL,
  status campaign_status NOT NULL DEFAULT 'draft',
  currency text NOT NULL DEFAULT 'usd' CHECK (currency = 'usd'),
  budget_cents bigint NOT NULL CHECK (budget_cents > 0),
  reward_rate_per_k_views_cents bigint NOT NULL CHECK (reward_rate_per_k_views_cents > 0),
  min_payout_cents bigint NOT NULL CHECK (min_payout_cents >= 0),
  max_payout_cents bigint NOT NULL CHECK (max_payout_cents >= 0),
  flat_bonus_cents bigint NOT NULL DEFAULT 0 CHECK (flat_bonus_cents >= 0),
  platforms_allowed platform[] NOT NULL CHECK (cardinality(platforms_allowed) > 0),
  available_content_url text CHECK (available_content_url LIKE 'https://%'),
  content_requirements text CHECK (length(content_requirements) <= 5000),
  thumbnail_url text,
  auto_approve_after_hours integer NOT NULL DEFAULT 48
    CHECK (auto_approve_after_hours BETWEEN 1 AND 720),
  paid_out_cents bigint NOT NULL DEFAULT 0 CHECK (paid_out_cents >= 0),
  funded_cents bigint NOT NULL DEFAULT 0 CHECK (funded_cents >= 0),
  fee_funded_cents bigint NOT NULL DEFAULT 0 CHECK (fee_funded_cents >= 0),
  fee_earned_cents bigint NOT NULL DEFAULT 0 CHECK (fee_earned_cents >= 0),
  pause_reason text
    CHECK (pause_reason IN ('manual', 'budget_exhausted', 'funding_disputed', 'admin')),
  exhausted_at timestamptz,
  live_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  starts_at timestamptz,
  ends_at timestamptz,
  CHECK (paid_out_cents <= budget_cents),
  CHECK (paid_out_cents <= funded_cents),
  CHECK (funded_cents <= budget_cents),
  CHECK (fee_earned_cents <= fee_funded_cents),
  CHECK (max_payout_cents = 0 OR max_payout_cents >= min_payout_cents),
  CHECK (ends_at > starts_at),
  CHECK ((status = 'paused') = (pause_reason IS NOT NULL)),
  CHECK ((status = 'draft') = (live_at IS NULL))
) WITH (fillfactor = 70);
CREATE INDEX campaigns_brand_idx ON campaigns (brand_id, created_at DESC, id DESC);
CREATE INDEX campaigns_live_idx ON campaigns (created_at DESC, id DESC) WHERE status = 'live';

CREATE TABLE campaign_status_changes (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  from_status campaign_status,
  to_status campaign_status NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('brand', 'admin', 'system')),
  actor_user_id uuid,
  reason text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX campaign_status_changes_campaign_idx ON campaign_status_changes (campaign_id, seq);

-- The edges of rules §2; the code says who may take them, the database that no other exists.
CREATE FUNCTION check_campaign_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN
    (('draft', 'live'), ('live', 'paused'), ('paused', 'live'),
     ('live', 'completed'), ('paused', 'completed'))
  THEN
    RAISE EXCEPTION 'a campaign cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER campaigns_edge BEFORE UPDATE OF status ON campaigns
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_campaign_edge();

-- The row exists before the provider's PaymentIntent, so that no event is an orphan.
CREATE TABLE campaign_funding (
  id uuid PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  brand_id uuid NOT NULL REFERENCES brands,
  stripe_payment_intent_id text UNIQUE,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  fee_cents bigint NOT NULL DEFAULT 0 CHECK (fee_cents >= 0),
  status funding_status NOT NULL DEFAULT 'pending',
  last_error text,
  checked_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (status <> 'succeeded' OR (stripe_payment_intent_id IS NOT NULL AND settled_at IS NOT NULL))
);
CREATE INDEX campaign_funding_campaign_idx ON campaign_funding (campaign_id, created_at DESC);
CREATE INDEX campaign_funding_brand_idx ON campaign_funding (brand_id, created_at DESC);
CREATE INDEX campaign_funding_pending_idx ON campaign_funding (created_at) WHERE status = 'pending';

CREATE TABLE submissions (
  id uuid PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  creator_id uuid NOT NULL REFERENCES creators,
  social_account_id uuid NOT NULL REFERENCES social_accounts,
  platform platform NOT NULL,
  post_url text NOT NULL CHECK (post_url LIKE 'https://%'),
  external_post_id text NOT NULL,
  title text,
  description text,
  thumbnail_url text,
  published_at timestamptz,
  status submission_status NOT NULL DEFAULT 'pending',
  reason text,
  rejection_code text,
  risks text[] NOT NULL DEFAULT '{}',
  -- The terms it was made under; a change to the campaign never touches them.
  rate_per_k_views_cents bigint NOT NULL CHECK (rate_per_k_views_cents > 0),
  min_payout_cents bigint NOT NULL CHECK (min_payout_cents >= 0),
  max_payout_cents bigint NOT NULL CHECK (max_payout_cents >= 0),
  flat_bonus_cents bigint NOT NULL CHECK (flat_bonus_cents >= 0),
  submitted_at timestamptz NOT NULL DEFAULT now(),
  auto_approves_at timestamptz NOT NULL,
  needs_admin boolean NOT NULL DEFAULT false,
  resubmitted_at timestamptz,
  approved_at timestamptz,
  rejected_at timestamptz,
  tracks_until timestamptz,
  locked_at timestamptz,
  lock_reason text CHECK (lock_reason IN ('window', 'cap', 'budget', 'gone', 'ended')),
  paid_at timestamptz,
  CHECK (status NOT IN ('approved', 'locked', 'paid') OR approved_at IS NOT NULL),
  CHECK (status <> 'rejected' OR (rejected_at IS NOT NULL AND rejection_code IS NOT NULL)),
  CHECK (status NOT IN ('locked', 'paid') OR lock_reason IS NOT NULL)
);
CREATE UNIQUE INDEX submissions_one_live_per_post ON submissions (platform, external_post_id)
  WHERE status <> 'rejected';
CREATE INDEX submissions_creator_idx ON submissions (creator_id, submitted_at DESC, id DESC);
CREATE INDEX submissions_campaign_idx ON submissions (campaign_id, submitted_at DESC, id DESC);
CREATE INDEX submissions_pending_idx ON submissions (auto_approves_at) WHERE status = 'pending';
CREATE INDEX submissions_approved_idx ON submissions (tracks_until) WHERE status = 'approved';

CREATE TABLE submission_status_changes (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  from_status submission_status,
  to_status submission_status NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('creator', 'brand', 'admin', 'system')),
  actor_user_id uuid,
  note text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX submission_status_changes_submission_idx ON submission_status_changes (submission_id, seq);
CREATE TRIGGER submission_status_changes_append_only BEFORE UPDATE OR DELETE
  ON submission_status_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_submission_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN
    (('pending', 'approved'), ('pending', 'rejected'), ('rejected', 'pending'),
     ('approved', 'locked'), ('locked', 'paid'), ('rejected', 'approved'), ('locked', 'approved'),
     ('approved', 'rejected'), ('locked', 'rejected'), ('paid', 'rejected'), ('paid', 'locked'))
  THEN
    RAISE EXCEPTION 'a submission cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER submissions_edge BEFORE UPDATE OF status ON submissions
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION check_submission_edge();

CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  reviewer_user_id uuid REFERENCES users,
  action text NOT NULL CHECK (action IN ('approve', 'reject')),
  notes text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX reviews_submission_idx ON reviews (submission_id);

CREATE TABLE disputes (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL UNIQUE REFERENCES submissions,
  opened_by_user_id uuid NOT NULL REFERENCES users,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
  status dispute_status NOT NULL DEFAULT 'open',
  resolution_notes text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (status = 'open' OR resolution_notes IS NOT NULL)
);
