-- Campaigns: their terms, their money, and why one takes no posts.
CREATE TYPE campaign_status AS ENUM ('draft', 'live', 'paused', 'completed');
CREATE TYPE campaign_type AS ENUM ('ugc');
CREATE TYPE campaign_category AS ENUM ('personal_brand', 'fashion', 'lifestyle');

CREATE TABLE campaigns (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brands,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  type campaign_type NOT NULL DEFAULT 'ugc',
  category campaign_category NOT NULL,

  -- Why it takes no posts: a set, and each reason ends by its own. A campaign is live when none is left. A draft that is funded
  -- may have reasons too: it does not go live before they end. Of a completed campaign only an admin's reason is
  -- kept: its money waits.
  status campaign_status NOT NULL DEFAULT 'draft',
  pause_reasons text[] NOT NULL DEFAULT '{}'
    CHECK (pause_reasons <@ ARRAY['manual', 'budget_exhausted', 'funding_disputed', 'funding_lost',
      'admin', 'suspended']),
  -- The main one of a paused campaign: the one that says most about its money.
  pause_reason text GENERATED ALWAYS AS (
    CASE WHEN status <> 'paused' THEN NULL
      WHEN 'funding_lost' = ANY(pause_reasons) THEN 'funding_lost'
      WHEN 'funding_disputed' = ANY(pause_reasons) THEN 'funding_disputed'
      WHEN 'budget_exhausted' = ANY(pause_reasons) THEN 'budget_exhausted'
      WHEN 'admin' = ANY(pause_reasons) THEN 'admin'
      WHEN 'suspended' = ANY(pause_reasons) THEN 'suspended'
      ELSE pause_reasons[1] END) STORED,

  -- The terms. A submission keeps those of its moment. 0 is no maximum; NULL is any number of creators.
  reward_rate_per_k_views_cents bigint NOT NULL CHECK (reward_rate_per_k_views_cents > 0),
  min_payout_cents bigint NOT NULL CHECK (min_payout_cents >= 0),
  max_payout_cents bigint NOT NULL CHECK (max_payout_cents >= 0),
  flat_bonus_cents bigint NOT NULL DEFAULT 0 CHECK (flat_bonus_cents >= 0),
  platforms_allowed platform[] NOT NULL CHECK (cardinality(platforms_allowed) > 0),
  content_requirements text CHECK (length(content_requirements) <= 5000),
  available_content_url text CHECK (available_content_url LIKE 'https://%'),
  -- A picture on another host would tell that host who looks at the campaign.
  thumbnail_url text CONSTRAINT campaigns_thumbnail_is_upload
    CHECK (thumbnail_url ~ '^/uploads/[a-z0-9-]+\.webp$'),
  auto_approve_after_hours integer NOT NULL DEFAULT 48
    CHECK (auto_approve_after_hours BETWEEN 1 AND 720),
  -- What one creator may have in it. Beyond it nothing is submitted, and the system approves nothing by itself.
  pending_posts_max integer NOT NULL DEFAULT 3 CHECK (pending_posts_max BETWEEN 1 AND 100),
  approved_posts_max integer NOT NULL DEFAULT 10 CHECK (approved_posts_max BETWEEN 1 AND 1000),
  creators_max integer CHECK (creators_max BETWEEN 1 AND 10000),
  -- Read and submitted to only by those who joined by its link.
  is_invite_only boolean NOT NULL DEFAULT false,
  -- Only posts marked as advertising may be submitted.
  needs_disclosure boolean NOT NULL DEFAULT false,

  -- The money: the creators' part, and the fee beside it, which is earned as creators earn.
  currency text NOT NULL DEFAULT 'usd' CHECK (currency = 'usd'),
  budget_cents bigint NOT NULL CHECK (budget_cents > 0),
  funded_cents bigint NOT NULL DEFAULT 0 CHECK (funded_cents >= 0),
  paid_out_cents bigint NOT NULL DEFAULT 0 CHECK (paid_out_cents >= 0),
  -- What reached the brand's cards again, what chargebacks took, and what paid the brand's debts.
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  charged_back_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_cents >= 0),
  debt_paid_cents bigint NOT NULL DEFAULT 0 CHECK (debt_paid_cents >= 0),
  fee_funded_cents bigint NOT NULL DEFAULT 0 CHECK (fee_funded_cents >= 0),
  fee_earned_cents bigint NOT NULL DEFAULT 0 CHECK (fee_earned_cents >= 0),
  charged_back_fee_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_fee_cents >= 0),
  debt_paid_fee_cents bigint NOT NULL DEFAULT 0 CHECK (debt_paid_fee_cents >= 0),

  created_at timestamptz NOT NULL DEFAULT now(),
  starts_at timestamptz,
  ends_at timestamptz,
  live_at timestamptz,
  exhausted_at timestamptz,
  completed_at timestamptz,

  CHECK (paid_out_cents <= budget_cents),
  CHECK (paid_out_cents <= funded_cents),
  CHECK (funded_cents <= budget_cents),
  CHECK (fee_earned_cents <= fee_funded_cents),
  CHECK (max_payout_cents = 0 OR max_payout_cents >= min_payout_cents),
  CHECK (ends_at > starts_at),
  -- A funded draft can be ended, so that its money is not held by a campaign that never begins.
  CONSTRAINT campaigns_live_at_check CHECK (
    (status <> 'draft' OR live_at IS NULL)
    AND (status NOT IN ('live', 'paused') OR live_at IS NOT NULL)),
  CONSTRAINT campaigns_live_without_reasons CHECK (status <> 'live' OR pause_reasons = '{}'),
  CONSTRAINT campaigns_paused_for_reasons CHECK (status <> 'paused' OR pause_reasons <> '{}'),
  CONSTRAINT campaigns_completed_reasons CHECK (status <> 'completed' OR pause_reasons <@ ARRAY['admin'])
) WITH (fillfactor = 70);
CREATE INDEX campaigns_brand_idx ON campaigns (brand_id, created_at DESC, id DESC);
CREATE INDEX campaigns_created_idx ON campaigns (created_at DESC, id DESC);
CREATE INDEX campaigns_name_form_idx ON campaigns USING gin ((' ' || search_form(name)) gin_trgm_ops);
-- For a profile, which says how many of them its creator was in.
CREATE INDEX campaigns_completed_idx ON campaigns (id) WHERE status = 'completed';
-- Explore, newest first, by rate and by end; the condition and expression are those of its statements.
CREATE INDEX campaigns_live_idx ON campaigns (created_at DESC, id DESC) WHERE status = 'live';
CREATE INDEX campaigns_live_rate_idx ON campaigns (reward_rate_per_k_views_cents DESC, id DESC)
  WHERE status = 'live';
