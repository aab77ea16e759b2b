-- What a card can still take is one sum. Where a campaign's money and its payments were split in other proportions (a debt or
-- a loss was paid in between), the budget goes back to a payment's fee part as well, or the fee to its amount: at most the whole.
ALTER TABLE campaign_funding
  DROP CONSTRAINT campaign_funding_check1,
  DROP CONSTRAINT campaign_funding_check2,
  ADD CONSTRAINT campaign_funding_refunded_not_negative
    CHECK (refunded_amount_cents >= 0 AND refunded_fee_cents >= 0);

-- Lost while it was paused for something else, or scheduled, before reasons were a set: the loss was forgotten, and its brand
-- could pay in. It waits for an admin, unless one has let it go on since.
WITH lost AS (
  UPDATE campaigns c SET pause_reasons = array_append(pause_reasons, 'funding_lost')
  WHERE NOT 'funding_lost' = ANY(pause_reasons)
    AND (status = 'paused' OR (status = 'draft' AND funded_cents > 0))
    AND EXISTS (SELECT FROM chargebacks b WHERE b.campaign_id = c.id AND b.status = 'lost'
      AND NOT EXISTS (SELECT FROM campaign_status_changes s WHERE s.campaign_id = c.id AND s.at >= b.closed_at
        AND (s.actor_kind = 'admin' AND s.to_status = 'live' OR 'funding_lost' = ANY(s.lifted))))
  RETURNING id, status
)
INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
SELECT id, status, status, 'system', 'funding_lost' FROM lost;

-- Paused for a loss that the bank has taken back since: it would wait for an admin for ever. What else is true of it is its
-- reason now, or its brand resumes it.
WITH stale AS (
  SELECT c.id, array_remove(c.pause_reasons, 'funding_lost') AS rest,
    c.status = 'paused' AND campaign_left_cents(c) <= 0 AND NOT is_campaign_disputed(c.id) AS is_spent
  FROM campaigns c
  WHERE 'funding_lost' = ANY(c.pause_reasons)
    AND EXISTS (SELECT FROM chargebacks b WHERE b.campaign_id = c.id AND b.status = 'won')
    AND NOT EXISTS (SELECT FROM chargebacks b WHERE b.campaign_id = c.id AND b.status = 'lost')
), ended AS (
  UPDATE campaigns c SET
    exhausted_at = CASE WHEN stale.is_spent THEN coalesce(c.exhausted_at, now()) ELSE c.exhausted_at END,
    pause_reasons = CASE WHEN stale.is_spent AND NOT 'budget_exhausted' = ANY(stale.rest)
        THEN array_append(stale.rest, 'budget_exhausted')
      WHEN c.status = 'paused' AND stale.rest = '{}' THEN ARRAY['manual'] ELSE stale.rest END
  FROM stale WHERE c.id = stale.id
  RETURNING c.id, c.status, (SELECT r FROM unnest(c.pause_reasons) r WHERE r <> ALL (stale.rest)) AS added
)
INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason, lifted)
SELECT id, status, status, 'system', added, '{funding_lost}' FROM ended;
