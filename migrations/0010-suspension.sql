-- The money of a suspended person stands still until an admin releases it or takes it back.
CREATE FUNCTION is_creator_suspended(creator uuid) RETURNS boolean STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM creators c JOIN users u ON u.id = c.user_id
    WHERE c.id = creator AND u.suspended_at IS NOT NULL)
$$;

-- The last place an accrual can be in: taken back, with the correction that undid it. An accrual is
-- taken back once and whole.
CREATE TABLE accrual_corrections (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  correction_id uuid NOT NULL UNIQUE REFERENCES earning_accruals,
  accrued_cents bigint NOT NULL CHECK (accrued_cents > 0),
  CHECK (accrual_id <> correction_id)
);
CREATE TRIGGER accrual_corrections_append_only BEFORE UPDATE OR DELETE ON accrual_corrections
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A queued payout of a suspended creator is held. `released_at`: an admin sent it all the same; it
-- counts for the suspension it came after. `looked_at`: the provider's list was read last and named
-- no transfer.
ALTER TABLE payouts ADD COLUMN released_at timestamptz, ADD COLUMN looked_at timestamptz;

ALTER TABLE campaigns DROP CONSTRAINT campaigns_pause_reason_check;
ALTER TABLE campaigns ADD CONSTRAINT campaigns_pause_reason_check CHECK
  (pause_reason IN ('manual', 'budget_exhausted', 'funding_disputed', 'admin', 'suspended'));

-- What brands that are suspended already still have live.
WITH paused AS (
  UPDATE campaigns c SET status = 'paused', pause_reason = 'suspended'
  FROM brands b JOIN users u ON u.id = b.owner_user_id
  WHERE b.id = c.brand_id AND c.status = 'live' AND u.suspended_at IS NOT NULL
  RETURNING c.id
)
INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
SELECT id, 'live', 'paused', 'system', 'suspended' FROM paused;
