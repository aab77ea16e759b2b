-- The days of one campaign lie on as many pages, because each settlement writes one day of many campaigns. With the
-- sums in its index, the history of a brand with hundreds of campaigns is read from the index alone.
CREATE UNIQUE INDEX campaign_days_sums_idx ON campaign_days (campaign_id, day) INCLUDE (view_count, cost_cents);
ALTER TABLE campaign_days DROP CONSTRAINT campaign_days_pkey,
  ADD CONSTRAINT campaign_days_pkey PRIMARY KEY USING INDEX campaign_days_sums_idx;