CREATE INDEX campaigns_live_end_idx
  ON campaigns (coalesce(ends_at, '9999-12-31 00:00:00+00'::timestamptz), id) WHERE status = 'live';

-- The edges of rules §2; the code says who may take them, the database that no other exists.
CREATE FUNCTION check_campaign_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN
    (('draft', 'live'), ('live', 'paused'), ('paused', 'live'),
     ('live', 'completed'), ('paused', 'completed'), ('draft', 'completed'))
  THEN
    RAISE EXCEPTION 'a campaign cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  IF (OLD.status, NEW.status) = ('draft', 'completed') AND OLD.funded_cents = 0 THEN
    RAISE EXCEPTION 'a draft that nobody funded cannot be completed'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER campaigns_edge BEFORE UPDATE OF status ON campaigns
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_campaign_edge();
CREATE TRIGGER campaigns_stay BEFORE DELETE ON campaigns
  FOR EACH ROW WHEN (OLD.status <> 'draft' OR OLD.funded_cents > 0) EXECUTE FUNCTION refuse_change();

-- What nobody has earned of a campaign's money, everywhere the same (rules §2).
CREATE FUNCTION campaign_left_cents(campaign campaigns) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.funded_cents - campaign.paid_out_cents - campaign.refunded_cents
    - campaign.charged_back_cents - campaign.debt_paid_cents
$$;

-- A live campaign has money. Checked at the commit, so that the statement that spends the last cent
-- and the one that pauses may follow each other.
CREATE FUNCTION refuse_live_without_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM campaigns c
    WHERE c.id = NEW.id AND c.status = 'live' AND campaign_left_cents(c) <= 0)
  THEN
    RAISE EXCEPTION 'campaign % is live and has no money left', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'campaigns_live_with_money';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER campaigns_live_with_money
  AFTER INSERT OR UPDATE OF status, funded_cents, paid_out_cents ON campaigns
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'live' AND NEW.paid_out_cents >= NEW.funded_cents)
  EXECUTE FUNCTION refuse_live_without_money();

-- Servers keep pages of the live list in memory and read them again after this notice, which
-- PostgreSQL sends when the change commits.
CREATE FUNCTION tell_campaigns_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('campaigns', '');
  RETURN NULL;
END $$;
CREATE TRIGGER campaigns_tell AFTER INSERT OR UPDATE OR DELETE ON campaigns
  FOR EACH STATEMENT EXECUTE FUNCTION tell_campaigns_changed();
-- A brand's name stands in the list.
CREATE TRIGGER brands_tell AFTER UPDATE OF name ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION tell_campaigns_changed();

-- A step that ends reasons, or adds one to a campaign that had others, may leave the status as it is.
CREATE TABLE campaign_status_changes (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  from_status campaign_status,
  to_status campaign_status NOT NULL,
  -- The reason that was added, and those that ended.
  reason text,
  lifted text[] NOT NULL DEFAULT '{}',
  actor_kind text NOT NULL CHECK (actor_kind IN ('brand', 'admin', 'system')),
  actor_user_id uuid,
  -- What a person gave as the reason, in words.
  note text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX campaign_status_changes_campaign_idx ON campaign_status_changes (campaign_id, seq);
CREATE INDEX campaign_status_changes_at_idx ON campaign_status_changes (at);

-- A campaign's history goes with a draft that is deleted, and in no other way.
CREATE FUNCTION refuse_delete_beside_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM campaigns WHERE id = OLD.campaign_id) THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER campaign_status_changes_append_only BEFORE UPDATE ON campaign_status_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER campaign_status_changes_stay BEFORE DELETE ON campaign_status_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_delete_beside_campaign();

-- The times in which a campaign took no posts, up to `until`.
CREATE FUNCTION campaign_closed_times(campaign uuid, until timestamptz) RETURNS tstzmultirange
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT coalesce(range_agg(tstzrange(x.at, greatest(x.at, x.next_at))) FILTER (WHERE x.to_status <> 'live'), '{}')
  FROM (
    SELECT to_status, at, coalesce(lead(at) OVER (ORDER BY seq), until) AS next_at
    FROM campaign_status_changes WHERE campaign_id = campaign
  ) x
$$;

-- The one link of a campaign that works. The hash finds it; sealed, its brand can copy it again.
CREATE TABLE campaign_links (
  campaign_id uuid PRIMARY KEY REFERENCES campaigns ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  sealed_token text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Who joined stays, whatever happens to the link.
CREATE TABLE campaign_joins (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creators,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, creator_id)
);
CREATE INDEX campaign_joins_newest_idx ON campaign_joins (campaign_id, joined_at DESC, creator_id DESC);
CREATE INDEX campaign_joins_creator_idx ON campaign_joins (creator_id, joined_at DESC, campaign_id DESC);
