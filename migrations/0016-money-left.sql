-- What nobody has earned of a campaign's money, everywhere the same (rules §2).
CREATE FUNCTION campaign_left_cents(campaign campaigns) RETURNS bigint STABLE PARALLEL SAFE
LANGUAGE sql AS $$
  SELECT campaign.funded_cents - campaign.paid_out_cents
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

-- Campaigns from before this rule.
WITH spent AS (
  UPDATE campaigns c SET status = 'paused', pause_reason = 'budget_exhausted', exhausted_at = now()
  WHERE status = 'live' AND campaign_left_cents(c) <= 0
  RETURNING id
), history AS (
  INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
  SELECT id, 'live', 'paused', 'system', 'budget_exhausted' FROM spent
)
INSERT INTO audit_log (id, actor_kind, action, object_type, object_id, before, after)
SELECT gen_random_uuid(), 'system', 'campaign.pause', 'campaign', id,
  '{"status": "live", "pauseReason": null}',
  '{"status": "paused", "pauseReason": "budget_exhausted"}'
FROM spent;

CREATE CONSTRAINT TRIGGER campaigns_live_with_money
  AFTER INSERT OR UPDATE OF status, funded_cents, paid_out_cents ON campaigns
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'live' AND NEW.paid_out_cents >= NEW.funded_cents)
  EXECUTE FUNCTION refuse_live_without_money();
