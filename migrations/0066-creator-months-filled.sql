-- What is missing is added to what was counted meanwhile: one snapshot sees the accruals and their months alike.
INSERT INTO creator_months AS m
    (creator_id, month, campaign_id, earned_cents, taken_back_cents, goodwill_cents)
  SELECT creator_id, month, campaign_id, a.earned - coalesce(known.earned_cents, 0),
    a.taken_back - coalesce(known.taken_back_cents, 0), a.goodwill - coalesce(known.goodwill_cents, 0)
  FROM (
    SELECT creator_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month, campaign_id,
      coalesce(sum(accrued_cents) FILTER (WHERE kind NOT IN ('correction', 'goodwill')), 0) AS earned,
      -coalesce(sum(accrued_cents) FILTER (WHERE kind = 'correction'), 0) AS taken_back,
      coalesce(sum(accrued_cents) FILTER (WHERE kind = 'goodwill'), 0) AS goodwill
    FROM earning_accruals WHERE campaign_id IS NOT NULL GROUP BY 1, 2, 3
  ) a LEFT JOIN creator_months known USING (creator_id, month, campaign_id)
  ORDER BY 1, 2, 3
  ON CONFLICT (creator_id, month, campaign_id) DO UPDATE SET
    earned_cents = m.earned_cents + excluded.earned_cents,
    taken_back_cents = m.taken_back_cents + excluded.taken_back_cents,
    goodwill_cents = m.goodwill_cents + excluded.goodwill_cents;
