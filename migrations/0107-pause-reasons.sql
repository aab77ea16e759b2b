-- Why a campaign takes no posts: a set, and each reason ends by its own. A campaign is live when none is left.
-- A draft that is funded may have reasons too: it does not go live before they end. Of a completed campaign
-- only an admin's reason is kept: its money waits.
ALTER TABLE campaigns ADD COLUMN pause_reasons text[] NOT NULL DEFAULT '{}'
  CHECK (pause_reasons <@ ARRAY['manual', 'budget_exhausted', 'funding_disputed', 'funding_lost',
    'admin', 'suspended']);
UPDATE campaigns SET pause_reasons = ARRAY[pause_reason] WHERE pause_reason IS NOT NULL;

-- Left over from a claim that was decided, or a suspension that ended, while something else kept it from being
-- live: that is its reason now, or its brand resumes it.
WITH stale AS (
  SELECT c.id, u.suspended_at IS NOT NULL AS is_suspended, campaign_left_cents(c) <= 0 AS is_spent
  FROM campaigns c JOIN brands b ON b.id = c.brand_id JOIN users u ON u.id = b.owner_user_id
  WHERE (c.pause_reason = 'funding_disputed' AND NOT is_campaign_disputed(c.id))
    OR (c.pause_reason = 'suspended' AND u.suspended_at IS NULL)
)
UPDATE campaigns c SET exhausted_at = CASE WHEN is_spent THEN now() ELSE c.exhausted_at END,
  pause_reasons = CASE WHEN is_suspended THEN ARRAY['suspended'] WHEN is_spent THEN ARRAY['budget_exhausted']
    ELSE ARRAY['manual'] END
FROM stale WHERE c.id = stale.id;

-- The main one of a paused campaign: the one that says most about its money.
ALTER TABLE campaigns DROP COLUMN pause_reason;
ALTER TABLE campaigns ADD COLUMN pause_reason text GENERATED ALWAYS AS (
  CASE WHEN status <> 'paused' THEN NULL
    WHEN 'funding_lost' = ANY(pause_reasons) THEN 'funding_lost'
    WHEN 'funding_disputed' = ANY(pause_reasons) THEN 'funding_disputed'
    WHEN 'budget_exhausted' = ANY(pause_reasons) THEN 'budget_exhausted'
    WHEN 'admin' = ANY(pause_reasons) THEN 'admin'
    WHEN 'suspended' = ANY(pause_reasons) THEN 'suspended'
    ELSE pause_reasons[1] END) STORED;

ALTER TABLE campaigns
  ADD CONSTRAINT campaigns_live_without_reasons CHECK (status <> 'live' OR pause_reasons = '{}'),
  ADD CONSTRAINT campaigns_paused_for_reasons CHECK (status <> 'paused' OR pause_reasons <> '{}'),
  ADD CONSTRAINT campaigns_completed_reasons CHECK (status <> 'completed' OR pause_reasons <@ ARRAY['admin']);

-- Paid while its campaign took no money, because of a claim or a loss: in the books as a payment of no campaign.
ALTER TABLE campaign_funding ADD COLUMN set_apart_at timestamptz,
  ADD CONSTRAINT campaign_funding_set_apart CHECK (set_apart_at IS NULL OR status = 'failed');

-- A step that ends reasons, or adds one to a campaign that had others, may leave the status as it is.
ALTER TABLE campaign_status_changes ADD COLUMN lifted text[] NOT NULL DEFAULT '{}';

-- What else keeps a campaign from being live today: a suspension, or a claim, of one that was paused before.
UPDATE campaigns c SET pause_reasons = array_append(pause_reasons, 'suspended')
FROM brands b JOIN users u ON u.id = b.owner_user_id
WHERE b.id = c.brand_id AND u.suspended_at IS NOT NULL AND NOT 'suspended' = ANY(pause_reasons)
  AND (c.status = 'paused' OR (c.status = 'draft' AND c.funded_cents > 0));
UPDATE campaigns c SET pause_reasons = array_append(pause_reasons, 'funding_disputed')
WHERE is_campaign_disputed(id) AND NOT 'funding_disputed' = ANY(pause_reasons)
  AND (status = 'paused' OR (status = 'draft' AND funded_cents > 0));

-- Paused for something else, and without money: its seven days begin now.
WITH spent AS (
  UPDATE campaigns c SET pause_reasons = array_append(pause_reasons, 'budget_exhausted'), exhausted_at = now()
  WHERE status = 'paused' AND campaign_left_cents(c) <= 0
    AND NOT pause_reasons && '{budget_exhausted,funding_disputed,funding_lost}'
  RETURNING id
)
INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
SELECT id, 'paused', 'paused', 'system', 'budget_exhausted' FROM spent;

-- Of what a claim took beyond its campaign's money: what came back to the campaign while the bank decides. It waits
-- for the decision, and counts if the payment is lost.
ALTER TABLE chargebacks
  ADD COLUMN covered_from_budget_cents bigint NOT NULL DEFAULT 0 CHECK (covered_from_budget_cents >= 0),
  ADD COLUMN covered_from_fee_cents bigint NOT NULL DEFAULT 0 CHECK (covered_from_fee_cents >= 0),
  DROP CONSTRAINT chargebacks_check1,
  ADD CONSTRAINT chargebacks_covered_within_owed
    CHECK (covered_from_budget_cents + covered_from_fee_cents <= owed_cents),
  ADD CONSTRAINT chargebacks_loss_whole
    CHECK (paid_from_budget_cents + paid_from_fee_cents + written_off_cents = CASE WHEN status = 'lost'
      THEN owed_cents - covered_from_budget_cents - covered_from_fee_cents ELSE 0 END);

-- Money can still come to it: it has not ended, and no bank has kept a payment of it, or one has still to decide.
CREATE OR REPLACE FUNCTION can_get_money(campaign campaigns) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT (campaign.status <> 'completed' AND NOT 'funding_lost' = ANY(campaign.pause_reasons))
    OR is_campaign_disputed(campaign.id)
$$;
